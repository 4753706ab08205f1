/** RUM-15: whether every joker of the table stays what it was, or is freed by a tile that takes its place. */
import { jokersOf, type TileSet } from './set.ts';
import { isJoker, type Tile } from './tile.ts';

/** A joker as it lay before the turn. */
export interface LaidJoker {
  readonly set: TileSet;
  /** The tiles that it can stand for. */
  readonly stands: readonly Tile[];
}

/** A joker with the places, before the turn, of every tile that could take its own. */
interface Judged extends LaidJoker {
  readonly frees: readonly string[];
}

/**
 * A joker that neither stays the tile that it stood for nor is freed, judged from before to after; null when the turn is
 * legal by some way of telling jokers apart. `played` are the tiles from the rack, whose jokers are free (RUM-16).
 */
export function strayJoker(
  before: readonly TileSet[],
  after: readonly TileSet[],
  played: readonly Tile[],
): LaidJoker | null {
  const jokers = before.flatMap((set) =>
    jokersOf(set).map((stands) => ({ set, stands, frees: placesOf(stands, before, played) })),
  );
  const [first, second] = jokers;
  if (!first) return null;
  const now = after.flatMap(jokersOf);
  if (!second) return now.some((stands) => isFine(first, stands)) ? null : first;
  const pairs = now.flatMap((a, i) => now.filter((_, j) => j !== i).map((b) => [a, b] as const));
  if (pairs.some(([a, b]) => areFine(first, a, second, b))) return null;
  return now.some((stands) => isFine(first, stands)) ? second : first;
}

/** Where, among the tiles played or those of the table, tiles lie that can take a joker's place: its own set has none. */
export function placesOf(
  stands: readonly Tile[],
  before: readonly TileSet[],
  played: readonly Tile[],
): string[] {
  const found = (tiles: readonly Tile[], name: string) =>
    tiles.flatMap((tile, i) => (!isJoker(tile) && stands.includes(tile) ? [`${name}:${i}`] : []));
  return [...found(played, 'rack'), ...before.flatMap(({ tiles }, at) => found(tiles, String(at)))];
}

/** KEEP: some tile that it stood for is one that it stands for now. */
function stays(joker: Judged, now: readonly Tile[]): boolean {
  return joker.stands.some((tile) => now.includes(tile));
}

function isFine(joker: Judged, now: readonly Tile[]): boolean {
  return stays(joker, now) || joker.frees.length > 0;
}

/** Two jokers that are both freed need two different tiles. */
function areFine(
  first: Judged,
  now: readonly Tile[],
  second: Judged,
  then: readonly Tile[],
): boolean {
  if (!isFine(first, now) || !isFine(second, then)) return false;
  if (stays(first, now) || stays(second, then)) return true;
  return new Set([...first.frees, ...second.frees]).size > 1;
}
