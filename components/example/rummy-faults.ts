/** Which sets of a refused turn are at fault. Pure. */
import type { PipError } from '../../machines/error.ts';
import type { Lists } from '../../machines/rummy/lists.ts';
import { JOKER } from '../../machines/rummy/tile.ts';
import { touchedSets } from '../../machines/rummy/untouched.ts';

/** Indexes into the table as it would lie; [] where the fault isn't a set's. */
export function faultySets(before: Lists, table: Lists, { detail = {} }: PipError): number[] {
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
    case 'table-touched': {
      const touched = touchedSets(before, table);
      return all.filter((at) => touched[at]);
    }
    default:
      return [];
  }
}
