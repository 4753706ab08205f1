/** How bots see the table: one number for its open ends, one for a play (tile · 4 + arm). Types and what both boards share. */
import type { DominoView } from '../model.ts';
import { HIGH, LOW, tileOf } from './masks.ts';
import type { Sight } from './view-to-masks.ts';

/** A play that is none: the free pass (PIP-22). */
export const PASS = -1;

const ARMS = 'LRUD';

export interface Board {
  /** The open ends that a view shows. */
  read(view: DominoView): number;
  /** The tiles that fit an arm. */
  at(ends: number, arm: number): number;
  /** The tiles that fit anywhere. */
  fits(ends: number): number;
  /** The ends after a play that fits. */
  after(ends: number, play: number): number;
  /** Every play of a hand; ends that lead to the same count once. */
  plays(hand: number, ends: number): number[];
  /** What ends score at once. */
  points(ends: number): number;
  /** How good a play looks at a glance to who holds `hand` and sees `seen` (its hand, the table). */
  glance(hand: number, seen: number, ends: number, play: number): number;
  /** How good a play looks to the seat that decides, after some thought. */
  weigh(sight: Sight, play: number): number;
}

/** The tile of a written one, such as '6-4'. */
export function tileFrom(word: string): number {
  return tileOf(Number(word[0]), Number(word[2]));
}

/** A written placement as a play. */
export function playFrom(move: string): number {
  return (tileFrom(move) << 2) | Math.max(0, ARMS.indexOf(move[4] ?? 'L'));
}

/** A play in the contract's notation; an opening names no arm. */
export function playText(play: number, opening: boolean): string {
  if (play === PASS) return 'pass';
  const tile = play >> 2;
  const text = `${HIGH[tile]}-${LOW[tile]}`;
  return opening ? text : `${text}@${ARMS[play & 3]}`;
}
