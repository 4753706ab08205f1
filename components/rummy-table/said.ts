/** Sets as they are spoken of: what words need to know of tiles that lie together. Pure. */
import { isSet, readSet } from '../../machines/rummy/set.ts';
import { colourOf, isJoker, type Tile, tileOf } from '../../machines/rummy/tile.ts';
import type { SetSaid } from '../locales/en/rummy-sets.ts';

/** Tiles that lie together, as the set that they are. */
export function setSaid(tiles: readonly Tile[]): SetSaid {
  const set = readSet(tiles);
  if (!isSet(set)) return { kind: 'none', tiles };
  const jokers = set.tiles.filter(isJoker).length;
  if (set.kind === 'group') {
    const colours = set.tiles.filter((tile) => !isJoker(tile)).map(colourOf);
    return { kind: 'group', number: set.number, colours, jokers };
  }
  const last = set.number + set.tiles.length - 1;
  const { colour, number } = set;
  return { kind: 'run', from: tileOf(colour, number), to: tileOf(colour, last), jokers };
}
