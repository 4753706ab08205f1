/** Points added up, by side. */
import { PipError } from './error.ts';
import type { RoundResult, Standing } from './game.ts';

/** Totals with the points of a round that have come to them so far. */
export function totalsWith(
  before: readonly number[],
  points: readonly number[] | undefined,
): number[] {
  return before.map((total, side) => total + (points?.[side] ?? 0));
}

/** What rounds brought each side. */
export function sumOf(rounds: readonly RoundResult[], sides: number): number[] {
  return Array.from({ length: sides }, (_, side) =>
    rounds.reduce((total, { points }) => total + (points[side] ?? 0), 0),
  );
}

/** Totals at the start of a round. Throws 'over' when the match is decided. */
export function totalsBefore({ scores, over }: Standing): number[] {
  if (over) throw new PipError('over', { detail: { scores: scores.map(String) } });
  return scores;
}
