/** What games of a fixed number of rounds share: nobody gives up, and the sum of all rounds decides. */
import { PipError } from './error.ts';
import type { MatchSoFar, RoundResult, Seat, Standing } from './game.ts';
import { sumOf } from './points.ts';

/** The highest sum wins, equal tops share the win (RUM-20, RUN-20). */
export function standingAfter(all: number, players: number, { rounds }: MatchSoFar): Standing {
  const scores = sumOf(rounds, players);
  const over = rounds.length >= all;
  const most = Math.max(...scores);
  const winners = scores.map((_, seat) => seat).filter((seat) => over && scores[seat] === most);
  return { scores, over, winners };
}

/** Throws 'over', or 'illegal-move' while the round goes on. */
export function noForfeit({ result }: { readonly result: RoundResult | null }, seat: Seat): never {
  if (result) throw new PipError('over');
  throw new PipError('illegal-move', { detail: { reason: 'forfeit', seat } });
}
