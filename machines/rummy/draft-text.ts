/** A draft in writing: its steps, as they are undone and saved, and the move that plays it. */
import type { Laid } from './lists.ts';
import { formatLists, readSets } from './notation.ts';

/** Table and rack in one text: 'R4 R5 R6, R7 | K3 J'. */
export function written({ table, rack }: Laid): string {
  return `${formatLists(table)} | ${rack.join(' ')}`;
}

/** What `written` wrote; null where a text is something else. */
export function readWritten(text: string | undefined): Laid | null {
  const [laid, held, more] = text?.split('|') ?? [];
  if (laid === undefined || held === undefined || more !== undefined) return null;
  const table = readSets(laid);
  const [rack = [], second] = readSets(held) ?? [null];
  return table && rack && second === undefined ? { table, rack } : null;
}

/** The move that plays the whole table: 'play R4 R5 R6, …'. */
export function draftMove({ table }: Pick<Laid, 'table'>): string {
  return `play ${formatLists(table)}`;
}
