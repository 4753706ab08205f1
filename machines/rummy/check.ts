/** RUM-13: whether a table may follow another. Judged from before to after; how the player got there doesn't matter. */
import { PipError, type PipErrorDetail } from '../error.ts';
import { strayJoker } from './joker.ts';
import { type Lists, listsOf, setsWithout } from './lists.ts';
import { isSet, readSet, setValue, type TileSet } from './set.ts';
import { laidTiles } from './state.ts';
import { difference, type Tile } from './tile.ts';

/** RUM-9. */
export const FIRST_MELD = 30;

export function refuse(rule: string, detail: PipErrorDetail): PipError {
  return new PipError('illegal-move', { rule, detail });
}

/** RUM-13 (a) and the first half of (b): the tiles that came to the table. Throws when one left it or none came. */
export function playedTiles(before: readonly TileSet[], sets: Lists): Tile[] {
  const laid = laidTiles(before);
  const missing = difference(laid, sets.flat());
  const [tile] = missing;
  if (tile !== undefined) {
    throw refuse('RUM-13', { reason: 'missing', tile, tiles: missing });
  }
  const played = difference(sets.flat(), laid);
  if (played.length === 0) throw refuse('RUM-14', { reason: 'nothing-played' });
  return played;
}

/** RUM-13 (c): every list of tiles as a valid set. Throws with the first that is none. */
export function validSets(lists: Lists): TileSet[] {
  return lists.map((tiles) => {
    const set = readSet(tiles);
    if (isSet(set)) return set;
    const { rule, reason, tile } = set;
    throw refuse(rule, { reason, set: tiles.join(' '), ...(tile === undefined ? {} : { tile }) });
  });
}

/** RUM-13 (d) and (e). Throws with the set or joker that refuses. */
export function checkTable(
  before: readonly TileSet[],
  after: readonly TileSet[],
  played: readonly Tile[],
  melded: boolean,
): void {
  if (!melded) {
    checkFirstMeld(before, after);
    return;
  }
  const stray = strayJoker(before, after, played);
  if (stray) {
    const set = stray.set.tiles.join(' ');
    throw refuse('RUM-15', { reason: 'joker', set, tiles: stray.stands });
  }
}

/** RUM-9, RUM-10: new sets worth 30, on a table that stays as it is. */
function checkFirstMeld(before: readonly TileSet[], after: readonly TileSet[]): void {
  const [stood, lies] = [listsOf(before), listsOf(after)];
  const [touched] = setsWithout(stood, lies);
  if (touched) throw refuse('RUM-10', { reason: 'table-touched', set: touched.join(' ') });
  const fresh = validSets(setsWithout(lies, stood));
  const have = fresh.reduce((sum, set) => sum + setValue(set), 0);
  if (have < FIRST_MELD) throw refuse('RUM-9', { reason: 'first-meld', need: FIRST_MELD, have });
}
