/** What a finished round is worth to a side, by the row's way of counting. */
import type { BotRow } from './row.ts';

/**
 * What points are worth to a side that still needs `need`: every point counts until the match is won,
 * none afterwards, and winning the match counts on top.
 */
export const MATCH_BONUS = 20;

export function worth(points: number, need: number): number {
  return points >= need ? need + MATCH_BONUS : points;
}

function rounded(points: number, out: BotRow['out']): number {
  if (out === 'down5') return points - (points % 5);
  return out === 'nearest5' ? Math.round(points / 5) * 5 : points;
}

/** Points by side when `seat` has gone out; `counts` by seat. */
export function outPoints(row: BotRow, counts: readonly number[], seat: number): number[] {
  const mine = row.pairs ? seat & 1 : seat;
  const points = new Array<number>(row.pairs ? 2 : counts.length).fill(0);
  const sum = counts.reduce(
    (total, count, other) => ((row.pairs ? other & 1 : other) === mine ? total : total + count),
    0,
  );
  points[mine] = rounded(sum, row.out);
  return points;
}

/** Points by side of a blocked round; `counts` by seat. */
export function blockedPoints(row: BotRow, counts: readonly number[]): number[] {
  const bySide = row.pairs
    ? [0, 1].map((side) => (counts[side] ?? 0) + (counts[side + 2] ?? 0))
    : counts;
  const lowest = Math.min(...bySide);
  const winners = bySide.filter((count) => count === lowest).length;
  const sum = bySide.reduce((total, count) => total + count, 0);
  if (winners > 1 && row.tie === 'nobody') return bySide.map(() => 0);
  const spread = sum - lowest * bySide.length;
  const kind = winners > 1 ? 'differences' : row.blocked;
  const points = {
    'sum-less-own': sum - lowest * 2,
    differences: Math.floor(spread / winners),
    sides: spread,
    'whole-nearest5': rounded(sum - lowest, 'nearest5'),
  }[kind];
  return bySide.map((count) => (count === lowest ? points : 0));
}
