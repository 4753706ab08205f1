/** Who sits where, and what is asked, in the words of the table's catalogue. Pure. */
import type { RummyView } from '../../machines/rummy/model.ts';
import { readSets } from '../../machines/rummy/notation.ts';
import type { RummyWords } from '../locales/en/rummy.ts';
import type { TableState } from '../table/table-state.ts';
import { changesOf, tableOf } from './changes.ts';

export type RummyTableState = TableState<RummyView>;

/** A move that is asked about: 'Red 7, Blue 7'. */
export function askText(words: RummyWords, table: RummyTableState, move: string): string {
  if (move === 'pass') return words.askPass;
  const after = tableOf(move);
  if (!after) return words.askDraw;
  const before = readSets(table.view?.table ?? '') ?? [];
  return words.askPlay({ tiles: changesOf(before, after).laid });
}
