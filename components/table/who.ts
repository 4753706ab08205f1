/** A seat as sentences speak of it, and whose turn it is. Pure. */
import type { everyGame } from '../locales/en/every-game.ts';
import type { Who } from '../locales/who.ts';
import type { TableState } from './table-state.ts';

export function who({ names, me }: Pick<TableState<unknown>, 'names' | 'me'>, seat: number): Who {
  return { seat: names[seat] ?? String(seat + 1), me: seat === me };
}

/** 'Nora is to move' while another is; '' else. */
export function turnText(
  words: Pick<typeof everyGame, 'turnOf'>,
  table: Pick<TableState<unknown>, 'names' | 'me' | 'turn'>,
): string {
  const { turn, me } = table;
  return turn === null || turn === me ? '' : words.turnOf(who(table, turn));
}
