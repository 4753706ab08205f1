/** What the jokers of a table stand for. Pure. */
import { standsOf } from '../../machines/rummy/set.ts';
import { isJoker, type Tile } from '../../machines/rummy/tile.ts';

/** The meaning of each joker, set by set. */
export function jokersOnTable(table: readonly (readonly Tile[])[]): readonly (readonly Tile[])[] {
  return table.flatMap((tiles) => {
    const stands = standsOf(tiles);
    return tiles.flatMap((tile, i) => (isJoker(tile) ? [stands[i] ?? []] : []));
  });
}
