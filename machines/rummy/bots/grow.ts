/** A tile added to a set of the table, at its end or as a group's missing colour. */
import { isSet, readSet, type TileSet } from '../set.ts';
import { isJoker, type Tile } from '../tile.ts';

/** The table with the tile in the first set that takes it; null when none does. Jokers are kept for new sets. */
export function grown(table: readonly TileSet[], tile: Tile): TileSet[] | null {
  if (isJoker(tile)) return null;
  for (const [at, { kind, tiles }] of table.entries()) {
    for (const longer of [
      [...tiles, tile],
      [tile, ...tiles],
    ]) {
      const set = readSet(longer);
      // A run arranged anew, or made a group (R13 J J and B13), isn't simply longer: its jokers would move.
      if (!isSet(set) || set.kind !== kind) continue;
      if (kind === 'group' || set.tiles.join() === longer.join()) {
        return table.with(at, set);
      }
    }
  }
  return null;
}
