/** Hands by rank alone: bit r of the n-th mask says that a hand holds at least n cards of rank r (3 is 0, 2 is 12). */
import { PLAYERS } from '../options.ts';

export const RANK_COUNT = 13;
export const ALL = (1 << RANK_COUNT) - 1;
/** Ranks that stand in straights, consecutive pairs and airplanes: all but the 2 (RUN-4, RUN-6). */
export const IN_ROW = ALL >> 1;

/** Numbers that one hand takes in a list of hands. */
export const MASKS = 4;

/**
 * Hands one after the other, four masks each: the hand at `at` holds at least one card of the ranks in
 * `hands[at]`, at least two of those in `hands[at + 1]`, and so on.
 */
export type Hands = Int32Array;

/** Three hands, empty. */
export function noHands(): Hands {
  return new Int32Array(PLAYERS * MASKS);
}

/** The seat that is next in turn (COM-3). */
export function nextOf(seat: number): number {
  return seat === PLAYERS - 1 ? 0 : seat + 1;
}

const SIZES = Uint8Array.from({ length: ALL + 1 }, (_, mask) => {
  let size = 0;
  for (let rest = mask; rest; rest &= rest - 1) size++;
  return size;
});

/** How many ranks a mask holds. */
export function sizeOf(mask: number): number {
  return SIZES[mask] ?? 0;
}

/** The lowest rank of a mask that isn't empty. */
export function lowest(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

/** The highest rank of a mask that isn't empty. */
export function highest(mask: number): number {
  return 31 - Math.clz32(mask);
}

/** The ranks above one. */
export function above(rank: number): number {
  return ALL & (-2 << rank);
}

/** Cards in a hand. */
export function cardsIn(hands: Hands, at: number): number {
  return (
    sizeOf(hands[at] ?? 0) +
    sizeOf(hands[at + 1] ?? 0) +
    sizeOf(hands[at + 2] ?? 0) +
    sizeOf(hands[at + 3] ?? 0)
  );
}

/** Cards of a rank in a hand. */
export function countIn(hands: Hands, at: number, rank: number): number {
  let count = 0;
  for (let n = 0; n < MASKS; n++) count += ((hands[at + n] ?? 0) >> rank) & 1;
  return count;
}

/** Puts `count` cards of a rank into a hand that has none of it. */
export function putIn(hands: Hands, at: number, rank: number, count: number): void {
  for (let n = 0; n < count; n++) hands[at + n] = (hands[at + n] ?? 0) | (1 << rank);
}
