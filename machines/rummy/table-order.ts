/** Where sets stand on the table from turn to turn (contract, Notation). */
import type { TileSet } from './set.ts';
import { isJoker } from './tile.ts';

/** More than a set has tiles. */
const STEP = 100;

/**
 * The sets of a turn in the order in which the table keeps them: one that is unchanged keeps its place, a changed one
 * stands where its first tile stood (of twins, the first one), new ones follow in the order given. A joker alone makes
 * no set an old one.
 */
export function inPlace(before: readonly TileSet[], after: readonly TileSet[]): TileSet[] {
  const places = new Map<string, number[]>();
  before.forEach((set, at) => {
    const key = set.tiles.join(' ');
    places.set(key, [...(places.get(key) ?? []), at * STEP]);
  });
  const kept = after.map((set) => places.get(set.tiles.join(' '))?.shift());
  const changed = new Set([...places.values()].flat());
  const stood = new Map<string, number>();
  before.forEach(({ tiles }, at) => {
    if (!changed.has(at * STEP)) return;
    tiles.forEach((tile, i) => {
      if (!isJoker(tile) && !stood.has(tile)) stood.set(tile, at * STEP + i);
    });
  });
  return after
    .map((set, i) => {
      const first = set.tiles.find((tile) => stood.has(tile)) ?? '';
      return { set, place: kept[i] ?? stood.get(first) ?? before.length * STEP };
    })
    .toSorted((a, b) => a.place - b.place)
    .map(({ set }) => set);
}
