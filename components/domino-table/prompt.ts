/** What the message line says after something happened. Pure. */
import type { MatchEmitted } from '../../machines/match-events.ts';
import type { DominoWords } from '../locales/en/dominoes.ts';
import { isDouble, isOpening } from './fits.ts';
import type { HandController } from './hand-controller.ts';
import { type DominoTableState, moveText, who } from './speech.ts';
import { cites, type Told } from './why-not.ts';

/** null: what is said already stays. */
export function prompt(
  words: DominoWords,
  event: MatchEmitted,
  table: DominoTableState,
): Told | null {
  if (event.type === 'dealt') return opening(words, table);
  // The panel says how it ended.
  if (event.type === 'roundEnded') return { text: '', tone: 'plain' };
  if (event.type !== 'moved') return null;
  const happened =
    event.by === 'clock'
      ? words.byClock(who(table, event.seat))
      : moveText(words, table, event.seat, event.move);
  if (event.move.startsWith('draw')) return drawing(words, event.seat, table);
  if (table.moves.length === 0) return { text: happened, tone: 'plain' };
  return { text: words.andYourTurn({ happened }), tone: 'prompt', ahead: words.yourTurn };
}

/** Who opens, and why that tile. */
function opening(words: DominoWords, table: DominoTableState): Told | null {
  const { view, turn, moves } = table;
  if (!view || turn === null) return null;
  if (turn !== table.me) return { text: words.turnOf(who(table, turn)), tone: 'plain' };
  const tile = moves[0];
  if (!isOpening(view) || tile === undefined) return { text: words.yourTurnLong, tone: 'prompt' };
  if (view.lead !== 'forced') return { text: words.mayOpen, tone: 'prompt' };
  const text = words.mustOpen({ tile, double: isDouble(tile) });
  return { text, tone: 'prompt', rule: cites(table).opening };
}

function drawing(words: DominoWords, seat: number, table: DominoTableState): Told {
  const tile = table.view?.log?.at(-1)?.move.slice(5);
  if (seat === table.me && table.moves.length > 0 && tile) {
    return { text: words.mustPlayDrawn({ tile }), tone: 'prompt' };
  }
  return { text: words.drawing(who(table, seat)), tone: 'plain' };
}

/** What the picked tile can do. */
export function choosing(words: DominoWords, { picked, choices, aim }: HandController): Told {
  if (picked === null) return { text: words.yourTurnLong, tone: 'prompt' };
  const [fit, second] = choices;
  if (!fit || fit.end === null)
    return { text: words.chosenOpening({ tile: picked }), tone: 'prompt' };
  if (!second) return { text: words.chosen({ tile: picked, end: fit.end }), tone: 'prompt' };
  const aimed = choices.find(({ arm }) => arm === aim);
  if (aimed?.arm && aimed.end !== null) {
    const text = words.aimed({ tile: picked, end: aimed.end, arm: aimed.arm });
    return { text, tone: 'prompt' };
  }
  return { text: words.chooseEnd({ tile: picked }), tone: 'prompt' };
}
