/** Who sits where, and what is asked, in the words of the table's catalogue. Pure. */
import type { DominoView } from '../../machines/dominoes/model.ts';
import { rulesOf } from '../../machines/dominoes/options.ts';
import { sideOf } from '../../machines/dominoes/state.ts';
import type { DominoWords } from '../locales/en/dominoes.ts';
import type { Who } from '../locales/who.ts';
import type { TableState } from '../table/table-state.ts';
import { who } from '../table/who.ts';
import { fitsOf, tileIn } from './fits.ts';
import type { More } from './more.ts';

/** `more`: once it is loaded. */
export type DominoTableState = TableState<DominoView> & { readonly more?: More | null };

/** The side's seat, or both partners of a pair. */
export function sideWho(words: DominoWords, table: DominoTableState, side: number): Who {
  const options = table.view?.options;
  const seats = options
    ? table.names.flatMap((_, seat) => (sideOf(rulesOf(options), seat) === side ? [seat] : []))
    : [side];
  const [first = side, second] = seats;
  if (second === undefined) return who(table, first);
  return {
    seat: words.pair({ names: seats.map((seat) => who(table, seat).seat) }),
    me: false,
    many: true,
  };
}

/** A move that is asked about: '6-4 on the 3'. */
export function askText(words: DominoWords, table: DominoTableState, move: string): string {
  if (move === 'pass') return words.askPass;
  const tile = tileIn(move);
  const fit = tile !== null && table.view && fitsOf(table.view, [move]).get(tile)?.[0];
  const end = fit ? fit.end : null;
  const laid = tile ?? move;
  return words.askPlay({ move: end === null ? laid : words.tileOn({ tile: laid, end }) });
}
