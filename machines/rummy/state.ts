/** A round as the rules see it: immutable plain data. */
import type { LogEntry, MatchSoFar, RoundResult, Seat } from '../game.ts';
import { totalsWith } from '../points.ts';
import type { Slot } from '../slots.ts';
import type { RummyOptions } from './model.ts';
import type { TileSet } from './set.ts';

export interface RummyState {
  readonly options: RummyOptions;
  readonly round: number;
  /** Its `first` began the match's first round (RUM-3); a position need not tell it. */
  readonly soFar: MatchSoFar;
  /** Racks by seat, in the order dealt and drawn. */
  readonly hands: readonly (readonly Slot[])[];
  /** The pool in drawing order. */
  readonly stock: readonly Slot[];
  /** Valid sets as they lie. */
  readonly table: readonly TileSet[];
  /** RUM-11, by seat. */
  readonly melded: readonly boolean[];
  readonly turn: Seat | null;
  /** Passes in a row. */
  readonly passes: number;
  /** Totals by seat before this round. */
  readonly before: readonly number[];
  /** Every draw with its tile where it is known; a view hides it from the others. */
  readonly log: readonly LogEntry[];
  readonly result: RoundResult | null;
}

/** The tiles of all sets, set by set. */
export function laidTiles(table: readonly TileSet[]): string[] {
  return table.flatMap(({ tiles }) => tiles);
}

/** Totals by seat, points of this round included. */
export function totals({ before, result }: RummyState): number[] {
  return totalsWith(before, result?.points);
}
