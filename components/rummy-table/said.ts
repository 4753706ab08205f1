/** Sets as they are spoken of: what words need to know of tiles that lie together. Pure. */
import { isSet, readSet, type SetFault, SHORTEST } from '../../machines/rummy/set.ts';
import { colourOf, isJoker, numberOf, type Tile, tileOf } from '../../machines/rummy/tile.ts';
import type { FaultSaid, SetSaid } from '../locales/en/rummy-sets.ts';

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

/** What keeps them from being a set; null when they are one. */
export function faultSaid(tiles: readonly Tile[]): FaultSaid | null {
  const found = readSet(tiles);
  return isSet(found) ? null : faultOf(tiles, found);
}

function faultOf(tiles: readonly Tile[], { reason, rule, tile }: SetFault): FaultSaid {
  const kind = rule === 'RUM-4' ? 'group' : numbered(tiles) < 2 ? null : 'run';
  return { reason, kind, missing: Math.max(1, SHORTEST - tiles.length), tile };
}

function numbered(tiles: readonly Tile[]): number {
  return new Set(tiles.filter((tile) => !isJoker(tile)).map(numberOf)).size;
}
