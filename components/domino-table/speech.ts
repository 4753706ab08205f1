/** What the domino table says: events and refusals in the words of its catalogue. Pure. */

import { endNumbers } from '../../machines/dominoes/explain.ts';
import type { DominoView } from '../../machines/dominoes/model.ts';
import { rulesOf } from '../../machines/dominoes/options.ts';
import { sideOf } from '../../machines/dominoes/state.ts';
import type { PipError } from '../../machines/error.ts';
import type { MatchEmitted } from '../../machines/match-events.ts';
import type { DominoWords } from '../locales/en/dominoes.ts';
import type { TableState } from '../table/table-state.ts';
import { fitsOf, isDouble, tileIn } from './fits.ts';
import type { More } from './more.ts';

/** `more`: once it is loaded. */
export type DominoTableState = TableState<DominoView> & { readonly more?: More | null };

interface Who {
  seat: string;
  me: boolean;
  /** Partners: more than one. */
  many?: boolean;
}

export function who(table: DominoTableState, seat: number): Who {
  return { seat: table.names[seat] ?? String(seat + 1), me: seat === table.me };
}

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

/** The sentence for a thing that happened; '' for what needs none. */
export function sayEvent(words: DominoWords, event: MatchEmitted, table: DominoTableState): string {
  switch (event.type) {
    case 'dealt':
      return dealtText(words, event.round, table);
    case 'moved':
      return movedText(words, event, table);
    // A play tells its own score; how a round ends is told by ending.ts.
    default:
      return '';
  }
}

function dealtText(words: DominoWords, round: number, table: DominoTableState): string {
  const parts = [words.dealt({ round })];
  if (table.turn !== null && table.turn !== table.me) {
    parts.push(words.sentence({ text: words.turnOf(who(table, table.turn)) }));
  }
  return parts.join(' ');
}

function movedText(
  words: DominoWords,
  event: Extract<MatchEmitted, { type: 'moved' }>,
  table: DominoTableState,
): string {
  const parts: string[] = [];
  if (event.by === 'clock') {
    parts.push(words.sentence({ text: words.byClock(who(table, event.seat)) }));
  }
  const what = moveText(words, table, event.seat, ownDraw(table, event) ?? event.move);
  // Another's single draws are told together with the play or pass that follows them.
  if (what === '' || (event.move.startsWith('draw') && event.seat !== table.me)) {
    return parts.join(' ');
  }
  const { text } = toldOf(table, event.seat, event.move, what);
  const byItself =
    event.by === 'auto' && event.seat === table.me && table.auto.includes(event.seat);
  parts.push(words.sentence({ text: byItself ? words.byAuto({ text }) : text }));
  if (tileIn(event.move) && !event.move.startsWith('draw') && table.view) {
    parts.push(words.endsNow({ ends: endNumbers(table.view) }), table.more?.endsCome(table) ?? '');
  }
  return parts.filter(Boolean).join(' ');
}

/** With what it scored, or why it was taken back. */
export function toldOf(
  table: DominoTableState,
  seat: number,
  move: string,
  text: string,
): { text: string; rule?: string } {
  return table.more?.happened(table, seat, move, text) ?? { text };
}

/** One's own draw with its tile, as only one's own view has it. */
function ownDraw(table: DominoTableState, { seat, move }: { seat: number; move: string }) {
  if (seat !== table.me || move !== 'draw') return null;
  return table.view?.log?.findLast((entry) => entry.seat === seat)?.move;
}

/** 'Nora drew 2 and played 4-0', without a full stop. */
export function moveText(
  words: DominoWords,
  table: DominoTableState,
  seat: number,
  move: string,
): string {
  const person = who(table, seat);
  const tile = tileIn(move);
  if (move.startsWith('draw')) return words.drewOne({ ...person, tile: tile ?? undefined });
  const drew = drewBefore(table, seat, move);
  if (move === 'pass') return words.passed({ ...person, drew });
  if (tile === null) return '';
  if (!move.includes('@')) {
    const lead = table.view?.lead === 'forced' ? (isDouble(tile) ? 'double' : 'heaviest') : null;
    return words.opened({ ...person, tile, lead });
  }
  return words.played({ ...person, tile, drew });
}

/** How many tiles the seat drew just before that move. */
function drewBefore(table: DominoTableState, seat: number, move: string): number {
  const log = table.view?.log ?? [];
  const at = log.findLastIndex((entry) => entry.seat === seat && entry.move === move);
  let drew = 0;
  for (let i = at - 1; i >= 0; i--) {
    const entry = log[i];
    if (entry?.seat !== seat || !entry.move.startsWith('draw')) break;
    drew++;
  }
  return drew;
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

/** A refusal in words. */
export function explainError(words: DominoWords, error: PipError, table: DominoTableState): string {
  const detail = error.detail ?? {};
  const tile = String(detail.tile ?? '');
  if (error.code === 'over') return words.whyOver;
  if (error.code === 'bad-notation') return words.whyUnread;
  if (error.code === 'not-your-turn') {
    return table.turn === null
      ? words.whyOver
      : words.notYourTurn({ seat: who(table, table.turn).seat });
  }
  switch (detail.reason) {
    case 'opening':
      return words.whyMustOpen({ tile, double: isDouble(tile) });
    case 'not-held':
      return words.whyNotHeld({ tile });
    case 'which-end':
      return words.whyTwoEnds({ tile });
    case 'no-fit':
      return words.whyNotFit({ tile, ends: table.view ? endNumbers(table.view) : [] });
    case 'must-play':
      return words.whyMustPlay;
    case 'draw-first':
      return words.whyMustDraw;
    case 'no-draw':
    case 'stock-empty':
      return words.whyNoDraw;
    default:
      return words.whyRefused;
  }
}
