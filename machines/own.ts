/** Copies that are their holder's own: what becomes of the one leaves the other alone. */
import type { MatchSoFar, RoundResult } from './game.ts';

export function ownResult(result: RoundResult): RoundResult {
  const { winners, points, left, inPlay } = result;
  return {
    ...result,
    winners: [...winners],
    points: [...points],
    left: [...left],
    ...(inPlay && { inPlay: [...inPlay] }),
  };
}

export function ownSoFar(soFar: MatchSoFar): MatchSoFar {
  return { ...soFar, rounds: soFar.rounds.map(ownResult) };
}
