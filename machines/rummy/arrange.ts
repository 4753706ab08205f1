/** How the tiles of a set lie (RUM-8), and where its jokers stand. */
import { COLOURS, colourOf, isJoker, JOKER, LAST_NUMBER, numberOf, type Tile } from './tile.ts';

interface LaidRun {
  readonly tiles: readonly Tile[];
  /** The number of the first place, a joker's or a tile's. */
  readonly start: number;
}

/**
 * RUM-8: a run of these tiles – at least one numbered, all of one colour, all different. The order given decides where it
 * is a run; else they are arranged. null when no order makes a run.
 */
export function arrangeRun(tiles: readonly Tile[]): LaidRun | null {
  const given = startAsGiven(tiles);
  if (given !== null) return { tiles, start: given };
  const { length } = tiles;
  const numbers = tiles.filter((tile) => !isJoker(tile)).map(numberOf);
  const lowest = Math.min(...numbers);
  const highest = Math.max(...numbers);
  if (length > LAST_NUMBER || highest - lowest >= length) return null;
  const inFront = tiles.findIndex((tile) => !isJoker(tile));
  const least = Math.max(1, highest - length + 1);
  const most = Math.min(lowest, LAST_NUMBER + 1 - length);
  const start = Math.max(least, Math.min(lowest - inFront, most));
  const byPlace = new Map(
    tiles.filter((tile) => !isJoker(tile)).map((tile) => [numberOf(tile) - start, tile]),
  );
  return { tiles: tiles.map((_, place) => byPlace.get(place) ?? JOKER), start };
}

/** The first number of a run that lies in order already; null when it doesn't. */
function startAsGiven(tiles: readonly Tile[]): number | null {
  let start: number | null = null;
  for (const [place, tile] of tiles.entries()) {
    if (isJoker(tile)) continue;
    const begun = numberOf(tile) - place;
    if (start !== null && start !== begun) return null;
    start = begun;
  }
  if (start === null || start < 1 || start + tiles.length - 1 > LAST_NUMBER) return null;
  return start;
}

/** A group in the order of colours, jokers last. */
export function arrangeGroup(tiles: readonly Tile[]): Tile[] {
  const rank = (tile: Tile) => (isJoker(tile) ? COLOURS.length : COLOURS.indexOf(colourOf(tile)));
  return tiles.toSorted((a, b) => rank(a) - rank(b));
}
