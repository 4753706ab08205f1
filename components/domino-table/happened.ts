/** What happened at a domino table, in words: for the live region, the log and the message line. Pure. */
import { endNumbers } from '../../machines/dominoes/explain.ts';
import type { MatchEmitted } from '../../machines/match-events.ts';
import { dealtText, madeByItself } from '../table/happened.ts';
import { who } from '../table/who.ts';
import { isDouble, tileIn } from './fits.ts';
import type { DominoTableState } from './speech.ts';
import type { ToldWords } from './telling.ts';

/** The sentence for a thing that happened; '' for what needs none. */
export function sayEvent(words: ToldWords, event: MatchEmitted, table: DominoTableState): string {
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

function movedText(
  words: ToldWords,
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
  const byItself = madeByItself(event, table);
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
  words: ToldWords,
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
