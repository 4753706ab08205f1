/** What is told in the same way of what happens in any game. Loaded with a game's words for that. Pure. */
import type { MatchEmitted } from '../../machines/match-events.ts';
import type { commonTold } from '../locales/en/common-told.ts';
import type { everyGame } from '../locales/en/every-game.ts';
import type { TableState } from './table-state.ts';
import { turnText } from './who.ts';

type Words = Pick<typeof commonTold, 'dealt'> & Pick<typeof everyGame, 'sentence' | 'turnOf'>;

/** That a round is dealt, and who begins it where that is another. */
export function dealtText(
  words: Words,
  round: number,
  table: Pick<TableState<unknown>, 'names' | 'me' | 'turn'>,
): string {
  const dealt = words.dealt({ round });
  const turn = turnText(words, table);
  return turn ? `${dealt} ${words.sentence({ text: turn })}` : dealt;
}

/** Whether auto-play made a move for the person. */
export function madeByItself(
  { by, seat }: Extract<MatchEmitted, { type: 'moved' }>,
  { me, auto }: Pick<TableState<unknown>, 'me' | 'auto'>,
): boolean {
  return by === 'auto' && seat === me && auto.includes(seat);
}
