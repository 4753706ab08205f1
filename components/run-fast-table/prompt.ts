/** What the message line says: what happened last, what the person may do now, what forces them. Pure. */
import type { MatchEmitted } from '../../machines/match-events.ts';
import { rankName } from '../../machines/run-fast/card.ts';
import type { Choice } from '../../machines/run-fast/choices.ts';
import type { RunFastWords } from '../locales/en/run-fast.ts';
import type { Told as ToldOfAny } from '../table/table-message.ts';
import { who } from '../table/who.ts';
import { sizeOf } from './hands.ts';
import type { Selection } from './reads.ts';
import {
  beatenBefore,
  explainError,
  leadText,
  moveTexts,
  type RunFastTableState,
} from './speech.ts';
import { onlyBombs, toBeat } from './tricks.ts';

/** Words for the message line. */
export interface Told extends ToldOfAny {
  /** The person had to pass: the same when it is past. */
  readonly passed?: string;
}

/** After something happened; null: what is said already stays. */
export function afterEvent(
  words: RunFastWords,
  event: MatchEmitted,
  table: RunFastTableState,
): Told | null {
  if (event.type === 'dealt') {
    const mine = table.turn === table.me;
    return { text: mine ? '' : leadText(words, table), tone: 'plain' };
  }
  // The panel says how it ended.
  if (event.type === 'roundEnded') return { text: '', tone: 'plain' };
  if (event.type !== 'moved') return null;
  if (event.by === 'clock') return { text: words.byClock(who(table, event.seat)), tone: 'plain' };
  const told = { text: joined(words, table), tone: 'plain' } as const;
  const beaten = event.move === 'pass' && event.seat === table.me && beatenBefore(table);
  if (!beaten) return told;
  return { ...told, rule: 'RUN-13', passed: words.couldntBeat({ reading: beaten.reading }) };
}

/** The last move and what comes of it, in one line. */
function joined(words: RunFastWords, table: RunFastTableState): string {
  return moveTexts(words, table).reduce(
    (happened, ahead) => (happened ? words.andThen({ happened, ahead }) : ahead),
    '',
  );
}

interface Before {
  /** That the person passed, where that is to be read yet. */
  readonly passed?: string | undefined;
  /** It was said already who leads. */
  readonly heard: boolean;
}

/** When the person is to decide. `plays`: all that is legal. */
export function onTurn(
  words: RunFastWords,
  table: RunFastTableState,
  plays: readonly Choice[],
  { passed, heard }: Before,
): Told {
  const { view } = table;
  const ahead = aheadOf(words, table, plays, passed !== undefined);
  const happened = passed ?? (view?.log?.length ? moveTexts(words, table)[0] : undefined);
  if (happened === undefined) return { ...ahead, tone: 'prompt' };
  // A line has room for one long sentence: what forces the person says what it is about.
  const long = ahead.rule !== undefined || plays.length === 1;
  const text = long ? ahead.text : words.andThen({ happened, ahead: ahead.text });
  const rule = passed === undefined || long ? {} : { rule: 'RUN-13' };
  const spoken = heard && ahead.text === words.youLead ? words.playAnything : ahead.text;
  return { ...rule, ...ahead, text, tone: 'prompt', spoken };
}

function aheadOf(
  words: RunFastWords,
  table: RunFastTableState,
  plays: readonly Choice[],
  passed: boolean,
): Pick<Told, 'text' | 'rule'> {
  const { view, me } = table;
  const [only, second] = plays;
  if (!view || me === null || !only) return { text: words.yourTurn };
  const beat = toBeat(view);
  const { reading, cards } = only;
  if (!second && cards.length === sizeOf(view, me)) return { text: words.goesOut({ reading }) };
  if (beat && onlyBombs(plays, beat.reading))
    return { text: second ? words.onlyBombs : words.onlyBomb, rule: 'RUN-13' };
  const next = (me + 1) % view.hands.length;
  const single = plays.find((play) => play.reading.type === 'single');
  if (single && sizeOf(view, next) === 1) {
    const rank = rankName(single.reading.rank);
    return { text: words.highestOnly({ ...who(table, next), rank }), rule: 'RUN-15' };
  }
  if (!second) return { text: (beat ? words.onlyPlay : words.onlyLead)({ reading }) };
  // What the person passed on isn't what lies there now.
  if (beat && passed)
    return { text: words.yourTurnToBeat({ ...who(table, beat.seat), reading: beat.reading }) };
  if (beat) return { text: words.yourTurn };
  return { text: view.log?.length ? words.youLead : leadText(words, table) };
}

/** What the chosen cards are, or what they lack. */
interface Naming {
  readonly text: string;
  readonly spoken: string;
  readonly legal: boolean;
}

/** null: no card is chosen. */
export function namingOf(words: RunFastWords, { cards, said, refusal }: Selection): Naming | null {
  if (cards.length === 0) return null;
  const legal = refusal === null;
  const text = said ? words.naming(said) : words.chosen({ n: cards.length });
  const spoken = said && legal ? words.namingSpoken(said) : words.sentence({ text });
  return { text, spoken, legal };
}

/** Why the chosen cards can't be played. */
export function refused(
  words: RunFastWords,
  table: RunFastTableState,
  selection: Selection,
): Told | null {
  const { refusal } = selection;
  if (!refusal) return null;
  const text = explainError(words, refusal, table, selection);
  return { text, tone: 'refusal', rule: refusal.rule };
}
