/** Lists of tiles as they lie on the table; they may be no valid sets yet. */
import type { Tile } from './tile.ts';

export type Lists = readonly (readonly Tile[])[];

/** What lies before a person. */
export interface Laid {
  readonly table: Lists;
  readonly rack: readonly Tile[];
}

export function listsOf(table: readonly { readonly tiles: readonly Tile[] }[]): Lists {
  return table.map(({ tiles }) => tiles);
}

/** Those that aren't among the others as they lie; of equal ones as many as are more. */
export function setsWithout(sets: Lists, others: Lists): Lists {
  const left = others.map((tiles) => tiles.join(' '));
  return sets.filter((tiles) => {
    const at = left.indexOf(tiles.join(' '));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
