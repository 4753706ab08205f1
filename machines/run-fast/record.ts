/** What Run Fast brings to the reading of records. */
import type { Deal } from '../game.ts';
import type { RecordReader } from '../record.ts';
import { formatSlots } from '../slots.ts';
import { readDeal } from './deal.ts';
import { canonical } from './notation.ts';
import { FORMAT_1, options } from './options.ts';

export const runFastRecord: RecordReader<unknown> = {
  options: (given) => options(given, FORMAT_1),
  deal: (_, source): Deal => ({ hands: readDeal(source).map(formatSlots) }),
  move: canonical,
  forfeiters: () => 0,
};
