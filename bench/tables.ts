/** Our tables as the benches set them up: each at a deal that the person begins, so that no bot's thinking is measured. */
import { type WeighedTable, weighed } from '../scripts/loads.ts';

export interface BenchTable extends WeighedTable {
  /** As the tables of figures head it. */
  name: string;
}

export const tables: readonly BenchTable[] = [
  { name: 'Draw', ...weighed.dominoes },
  { name: 'Fives', ...weighed.fives },
  { name: 'Tile rummy', ...weighed.rummy },
  { name: 'Run Fast', ...weighed['run-fast'] },
];

/** An expression of a page about one of its elements, itself an expression. */
export const isPlayable = (element: string): string => `${element}.moves?.().length > 0`;
