/** The double-six set (COM-1) and the order in which tiles open (COM-5). */

import { type Slot, UNKNOWN } from '../slots.ts';

/** A tile as it is written, higher half first: '6-4'. The order of halves has no meaning. */
export type Tile = string;

/** The higher half. */
export function high(tile: Tile): number {
  return tile.charCodeAt(0) - 48;
}

/** The lower half. */
export function low(tile: Tile): number {
  return tile.charCodeAt(2) - 48;
}

export function tileOf(a: number, b: number): Tile {
  return a >= b ? `${a}-${b}` : `${b}-${a}`;
}

export function isDouble(tile: Tile): boolean {
  return high(tile) === low(tile);
}

/** Pips on one tile. */
export function pips(tile: Tile): number {
  return high(tile) + low(tile);
}

/** COM-4: all pips of a hand; a tile that isn't known counts nothing. */
export function count(hand: readonly Slot[]): number {
  let sum = 0;
  for (const slot of hand) if (slot !== UNKNOWN) sum += pips(slot);
  return sum;
}

/** COM-5 as a number: the greater opens. Every double outranks every single; equal sums rank by the larger half. */
export function openingRank(tile: Tile): number {
  return isDouble(tile) ? 1000 + high(tile) : pips(tile) * 10 + high(tile);
}

/** The first of these tiles in COM-5 order; undefined when none is known. */
export function highest(slots: readonly Slot[]): Tile | undefined {
  let best: Tile | undefined;
  for (const slot of slots) {
    if (slot === UNKNOWN) continue;
    if (best === undefined || openingRank(slot) > openingRank(best)) best = slot;
  }
  return best;
}

/** All 28 tiles in base order, 0-0 1-0 1-1 2-0 … 6-6: what a shuffle starts from (docs/seeds.md). */
export const TILES: readonly Tile[] = [0, 1, 2, 3, 4, 5, 6].flatMap((a) =>
  [0, 1, 2, 3, 4, 5, 6].filter((b) => b <= a).map((b) => `${a}-${b}`),
);
