/** What the end of a round is worth (RUN-18, RUN-19), and how a match stands (RUN-20). */
import { standingAfter } from '../fixed-rounds.ts';
import type { MatchSoFar, RoundResult, Seat, Standing } from '../game.ts';
import type { RunFastOptions } from './model.ts';
import { PLAYERS } from './options.ts';

/** RUN-18: a card left costs one point, two when its holder never played a card. */
const SHUT_OUT = 2;

/** RUN-19: what a bomb brings its player. */
export const BOMB = 10;
/** RUN-19: what it costs each of the others. */
export const BOMB_COST = 5;

/** RUN-19: what the bombs played so far came to, by seat. */
export function bombPoints(bombs: readonly number[]): number[] {
  const all = bombs.reduce((sum, count) => sum + count, 0);
  return bombs.map((own) => own * BOMB - (all - own) * BOMB_COST);
}

/** RUN-18: what a seat pays for the cards it is left with. */
export function costOf(left: number, played: boolean): number {
  return played ? left : left * SHUT_OUT;
}

export interface Played {
  readonly hands: readonly (readonly unknown[])[];
  readonly played: readonly boolean[];
  readonly bombs: readonly number[];
}

/** A hand is empty (RUN-17): the others pay for what they hold (RUN-18); bombs are counted in (RUN-19). */
export function scoreOut({ hands, played, bombs }: Played, by: Seat): RoundResult {
  const left = hands.map(({ length }) => length);
  const costs = left.map((cards, seat) => costOf(cards, played[seat] ?? false));
  const all = costs.reduce((sum, cost) => sum + cost, 0);
  const inPlay = bombPoints(bombs);
  const points = costs.map((cost, seat) => (seat === by ? all : 0 - cost) + (inPlay[seat] ?? 0));
  return { end: 'out', winners: [by], points, left, inPlay };
}

/** RUN-20: the sum of all rounds; equal tops share the win. */
export function standing(options: RunFastOptions, soFar: MatchSoFar): Standing {
  return standingAfter(options.rounds, PLAYERS, soFar);
}
