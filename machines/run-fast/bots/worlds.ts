/** Whole deals that agree with what a seat knows, drawn so that each is as likely as the cards make it. */
import type { Chance } from '../../chance.ts';
import { type Hands, MASKS, noHands, putIn, RANK_COUNT } from './masks.ts';
import { allowedBy } from './proof.ts';
import type { Sight } from './sight.ts';

/** Ways to take k of n equal cards. */
const WAYS: readonly (readonly number[])[] = [
  [1],
  [1, 1],
  [1, 2, 1],
  [1, 3, 3, 1],
  [1, 4, 6, 4, 1],
];

/** Draws the hands of one deal; null where no deal agrees. */
export type Draw = (chance: Chance) => Hands | null;

/** Prepares the drawing of deals. `proven`: what the log proves is heeded, rows left aside. */
export function drawFrom(sight: Sight, proven: boolean): Draw {
  const allowed = proven ? allowedBy(sight) : null;
  const others = [0, 1, 2].filter((seat) => seat !== sight.me);
  const [first = 0, second = 0] = others;
  const spare =
    sight.unseen.reduce((sum, count) => sum + count, 0) -
    (sight.hidden[first] ?? 0) -
    (sight.hidden[second] ?? 0);
  const may = (seat: number, rank: number, count: number) =>
    allowed === null || (((allowed[seat]?.[rank] ?? 0) >> count) & 1) === 1;
  const table = waysOf(sight.unseen, sight.hidden[first] ?? 0, (rank, count) => {
    const left = (sight.unseen[rank] ?? 0) - count;
    return may(first, rank, count) && (spare > 0 || may(second, rank, left));
  });

  return (chance) => {
    const one = take(table, sight.unseen, sight.hidden[first] ?? 0, chance);
    if (!one) return null;
    const left = sight.unseen.map((count, rank) => count - (one[rank] ?? 0));
    let two: number[] | null = left;
    if (spare > 0) {
      const count = sight.hidden[second] ?? 0;
      two = take(
        waysOf(left, count, (rank, n) => may(second, rank, n)),
        left,
        count,
        chance,
      );
      if (!two) return null;
    }
    const hands = noHands();
    for (let rank = 0; rank < RANK_COUNT; rank++) {
      for (let seat = 0; seat < 3; seat++) {
        const more = seat === first ? one[rank] : seat === second ? two[rank] : 0;
        putIn(hands, seat * MASKS, rank, (sight.known[seat]?.[rank] ?? 0) + (more ?? 0));
      }
    }
    return hands;
  };
}

/** In how many ways `n` cards of the ranks from r on can be taken: at [r][n]. Counts that aren't allowed have none. */
interface Ways {
  sums: number[][];
  each: number[][];
}

function waysOf(
  cards: readonly number[],
  size: number,
  allowed: (rank: number, count: number) => boolean,
): Ways {
  const sums = Array.from({ length: RANK_COUNT + 1 }, () => new Array<number>(size + 1).fill(0));
  const each = cards.map((held, rank) =>
    Array.from({ length: held + 1 }, (_, count) =>
      allowed(rank, count) ? (WAYS[held]?.[count] ?? 0) : 0,
    ),
  );
  (sums[RANK_COUNT] ?? [])[0] = 1;
  for (let rank = RANK_COUNT - 1; rank >= 0; rank--) {
    const row = sums[rank] ?? [];
    const above = sums[rank + 1] ?? [];
    for (const [count, ways] of (each[rank] ?? []).entries()) {
      if (!ways) continue;
      for (let n = count; n <= size; n++) row[n] = (row[n] ?? 0) + ways * (above[n - count] ?? 0);
    }
  }
  return { sums, each };
}

/** How many of each rank, every set of cards equally likely. */
function take(
  { sums, each }: Ways,
  cards: readonly number[],
  size: number,
  chance: Chance,
): number[] | null {
  if (!sums[0]?.[size]) return null;
  let left = size;
  return cards.map((_, rank) => {
    let mark = chance.unit() * (sums[rank]?.[left] ?? 0);
    let taken = 0;
    for (const [count, ways] of (each[rank] ?? []).entries()) {
      const share = ways * (sums[rank + 1]?.[left - count] ?? 0);
      if (!share) continue;
      taken = count;
      mark -= share;
      if (mark < 0) break;
    }
    left -= taken;
    return taken;
  });
}
