/** A line without points in play: its two ends are all that counts (left · 8 + right). */
import type { Board } from './board.ts';
import { HIGH, LOW, PIPS, topOf, WITH } from './masks.ts';
import { ruleValue } from './rule.ts';

/** The ends of a line without a tile: everything fits. */
export const EMPTY = 63;

/** The tiles that fit a pair of ends. */
export const FITS = Int32Array.from(
  { length: 64 },
  (_, ends) => (WITH[ends >> 3] ?? 0) | (WITH[ends & 7] ?? 0),
);

/** The ends after a play that fits. */
export function after(ends: number, play: number): number {
  const tile = play >> 2;
  if (ends === EMPTY) return ((HIGH[tile] ?? 0) << 3) | (LOW[tile] ?? 0);
  const pips = PIPS[tile] ?? 0;
  return play & 1 ? (ends & 56) | (pips - (ends & 7)) : ((pips - (ends >> 3)) << 3) | (ends & 7);
}

/** Every play of a hand: each tile at each end it fits, but equal ends once (they lead to the same). */
export function playsOf(hand: number, ends: number): number[] {
  const plays: number[] = [];
  const left = WITH[ends >> 3] ?? 0;
  const right = ends >> 3 === (ends & 7) ? 0 : (WITH[ends & 7] ?? 0);
  for (let rest = hand & (left | right); rest; ) {
    const tile = topOf(rest);
    const bit = 1 << tile;
    rest &= ~bit;
    if (left & bit) plays.push(tile << 2);
    if (right & bit) plays.push((tile << 2) | 1);
  }
  return plays;
}

/** How good a play looks to who holds `hand` and sees `seen`. */
export function lineGlance(hand: number, seen: number, ends: number, play: number): number {
  return ruleValue(hand, seen, FITS[after(ends, play)] ?? 0, play);
}

export const lineBoard: Board = {
  read: ({ line }) => (line ? (Number(line[0]) << 3) | Number(line[line.length - 1]) : EMPTY),
  at: (ends, arm) => (arm > 1 ? 0 : (WITH[arm ? ends & 7 : ends >> 3] ?? 0)),
  fits: (ends) => FITS[ends] ?? 0,
  after,
  plays: playsOf,
  points: () => 0,
  glance: lineGlance,
  weigh: ({ hand, played, ends }, play) => lineGlance(hand, hand | played, ends, play),
};
