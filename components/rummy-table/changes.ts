/** What a turn changed on the table: new sets, sets that grew, what was rearranged. Pure. */
import { type Lists, setsWithout } from '../../machines/rummy/lists.ts';
import { readSets } from '../../machines/rummy/notation.ts';
import { difference, type Tile } from '../../machines/rummy/tile.ts';

export interface Changes {
  /** The tiles that came from the rack. */
  readonly laid: readonly Tile[];
  /** Sets made of those alone. */
  readonly fresh: Lists;
  /** Sets that only took some in. */
  readonly grown: readonly { readonly tiles: readonly Tile[]; readonly now: readonly Tile[] }[];
  /** Everything else: which tiles came, and the sets that they and others came to lie in. */
  readonly moved: { readonly tiles: readonly Tile[]; readonly sets: Lists } | null;
}

export function changesOf(before: Lists, after: Lists): Changes {
  const laid = difference(after.flat(), before.flat());
  const gone = setsWithout(before, after);
  let left = laid;
  const fresh: (readonly Tile[])[] = [];
  const grown: { tiles: readonly Tile[]; now: readonly Tile[] }[] = [];
  const sets: (readonly Tile[])[] = [];
  for (const now of setsWithout(after, before)) {
    const olds = gone.find((old) => difference(old, now).length === 0);
    const tiles = olds ? difference(now, olds) : now;
    if (difference(tiles, left).length > 0) {
      sets.push(now);
      continue;
    }
    left = difference(left, tiles);
    if (olds) grown.push({ tiles, now });
    else fresh.push(now);
  }
  return { laid, fresh, grown, moved: sets.length > 0 ? { tiles: left, sets } : null };
}

/** The table of a move in the log; null where it is a draw or a pass. */
export function tableOf(move: string): Tile[][] | null {
  return move.startsWith('play ') ? readSets(move.slice('play '.length)) : null;
}

/** The table after the moves before this one of the log. */
export function tableBefore(log: readonly { readonly move: string }[], at: number): Tile[][] {
  for (let i = at - 1; i >= 0; i -= 1) {
    const table = tableOf(log[i]?.move ?? '');
    if (table) return table;
  }
  return [];
}
