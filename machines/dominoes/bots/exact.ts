/** Two hands, both open: the best that the mover can reach, by alpha-beta. */
import { countOf } from './counts.ts';
import { after, FITS } from './line-board.ts';
import { PIPS, topOf, WITH } from './masks.ts';
import type { BotRow } from './row.ts';
import { blockedPoints, outPoints, worth } from './settle.ts';

export interface Exact {
  /** Nodes visited so far. */
  nodes: number;
  /** What a play leads to for `me`. `stock` is drawn from its front. */
  value(hands: readonly number[], stock: readonly number[], ends: number, play: number): number;
}

/** A search that has gone through this many nodes for one deal guesses the rest from the counts. */
const NODES_A_DEAL = 4000;
const COUNTS = 256;

/** Prepares a search for the seat `me` (0 or 1); `need` as in `Sight`. */
export function exactFor(row: BotRow, me: number, need: readonly number[]): Exact {
  const goneOut = [0, 1].map((seat) =>
    Float64Array.from({ length: COUNTS }, (_, count) => {
      const counts = seat === 0 ? [0, count] : [count, 0];
      return worth(outPoints(row, counts, seat)[seat] ?? 0, need[seat] ?? 0);
    }),
  );
  const [gain0 = new Float64Array(COUNTS), gain1 = new Float64Array(COUNTS)] = goneOut;
  // A block may be worth more than going out, where only the latter is rounded down.
  const [most0 = gain0, most1 = gain1] = goneOut.map((gains, seat) =>
    gains.map((gain, count) =>
      Math.max(gain, worth(blockedPoints(row, [0, count])[0] ?? 0, need[seat] ?? 0)),
    ),
  );
  let drawn: readonly number[] = [];
  let limit = 0;
  const exact: Exact = { nodes: 0, value };

  function blocked(seat: number, own: number, other: number): number {
    const points = blockedPoints(row, [own, other]);
    return worth(points[0] ?? 0, need[seat] ?? 0) - worth(points[1] ?? 0, need[1 - seat] ?? 0);
  }

  /** To the mover. Counts go along with the hands; `next` is the first tile still in the boneyard. */
  function search(
    seat: number,
    own: number,
    ownCount: number,
    other: number,
    otherCount: number,
    ends: number,
    next: number,
    low: number,
    high: number,
  ): number {
    const gain = seat ? gain1 : gain0;
    const fits = FITS[ends] ?? 0;
    let hand = own;
    let count = ownCount;
    let at = next;
    if (++exact.nodes > limit) return (otherCount - ownCount) / 2;
    while (!(hand & fits) && at < drawn.length) {
      const tile = drawn[at++] ?? 0;
      hand |= 1 << tile;
      count += PIPS[tile] ?? 0;
    }
    let rest = hand & fits;
    if (!rest) {
      if (!(other & fits)) return blocked(seat, count, otherCount);
      return -search(1 - seat, other, otherCount, hand, count, ends, at, -high, -low);
    }
    let alpha = low;
    let best = Number.NEGATIVE_INFINITY;
    if (at >= drawn.length) {
      // Nobody can win more than what the other holds.
      const most = (seat ? most1 : most0)[otherCount] ?? 0;
      if (most <= alpha) return most;
      const least = -((seat ? most0 : most1)[count] ?? 0);
      if (least >= high) return least;
    }
    const left = WITH[ends >> 3] ?? 0;
    const oneEnd = ends >> 3 === (ends & 7);
    while (rest) {
      const tile = topOf(rest);
      const bit = 1 << tile;
      rest &= ~bit;
      const mine = hand & ~bit;
      if (!mine) return gain[otherCount] ?? 0;
      const mineCount = count - (PIPS[tile] ?? 0);
      for (let side = left & bit ? 0 : 1; side < 2; side++) {
        if (side && (oneEnd ? left & bit : !((WITH[ends & 7] ?? 0) & bit))) break;
        const to = after(ends, (tile << 2) | side);
        const value = -search(1 - seat, other, otherCount, mine, mineCount, to, at, -high, -alpha);
        if (value > best) {
          best = value;
          if (best >= high) return best;
          if (best > alpha) alpha = best;
        }
      }
    }
    return best;
  }

  function value(
    hands: readonly number[],
    stock: readonly number[],
    ends: number,
    play: number,
  ): number {
    drawn = row.draw ? stock : [];
    const other = hands[1 - me] ?? 0;
    const otherCount = countOf(other);
    const mine = (hands[me] ?? 0) & ~(1 << (play >> 2));
    if (!mine) return (me ? gain1 : gain0)[otherCount] ?? 0;
    limit = exact.nodes + NODES_A_DEAL;
    return -search(1 - me, other, otherCount, mine, countOf(mine), after(ends, play), 0, -1e9, 1e9);
  }
  return exact;
}
