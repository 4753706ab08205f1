/** What the Run Fast table says: events and refusals in the words of its catalogue. Pure. */
import type { PipError } from '../../machines/error.ts';
import type { MatchEmitted } from '../../machines/match-events.ts';
import { readPlay } from '../../machines/run-fast/explain.ts';
import type { RunFastView } from '../../machines/run-fast/model.ts';
import { readCards } from '../../machines/run-fast/notation.ts';
import { endsTrick } from '../../machines/run-fast/passes.ts';
import { BOMB, BOMB_COST } from '../../machines/run-fast/score.ts';
import type { RunFastWords } from '../locales/en/run-fast.ts';
import type { TableState } from '../table/table-state.ts';
import { who } from '../table/who.ts';
import { sizeOf } from './hands.ts';
import { lackOf } from './lacks.ts';
import type { Said } from './saying.ts';
import { lastPlay, type Play, trickAt } from './tricks.ts';

export type RunFastTableState = TableState<RunFastView>;

/** The sentence for a thing that happened; '' for what needs none. */
export function sayEvent(
  words: RunFastWords,
  event: MatchEmitted,
  table: RunFastTableState,
): string {
  switch (event.type) {
    case 'dealt': {
      const lead = table.turn === table.me ? '' : words.sentence({ text: leadText(words, table) });
      return [words.dealt({ round: event.round }), lead].filter(Boolean).join(' ');
    }
    case 'moved':
      return movedText(words, event, table);
    // How a round ends is told by ending.ts.
    default:
      return '';
  }
}

/** Who leads a round, and why (RUN-3). */
export function leadText(words: RunFastWords, table: RunFastTableState): string {
  const first = (table.view?.round ?? 0) === 0;
  const { seat, me } = who(table, table.turn ?? 0);
  if (me) return first ? words.youLeadFirst : words.youLeadWon;
  return first ? words.leadsFirst({ seat }) : words.leadsWon({ seat });
}

type Moved = Extract<MatchEmitted, { type: 'moved' }>;

function movedText(words: RunFastWords, event: Moved, table: RunFastTableState): string {
  const { seat } = event;
  const byItself = event.by === 'auto' && event.move !== 'pass' && table.auto.includes(seat);
  const parts = moveTexts(words, table, placeOf(table, event));
  const [text = '', ...more] = parts;
  const told = byItself && seat === table.me ? words.byAuto({ text }) : text;
  const late = event.by === 'clock' ? [words.byClock(who(table, seat))] : [];
  return [...late, told, ...more]
    .filter(Boolean)
    .map((each) => words.sentence({ text: each }))
    .join(' ');
}

/** Where in the log a move stands: more may have happened since. */
function placeOf({ view }: RunFastTableState, { seat, move }: Moved): number {
  return (view?.log ?? []).findLastIndex((entry) => entry.seat === seat && entry.move === move);
}

/** A move of this round's log, and what comes of it, each without a full stop; [] where there is none. */
export function moveTexts(
  words: RunFastWords,
  table: RunFastTableState,
  at = (table.view?.log?.length ?? 0) - 1,
): string[] {
  const { view } = table;
  const log = view?.log ?? [];
  const entry = log[at];
  if (!view || !entry) return [];
  const person = who(table, entry.seat);
  if (entry.move === 'pass') {
    const beaten = beatenBefore(table, at);
    const passed =
      person.me && beaten ? words.cantBeat({ reading: beaten.reading }) : words.passed(person);
    return beaten && endsTrick(log, at)
      ? [passed, words.leadsNow(who(table, beaten.seat))]
      : [passed];
  }
  const trick = trickAt(view, at);
  const play = lastPlay(trick);
  if (!play) return [];
  const { reading } = play;
  const text = (trick.length > 1 ? words.played : words.led)({ ...person, reading });
  const bomb =
    reading.type === 'bomb'
      ? [words.bombScored({ who: person.seat, gain: BOMB, cost: BOMB_COST })]
      : [];
  const last = leftAfter(view, entry.seat, at) === 1 ? [words.lastCardOf(person)] : [];
  return [text, ...bomb, ...last];
}

/** The play that a pass leaves to beat what comes. */
export function beatenBefore(
  { view }: RunFastTableState,
  at = (view?.log?.length ?? 0) - 1,
): Play | null {
  return view && lastPlay(trickAt(view, at - 1));
}

/** How many cards a seat held right after a move. */
function leftAfter(view: RunFastView, seat: number, at: number): number {
  const since = (view.log ?? []).slice(at + 1).filter((entry) => entry.seat === seat);
  const played = since.reduce((sum, { move }) => sum + (readCards(move)?.length ?? 0), 0);
  return sizeOf(view, seat) + played;
}

/** A move that is asked about: 'the pair of 8s'. */
export function askText(words: RunFastWords, { view }: RunFastTableState, move: string): string {
  const reading = view && readPlay(view, readCards(move) ?? []).reading;
  return words.askPlay({ reading, move });
}

/** A refusal in words; `selection`: what is refused, where it is cards. */
export function explainError(
  words: RunFastWords,
  error: PipError,
  table: RunFastTableState,
  selection: { readonly said: Said | null } | null = null,
): string {
  const { reason, card } = error.detail ?? {};
  if (error.code === 'over') return words.whyOver;
  if (error.code === 'bad-notation') return words.whyUnread;
  if (error.code === 'not-your-turn') {
    return table.turn === null
      ? words.whyOver
      : words.notYourTurn({ seat: who(table, table.turn).seat });
  }
  if (reason === 'must-beat') return words.whyMustBeat;
  if (reason === 'must-lead') return words.whyMustLead;
  if (reason === 'not-held') return words.whyNotHeld({ card: String(card) });
  if (selection && !selection.said) return words.whyNotYet;
  const { reading = null, lack = lackOf(error, null) } = selection?.said ?? {};
  return lack ? words.why({ reading, lack }) : words.whyRefused;
}
