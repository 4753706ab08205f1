/** The 106 tiles (RUM-1) and what they are worth on a rack. */
import { type Slot, UNKNOWN } from '../slots.ts';

/** A tile as it is written: 'R7', 'K13', 'J'. Twins are the same (RUM-14), jokers are told apart only by their place. */
export type Tile = string;

export const JOKER = 'J';

/** Red, blue, black, orange: the order in which groups are written. */
export const COLOURS: readonly string[] = ['R', 'B', 'K', 'O'];

export const LAST_NUMBER = 13;

/** RUM-1: how many there are of each tile, of the joker, too. */
export const COPIES = 2;

/** A joker on a rack (RUM-18). */
const JOKER_VALUE = 30;

export function isJoker(tile: Tile): boolean {
  return tile === JOKER;
}

/** 'R', 'B', 'K' or 'O'; of a numbered tile. */
export function colourOf(tile: Tile): string {
  return tile.charAt(0);
}

/** 1…13; of a numbered tile. */
export function numberOf(tile: Tile): number {
  return Number(tile.slice(1));
}

export function tileOf(colour: string, number: number): Tile {
  return `${colour}${number}`;
}

/** RUM-18: the value of a rack; a tile that isn't known counts nothing. */
export function rackValue(rack: readonly Slot[]): number {
  return rack.reduce((sum, slot) => {
    if (slot === UNKNOWN) return sum;
    return sum + (isJoker(slot) ? JOKER_VALUE : numberOf(slot));
  }, 0);
}

/** How often each tile is there. */
export function tally(tiles: Iterable<Slot>): Map<Slot, number> {
  const counts = new Map<Slot, number>();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return counts;
}

/** RUM-1: the first tile of which there aren't so many; null when all can be there together. */
export function oneTooMany(tiles: Iterable<Slot>): Tile | null {
  const counts = new Map<Slot, number>();
  for (const tile of tiles) {
    if (tile === UNKNOWN) continue;
    const count = (counts.get(tile) ?? 0) + 1;
    if (count > COPIES) return tile;
    counts.set(tile, count);
  }
  return null;
}

/** The tiles of `all` that are more than `some` has. */
export function difference(all: readonly Tile[], some: readonly Tile[]): Tile[] {
  const spent = tally(some);
  return all.filter((tile) => {
    const left = spent.get(tile) ?? 0;
    if (left > 0) spent.set(tile, left - 1);
    return left === 0;
  });
}

const NUMBERED: readonly Tile[] = COLOURS.flatMap((colour) =>
  Array.from({ length: LAST_NUMBER }, (_, i) => tileOf(colour, i + 1)),
);

/** All tiles in base order, R1 … R13 B1 … O13, the same once more, J J: what a shuffle starts from (docs/seeds.md). */
export const TILES: readonly Tile[] = [...NUMBERED, ...NUMBERED, JOKER, JOKER];
