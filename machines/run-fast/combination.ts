/** What cards are together, told by their ranks alone. */
import { ACE, COPIES, type Counts, RANKS, type Rank } from './card.ts';

export type CombinationType =
  | 'single'
  | 'pair'
  | 'pairs'
  | 'straight'
  | 'triple'
  | 'airplane'
  | 'bomb';

export interface Combination {
  readonly type: CombinationType;
  /** Pairs of 'pairs', cards of a straight, triples of an airplane; else 1. What follows must have the same (RUN-11). */
  readonly size: number;
  /** Of the equal cards, or the highest of the sequence. */
  readonly rank: Rank;
  /** Other cards that a triple or an airplane carries; they never compare. */
  readonly others: number;
}

/** Equal cards at each rank of a combination: its body is `size` ranks of that many. */
export const WIDTHS: Readonly<Record<CombinationType, number>> = {
  single: 1,
  pair: 2,
  pairs: 2,
  straight: 1,
  triple: 3,
  airplane: 3,
  bomb: 4,
};

/** RUN-4. */
export const SHORTEST_STRAIGHT = 5;
/** RUN-4, RUN-6: pairs and triples in sequence. */
export const FEWEST_IN_SEQUENCE = 2;
/** RUN-5, RUN-6: other cards for each triple. */
export const OTHERS_EACH = 2;
/** RUN-7. */
export const BOMB_SIZE = 4;

export function total(counts: Counts): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Whether ranks up to `top` can follow each other in this many places: no 2 (RUN-4, RUN-6), an ace only on top. */
function isSequence(top: Rank, size: number): boolean {
  return top - size + 1 >= 0 && (size === 1 || top <= ACE);
}

/** Whether each rank of a body is there `width` times. */
export function holdsBody(counts: Counts, top: Rank, size: number, width: number): boolean {
  if (!isSequence(top, size)) return false;
  for (let rank = top; rank > top - size; rank -= 1) if ((counts[rank] ?? 0) < width) return false;
  return true;
}

/**
 * All that cards of these ranks can be, the reading that counts first (RUN-10): whole triples and airplanes before short
 * ones, then the highest rank, then the most triples. `last`: they are the whole hand (RUN-8). [] when they are nothing.
 */
export function readings(counts: Counts, last = false): Combination[] {
  const present = RANKS.map((_, rank) => rank).filter((rank) => (counts[rank] ?? 0) > 0);
  const most = Math.max(...counts);
  // RUN-7, RUN-9: four of a kind are a bomb and nothing else.
  if (most >= BOMB_SIZE) return present.length === 1 ? [plain('bomb', present)] : [];
  const even = present.length > 0 && present.every((rank) => counts[rank] === most);
  const inRow = even && isRow(present);
  const found: Combination[] = [];
  if (even && most <= 2 && present.length === 1) {
    found.push(plain(most === 1 ? 'single' : 'pair', present));
  }
  if (inRow && most === 2 && present.length >= FEWEST_IN_SEQUENCE) {
    found.push(plain('pairs', present));
  }
  if (inRow && most === 1 && present.length >= SHORTEST_STRAIGHT) {
    found.push(plain('straight', present));
  }
  return [...found, ...triples(counts, last)];
}

function isRow(ranks: readonly Rank[]): boolean {
  const top = ranks.at(-1) ?? 0;
  return top - (ranks[0] ?? 0) === ranks.length - 1 && isSequence(top, ranks.length);
}

function plain(type: CombinationType, ranks: readonly Rank[]): Combination {
  const sized = type === 'pairs' || type === 'straight';
  return { type, size: sized ? ranks.length : 1, rank: ranks.at(-1) ?? 0, others: 0 };
}

/** RUN-5, RUN-6: with all their others; RUN-8: with fewer, where that empties the hand. */
function triples(counts: Counts, last: boolean): Combination[] {
  return bodiesOfThree(counts)
    .filter(({ size, others }) =>
      last ? others <= OTHERS_EACH * size : others === OTHERS_EACH * size,
    )
    .toSorted((a, b) => lackOf(a) - lackOf(b) || b.rank - a.rank || b.size - a.size);
}

/** Whole ones first: by whether other cards are missing, not by how many. */
function lackOf({ size, others }: Combination): number {
  return others < OTHERS_EACH * size ? 1 : 0;
}

/** Every triple and every row of triples in these cards, whatever else there is. */
export function bodiesOfThree(counts: Counts): Combination[] {
  const all = total(counts);
  return RANKS.flatMap((_, rank) =>
    RANKS.map((_, i) => i + 1)
      .filter((size) => holdsBody(counts, rank, size, WIDTHS.triple))
      .map((size): Combination => {
        const type = size === 1 ? 'triple' : 'airplane';
        return { type, size, rank, others: all - WIDTHS.triple * size };
      }),
  );
}

/** RUN-11, RUN-12: whether a combination beats another. */
export function beats(a: Combination, b: Combination): boolean {
  if (a.type !== b.type) return a.type === 'bomb';
  return a.size === b.size && a.rank > b.rank;
}

/** RUN-7: whether there are four cards of this rank. */
export function canBomb(rank: Rank): boolean {
  return COPIES[rank] === BOMB_SIZE;
}
