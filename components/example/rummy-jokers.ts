/** What the jokers of a table stand for. Pure. */
import { isSet, jokersOf, readSet } from '../../machines/rummy/set.ts';
import { isJoker, type Tile } from '../../machines/rummy/tile.ts';

/** For each tile of a set the tiles that it may stand for if it is a joker, else none; tiles that are no set have none. */
export function standsOf(tiles: readonly Tile[]): readonly (readonly Tile[])[] {
  const set = readSet(tiles);
  const jokers = isSet(set) ? jokersOf(set) : [];
  let next = 0;
  return tiles.map((tile) => (isJoker(tile) ? (jokers[next++] ?? []) : []));
}

/** The meaning of each joker, set by set. */
export function jokersOnTable(table: readonly (readonly Tile[])[]): readonly (readonly Tile[])[] {
  return table.flatMap((tiles) => {
    const stands = standsOf(tiles);
    return tiles.flatMap((tile, i) => (isJoker(tile) ? [stands[i] ?? []] : []));
  });
}
