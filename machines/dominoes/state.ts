/** A round as the rules see it: immutable plain data. */
import type { LogEntry, MatchSoFar, RoundResult, Seat } from '../game.ts';
import { totalsWith } from '../points.ts';
import type { Slot } from '../slots.ts';
import type { Layout } from './line.ts';
import type { DominoOptions } from './model.ts';
import type { Rules } from './rule-sets.ts';

export interface DominoState {
  readonly options: DominoOptions;
  readonly rules: Rules;
  readonly round: number;
  readonly soFar: MatchSoFar;
  /** By seat, in the order dealt and drawn. */
  readonly hands: readonly (readonly Slot[])[];
  /** In drawing order. */
  readonly stock: readonly Slot[];
  readonly layout: Layout;
  readonly lead: 'forced' | 'free';
  readonly turn: Seat | null;
  /** Passes in a row. */
  readonly passes: number;
  /** The seat to move has drawn this turn. */
  readonly drew: boolean;
  /** Totals by side before this round. */
  readonly before: readonly number[];
  /** Points scored in play this round, by side. */
  readonly inPlay: readonly number[];
  /** Every draw with its tile where it is known; a view hides it from the others. */
  readonly log: readonly LogEntry[];
  readonly result: RoundResult | null;
}

/** Sides that score: seats, or pairs 0+2 and 1+3 (PIP-23). */
export function sideCount(rules: Rules, players: number): number {
  return rules.sides === 'pairs' ? 2 : players;
}

export function sideOf(rules: Rules, seat: Seat): number {
  return rules.sides === 'pairs' ? seat % 2 : seat;
}

/** Totals by side, points of this round included. */
export function totals({ before, inPlay, result }: DominoState): number[] {
  return totalsWith(before, result?.points ?? inPlay);
}
