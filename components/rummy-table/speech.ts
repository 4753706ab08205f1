/** What the rummy table says: events and refusals in the words of its catalogue. Pure. */
import type { PipError } from '../../machines/error.ts';
import type { MatchEmitted } from '../../machines/match-events.ts';
import type { RummyView } from '../../machines/rummy/model.ts';
import { readSets } from '../../machines/rummy/notation.ts';
import type { Tile } from '../../machines/rummy/tile.ts';
import type { RummyWords } from '../locales/en/rummy.ts';
import type { TableState } from '../table/table-state.ts';
import { changesOf, tableBefore, tableOf } from './changes.ts';
import { faultSaid, setSaid } from './said.ts';

export type RummyTableState = TableState<RummyView>;

interface Who {
  seat: string;
  me: boolean;
}

export function who(table: RummyTableState, seat: number): Who {
  return { seat: table.names[seat] ?? String(seat + 1), me: seat === table.me };
}

/** The sentence for a thing that happened; '' for what needs none. */
export function sayEvent(words: RummyWords, event: MatchEmitted, table: RummyTableState): string {
  switch (event.type) {
    case 'dealt':
      return dealtText(words, event.round, table);
    case 'moved':
      return movedText(words, event, table);
    // How a round ends is told by ending.ts.
    default:
      return '';
  }
}

function dealtText(words: RummyWords, round: number, table: RummyTableState): string {
  const parts = [words.dealt({ round })];
  if (table.turn !== null && table.turn !== table.me) {
    parts.push(words.sentence({ text: words.turnOf(who(table, table.turn)) }));
  }
  return parts.join(' ');
}

function movedText(
  words: RummyWords,
  event: Extract<MatchEmitted, { type: 'moved' }>,
  table: RummyTableState,
): string {
  const late = event.by === 'clock';
  const text = lastText(words, late ? { ...table, draft: null } : table) ?? '';
  const parts = late ? [words.byClock(who(table, event.seat)), text] : [text];
  const byItself =
    event.by === 'auto' && event.seat === table.me && table.auto.includes(event.seat);
  return parts
    .filter(Boolean)
    .map((part) => words.sentence({ text: byItself ? words.byAuto({ text: part }) : part }))
    .join(' ');
}

/** What the last move of the round was: 'Nora drew a tile'; null before the first. `brief`: in a line. */
export function lastText(
  words: RummyWords,
  table: RummyTableState,
  { brief = false } = {},
): string | null {
  const log = table.view?.log ?? [];
  if (log.length === 0) return null;
  const text = moveText(words, table, log.length - 1, brief);
  const back = log.at(-1)?.seat === table.me ? (table.draft?.back ?? []) : [];
  return back.length > 0 ? words.tookBack({ happened: text }) : text;
}

/** What all have done since the person's own last move; null before any move. */
export function newsText(words: RummyWords, table: RummyTableState): string | null {
  const log = table.view?.log ?? [];
  const from = log.findLastIndex(({ seat }) => seat === table.me) + 1;
  const news = log.map((entry, at) => ({ ...entry, at })).slice(from);
  if (news.length < 2) return lastText(words, table, { brief: true });
  const plays = news.filter(({ move }) => move.startsWith('play'));
  const who = (made: string) =>
    news.flatMap(({ seat, move }) =>
      move.split(' ')[0] === made ? [table.names[seat] ?? String(seat + 1)] : [],
    );
  const drew = who('draw');
  const passed = who('pass');
  return words.turns({
    parts: [
      ...plays.map(({ at }) => moveText(words, table, at, true)),
      ...(drew.length > 0 ? [words.severalDrew({ seats: drew })] : []),
      ...(passed.length > 0 ? [words.severalPassed({ seats: passed })] : []),
    ],
  });
}

/** A line has room for these many tiles by name. */
const few = 4;

/** A move of this round's log, without a full stop. */
function moveText(words: RummyWords, table: RummyTableState, at: number, brief: boolean): string {
  const log = table.view?.log ?? [];
  const { seat = 0, move = '' } = log[at] ?? {};
  const person = who(table, seat);
  if (move === 'pass') return words.passed(person);
  const after = tableOf(move);
  if (!after) return words.drew({ ...person, tile: move.split(' ')[1] });
  const { fresh, grown, moved, laid } = changesOf(tableBefore(log, at), after);
  const sets = moved?.sets.length ?? 0;
  const many = laid.length > few || fresh.length + grown.length + sets > 1;
  if (brief && many) return words.laidMany({ ...person, n: laid.length, sets });
  return words.laid({
    ...person,
    fresh: fresh.map(setSaid),
    grown: grown.map(({ tiles, now }) => ({ tiles, now: setSaid(now) })),
    moved: moved && { tiles: moved.tiles, sets: moved.sets.map(setSaid) },
  });
}

/** A move that is asked about: 'Red 7, Blue 7'. */
export function askText(words: RummyWords, table: RummyTableState, move: string): string {
  if (move === 'pass') return words.askPass;
  const after = tableOf(move);
  if (!after) return words.askDraw;
  const before = readSets(table.view?.table ?? '') ?? [];
  return words.askPlay({ tiles: changesOf(before, after).laid });
}

/** A refusal in words. */
export function explainError(words: RummyWords, error: PipError, table: RummyTableState): string {
  const detail = error.detail ?? {};
  const tile = String(detail.tile ?? '');
  if (error.code === 'over') return words.whyOver;
  if (error.code === 'bad-notation') return words.whyUnread;
  if (error.code === 'not-your-turn') {
    return table.turn === null
      ? words.whyOver
      : words.notYourTurn({ seat: who(table, table.turn).seat });
  }
  const set = tilesOf(detail.set);
  const fault = set.length > 0 ? faultSaid(set) : null;
  switch (detail.reason) {
    case 'missing':
      return words.whyMissing({ tiles: listOf(detail.tiles) ?? [tile] });
    case 'nothing-played':
      return words.whyNothingPlayed;
    case 'not-held':
      return words.whyNotHeld({ tile });
    case 'laid':
      return words.whyLaid({ tiles: [tile] });
    case 'table-touched':
      return words.whyTableTouched({ set: setSaid(set) });
    case 'first-meld':
      return words.whyFirstMeld({ need: Number(detail.need), have: Number(detail.have) });
    case 'joker':
      return words.whyJoker({ set: setSaid(set), stands: listOf(detail.tiles) ?? [] });
    case 'not-next':
      return words.whyNotNext;
    case 'draw-first':
      return words.whyDrawFirst;
    case 'stock-empty':
      return words.whyPoolEmpty;
    default:
      return fault ? words.whyNoSet({ set: setSaid(set), fault }) : words.whyRefused;
  }
}

function tilesOf(set: unknown): Tile[] {
  return (typeof set === 'string' ? readSets(set)?.[0] : null) ?? [];
}

function listOf(tiles: unknown): string[] | null {
  return Array.isArray(tiles) ? tiles.map(String) : null;
}
