/** What happened at a rummy table, in words: for the live region, the log and the message line. Pure. */
import type { MatchEmitted } from '../../machines/match-events.ts';
import { dealtText, madeByItself } from '../table/happened.ts';
import type { Told } from '../table/table-message.ts';
import { who } from '../table/who.ts';
import { changesOf, tableBefore, tableOf } from './changes.ts';
import { setSaid } from './said.ts';
import type { RummyTableState } from './speech.ts';
import type { ToldWords } from './telling.ts';

type Moved = Extract<MatchEmitted, { type: 'moved' }>;

/** The sentence for a thing that happened; '' for what needs none. */
export function sayEvent(words: ToldWords, event: MatchEmitted, table: RummyTableState): string {
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

/** How much of a move is told: all of it; what a line has room for; how many tiles alone. */
export type Form = 'whole' | 'line' | 'count';

function movedText(words: ToldWords, event: Moved, table: RummyTableState): string {
  const late = event.by === 'clock';
  const seen = late ? { ...table, draft: null } : table;
  const text = entryText(words, seen, placeOf(event, table), 'whole') ?? '';
  const parts = late ? [words.byClock(who(table, event.seat)), text] : [text];
  const byItself = madeByItself(event, table);
  return parts
    .filter(Boolean)
    .map((part) => words.sentence({ text: byItself ? words.byAuto({ text: part }) : part }))
    .join(' ');
}

/** The last move, on the message line. */
export function lastLine(words: ToldWords, event: Moved, table: RummyTableState): Told {
  if (event.by === 'clock') return { text: words.byClock(who(table, event.seat)), tone: 'plain' };
  const at = placeOf(event, table);
  const text = entryText(words, table, at, 'line') ?? '';
  return { text, brief: entryText(words, table, at, 'count') ?? text, tone: 'plain' };
}

/** Where a move stands in the log, which may have gone on since. */
function placeOf({ seat, move }: Moved, { view }: RummyTableState): number {
  const log = view?.log ?? [];
  // The log doesn't tell what another drew.
  const at = log.findLastIndex((each) => each.seat === seat && move.startsWith(each.move));
  return at < 0 ? log.length - 1 : at;
}

/** What a move of the log was: 'Nora drew a tile'; null where there is none. */
function entryText(
  words: ToldWords,
  table: RummyTableState,
  at: number,
  form: Form,
): string | null {
  const log = table.view?.log ?? [];
  if (!log[at]) return null;
  const text = moveText(words, table, at, form);
  const own = log.findLastIndex(({ seat }) => seat === table.me) === at;
  const back = own ? (table.draft?.back ?? []) : [];
  return back.length > 0 && form !== 'count' ? words.tookBack({ happened: text }) : text;
}

/** What all have done since the person's own last move; null before any move. */
export function newsText(
  words: ToldWords,
  table: RummyTableState,
  form: Exclude<Form, 'whole'>,
): string | null {
  const log = table.view?.log ?? [];
  const from = log.findLastIndex(({ seat }) => seat === table.me) + 1;
  const news = log.map((entry, at) => ({ ...entry, at })).slice(from);
  if (news.length < 2) return entryText(words, table, log.length - 1, form);
  const who = (made: string) =>
    news.flatMap(({ seat, move }) =>
      move.split(' ')[0] === made ? [table.names[seat] ?? String(seat + 1)] : [],
    );
  const laid = who('play');
  const drew = who('draw');
  const passed = who('pass');
  const plays = news.filter(({ move }) => move.startsWith('play'));
  const told =
    form === 'count'
      ? laid.length > 0
        ? [words.severalLaid({ seats: laid })]
        : []
      : plays.map(({ at }) => moveText(words, table, at, plays.length > 1 ? 'count' : 'line'));
  return words.turns({
    parts: [
      ...told,
      ...(drew.length > 0 ? [words.severalDrew({ seats: drew })] : []),
      ...(passed.length > 0 ? [words.severalPassed({ seats: passed })] : []),
    ],
  });
}

/** A line has room for these many tiles by name. */
const few = 4;

/** A move of this round's log, without a full stop. */
function moveText(words: ToldWords, table: RummyTableState, at: number, form: Form): string {
  const log = table.view?.log ?? [];
  const { seat = 0, move = '' } = log[at] ?? {};
  const person = who(table, seat);
  if (move === 'pass') return words.passed(person);
  const after = tableOf(move);
  if (!after) return words.drew({ ...person, tile: move.split(' ')[1] });
  const { fresh, grown, moved, laid } = changesOf(tableBefore(log, at), after);
  const sets = moved?.sets.length ?? 0;
  const many = laid.length > few || fresh.length + grown.length + sets > 1;
  if (form === 'count' || (form === 'line' && many)) {
    return words.laidMany({ ...person, n: laid.length, sets });
  }
  return words.laid({
    ...person,
    fresh: fresh.map(setSaid),
    grown: grown.map(({ tiles, now }) => ({ tiles, now: setSaid(now) })),
    moved: moved && { tiles: moved.tiles, sets: moved.sets.map(setSaid) },
  });
}
