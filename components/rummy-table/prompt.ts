/** What the message line says: what happened last, what the person may do now. Pure. */
import type { MatchEmitted } from '../../machines/match-events.ts';
import type { RummyWords } from '../locales/en/rummy.ts';
import type { Told } from '../table/table-message.ts';
import { turnText } from '../table/who.ts';
import type { RummyTableState } from './speech.ts';
import type { Telling } from './telling.ts';

/** After something happened; null: what is said already stays. */
export function afterEvent(
  words: RummyWords,
  event: MatchEmitted,
  table: RummyTableState,
  telling: Telling | null,
): Told | null {
  if (event.type === 'dealt') return { text: turnText(words, table), tone: 'plain' };
  // The panel says how it ended.
  if (event.type === 'roundEnded') return { text: '', tone: 'plain' };
  if (event.type !== 'moved') return null;
  return telling?.last(event, table) ?? null;
}

/** When the person is to decide; without `telling` nothing is said of what happened. */
export function onTurn(words: RummyWords, table: RummyTableState, telling: Telling | null): Told {
  const { view, me } = table;
  const melded = me !== null && view?.melded?.[me];
  const ways = table.moves.includes('pass')
    ? { open: words.yourFirstMeldPass, on: words.yourTurnPass }
    : { open: words.yourFirstMeld, on: words.yourTurnLong };
  const whole = melded ? ways.on : ways.open;
  const last = telling?.news(table, 'line') ?? null;
  const rule = melded ? undefined : 'RUM-9';
  if (last === null) {
    const brief = melded ? undefined : words.yourFirstMeldBrief;
    return { text: whole, brief, tone: 'prompt', rule };
  }
  const then = (happened: string) => words.andThen({ happened, ahead: words.yourTurn });
  return {
    text: then(last),
    brief: then(telling?.news(table, 'count') ?? last),
    tone: 'prompt',
    spoken: whole,
  };
}
