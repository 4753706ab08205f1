/** Which sets of a refused turn are at fault. Pure. */
import type { PipError } from '../../machines/error.ts';
import { difference, JOKER, type Tile } from '../../machines/rummy/tile.ts';

type Table = readonly (readonly Tile[])[];

/** Indexes into the table as it would lie; [] where the fault isn't a set's. */
export function faultySets(before: Table, table: Table, { detail = {} }: PipError): number[] {
  const all = [...table.keys()];
  const set = typeof detail.set === 'string' ? detail.set : '';
  const stood = before.map((tiles) => tiles.join(' '));
  const text = (at: number): string => table[at]?.join(' ') ?? '';
  const changed = all.filter((at) => !stood.includes(text(at)));
  const named = changed.filter((at) => text(at) === set);
  if (named.length > 0) return named;
  switch (detail.reason) {
    case 'first-meld':
      return changed;
    case 'joker':
      return changed.filter((at) => table[at]?.includes(JOKER));
    case 'table-touched':
      return changed.filter((at) => {
        const tiles = table[at] ?? [];
        return difference(tiles, set.split(' ')).length < tiles.length;
      });
    default:
      return [];
  }
}
