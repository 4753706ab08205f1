/** What dominoes brings to the reading of records. */
import type { RecordReader } from '../record.ts';
import { readDeal } from './deal.ts';
import { formatMove, formatSlots, readMove } from './notation.ts';
import { FORMAT_1, options, rulesOf } from './options.ts';

type Reader = RecordReader<unknown>;

export const dominoRecord: Reader = {
  options: (given) => options(given, FORMAT_1),
  deal(given, source) {
    const complete = options(given, FORMAT_1);
    const size = rulesOf(complete).hand[complete.players] ?? 0;
    const { hands, stock } = readDeal(source, complete.players, size);
    const written = { hands: hands.map(formatSlots) };
    return stock.length > 0 ? { ...written, stock: formatSlots(stock) } : written;
  },
  move(text, index) {
    const move = readMove(text);
    // The opening tile has no arm; one given is dropped.
    if (index === 0 && move?.do === 'play') return move.tile;
    return move && formatMove(move);
  },
  forfeiters(given) {
    const complete = options(given, FORMAT_1);
    return rulesOf(complete).base === 'fives' ? complete.players : 0;
  },
};
