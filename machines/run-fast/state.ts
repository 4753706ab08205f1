/** A round as the rules see it: immutable plain data. */
import type { LogEntry, MatchSoFar, RoundResult, Seat } from '../game.ts';
import { totalsWith } from '../points.ts';
import type { Slot } from '../slots.ts';
import type { Card } from './card.ts';
import type { Combination } from './combination.ts';
import type { RunFastOptions } from './model.ts';
import { bombPoints } from './score.ts';

/** Cards on the table that the next player has to beat (RUN-13). */
export interface Beat {
  readonly cards: readonly Card[];
  readonly reading: Combination;
  readonly by: Seat;
}

export interface RunFastState {
  readonly options: RunFastOptions;
  readonly round: number;
  readonly soFar: MatchSoFar;
  /** By seat, in the order dealt. */
  readonly hands: readonly (readonly Slot[])[];
  readonly turn: Seat | null;
  /** null while somebody leads; the last play of all when the round is over. */
  readonly beat: Beat | null;
  /** RUN-18, by seat: has played a card. */
  readonly played: readonly boolean[];
  /** RUN-19, by seat: bombs played. */
  readonly bombs: readonly number[];
  /** Totals by seat before this round. */
  readonly before: readonly number[];
  readonly log: readonly LogEntry[];
  readonly result: RoundResult | null;
}

/** Totals by seat, points of this round included: of a running one those for bombs (RUN-19). */
export function totals({ before, bombs, result }: RunFastState): number[] {
  return totalsWith(before, result?.points ?? bombPoints(bombs));
}
