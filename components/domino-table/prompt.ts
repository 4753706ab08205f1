/** What the message line says: what happened last, and what the person may do now. Pure. */
import { openingTile } from '../../machines/dominoes/explain.ts';
import type { MatchEmitted } from '../../machines/match-events.ts';
import type { DominoWords } from '../locales/en/dominoes.ts';
import type { Told } from '../table/table-message.ts';
import { turnText, who } from '../table/who.ts';
import { cites } from './cites.ts';
import { isDouble, isOpening, tileIn } from './fits.ts';
import type { HandController } from './hand-controller.ts';
import type { More } from './more.ts';
import type { DominoTableState } from './speech.ts';
import type { Telling } from './telling.ts';

/** After something happened; null: what is said already stays. */
export function afterEvent(
  words: DominoWords,
  event: MatchEmitted,
  table: DominoTableState,
  telling: Telling | null,
): Told | null {
  if (event.type === 'dealt') {
    return table.turn === null ? null : { text: turnText(words, table), tone: 'plain' };
  }
  // The panel says how it ended.
  if (event.type === 'roundEnded') return { text: '', tone: 'plain' };
  if (event.type !== 'moved') return null;
  if (event.move.startsWith('draw')) {
    return { text: words.drawing(who(table, event.seat)), tone: 'plain' };
  }
  if (event.by === 'clock') return { text: words.byClock(who(table, event.seat)), tone: 'plain' };
  return telling && { ...telling.move(table, event.seat, event.move), tone: 'plain' };
}

/** When the person is to decide; without `telling` nothing is said of what happened. */
export function onTurn(words: DominoWords, table: DominoTableState, telling: Telling | null): Told {
  const { view } = table;
  if (!view) return { text: words.yourTurnLong, tone: 'prompt' };
  if (isOpening(view)) {
    const tile = view.lead === 'forced' ? openingTile(view) : null;
    if (tile === null) return { text: words.mayOpen, tone: 'prompt' };
    const text = words.mustOpen({ tile, double: isDouble(tile) });
    return { text, tone: 'prompt', rule: cites(table).opening };
  }
  const last = view.log?.at(-1);
  if (!last || !telling) return { text: words.yourTurnLong, tone: 'prompt' };
  const drawn = last.move.startsWith('draw') ? tileIn(last.move) : null;
  if (drawn !== null && last.seat === table.me) {
    return { text: words.mustPlayDrawn({ tile: drawn }), tone: 'prompt' };
  }
  const { text: happened, rule } = telling.move(table, last.seat, last.move);
  const ahead = table.more?.choice(table) ?? words.yourTurn;
  return { text: words.andThen({ happened, ahead }), tone: 'prompt', rule, spoken: ahead };
}

/** What the picked tile can do. */
export function choosing(
  words: DominoWords,
  { picked, choices, aim }: HandController,
  more: More | null | undefined,
): Told {
  if (picked === null) return { text: words.yourTurnLong, tone: 'prompt' };
  const [fit, second] = choices;
  if (!fit || fit.end === null)
    return { text: words.chosenOpening({ tile: picked }), tone: 'prompt' };
  if (!second) {
    const text = words.chosen({ tile: picked, end: fit.end });
    return { text: more?.withWorth(text, fit) ?? text, tone: 'prompt' };
  }
  const aimed = choices.find(({ arm }) => arm === aim);
  if (aimed?.arm && aimed.end !== null) {
    const text = words.aimed({ tile: picked, end: aimed.end, arm: aimed.arm });
    return { text: more?.withWorth(text, aimed) ?? text, tone: 'prompt' };
  }
  return { text: words.chooseEnd({ tile: picked }), tone: 'prompt' };
}
