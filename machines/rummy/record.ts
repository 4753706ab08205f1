/** What rummy brings to the reading of records. */
import type { Deal } from '../game.ts';
import type { RecordReader } from '../record.ts';
import { formatSlots } from '../slots.ts';
import { readDeal, readFirst } from './deal.ts';
import { canonical } from './notation.ts';
import { FORMAT_1, options } from './options.ts';

export const rummyRecord: RecordReader<unknown> = {
  options: (given) => options(given, FORMAT_1),
  deal(given, source): Deal {
    const { players } = options(given, FORMAT_1);
    const { hands, stock } = readDeal(source, players);
    const first = readFirst(source, players);
    const written = { hands: hands.map(formatSlots), stock: formatSlots(stock) };
    return first === null ? written : { ...written, first };
  },
  move: canonical,
  forfeiters: () => 0,
};
