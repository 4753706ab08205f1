/** Why nothing can be done with a move now, whatever the game. Loaded with a game's words for refusals. Pure. */
import type { PipError } from '../../machines/error.ts';
import type { commonTold } from '../locales/en/common-told.ts';
import type { everyGame } from '../locales/en/every-game.ts';
import type { TableState } from './table-state.ts';
import { who } from './who.ts';

type Words = Pick<typeof commonTold, 'whyOver' | 'whyUnread'> &
  Pick<typeof everyGame, 'notYourTurn'>;

/** null: the move is refused for what it is. */
export function untimelyText(
  words: Words,
  { code }: PipError,
  table: Pick<TableState<unknown>, 'names' | 'me' | 'turn'>,
): string | null {
  if (code === 'bad-notation') return words.whyUnread;
  if (code !== 'over' && code !== 'not-your-turn') return null;
  if (code === 'over' || table.turn === null) return words.whyOver;
  return words.notYourTurn({ seat: who(table, table.turn).seat });
}
