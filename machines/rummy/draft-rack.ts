/** The order of a rack: sorted, or the person's own. */
import { COLOURS, colourOf, isJoker, LAST_NUMBER, numberOf, type Tile, tally } from './tile.ts';

export type SortBy = 'colour' | 'number';

/** Jokers last. */
function rank(tile: Tile, by: SortBy): number {
  if (isJoker(tile)) return Number.POSITIVE_INFINITY;
  const colour = COLOURS.indexOf(colourOf(tile));
  const number = numberOf(tile);
  return by === 'colour' ? colour * LAST_NUMBER + number : number * COLOURS.length + colour;
}

export function sorted(rack: readonly Tile[], by: SortBy): Tile[] {
  // Two jokers differ by NaN, not by 0.
  return rack.toSorted((a, b) => (a === b ? 0 : rank(a, by) - rank(b, by)));
}

/** How a rack lies sorted; null where it has an order of its own. */
export function sortOf(rack: readonly Tile[]): SortBy | null {
  const orders = ['colour', 'number'] as const;
  return orders.find((by) => sorted(rack, by).every((tile, at) => tile === rack[at])) ?? null;
}

/** A rack with more tiles: where its sort puts them, last where it has an order of its own. */
export function takenIn(rack: readonly Tile[], tiles: readonly Tile[]): Tile[] {
  const by = sortOf(rack);
  return by === null ? [...rack, ...tiles] : sorted([...rack, ...tiles], by);
}

/** The tiles of `all` that are in `some` too, in their order. */
export function shared(all: readonly Tile[], some: readonly Tile[]): Tile[] {
  const left = tally(some);
  return all.filter((tile) => {
    const count = left.get(tile) ?? 0;
    left.set(tile, count - 1);
    return count > 0;
  });
}

/** Whether `some` are tiles of `all` in the same order. */
export function isPartOf(some: readonly Tile[], all: readonly Tile[]): boolean {
  let at = 0;
  for (const tile of all) if (tile === some[at]) at += 1;
  return at === some.length;
}
