/** What the message line says: what happened last, what the person may do now, what the tiles in hand would make. Pure. */
import type { MatchEmitted } from '../../machines/match-events.ts';
import type { Draft } from '../../machines/rummy/draft.ts';
import type { Tile } from '../../machines/rummy/tile.ts';
import type { RummyWords } from '../locales/en/rummy.ts';
import type { DropPlace } from './places.ts';
import { faultSaid, setSaid } from './said.ts';
import { lastText, newsText, type RummyTableState, who } from './speech.ts';

/** Words for the message line. */
export interface Told {
  readonly text: string;
  readonly tone: 'plain' | 'prompt' | 'refusal';
  readonly rule?: string;
  /** What is to be said instead: a listener has nothing else to go by. */
  readonly spoken?: string;
}

/** After something happened; null: what is said already stays. */
export function afterEvent(
  words: RummyWords,
  event: MatchEmitted,
  table: RummyTableState,
): Told | null {
  if (event.type === 'dealt') {
    const other = table.turn !== null && table.turn !== table.me;
    return { text: other ? words.turnOf(who(table, table.turn ?? 0)) : '', tone: 'plain' };
  }
  // The panel says how it ended.
  if (event.type === 'roundEnded') return { text: '', tone: 'plain' };
  if (event.type !== 'moved') return null;
  if (event.by === 'clock') return { text: words.byClock(who(table, event.seat)), tone: 'plain' };
  return { text: lastText(words, table, { brief: true }) ?? '', tone: 'plain' };
}

/** When the person is to decide. */
export function onTurn(words: RummyWords, table: RummyTableState): Told {
  const { view, me } = table;
  const melded = me !== null && view?.melded?.[me];
  const ways = table.moves.includes('pass')
    ? { open: words.yourFirstMeldPass, on: words.yourTurnPass }
    : { open: words.yourFirstMeld, on: words.yourTurnLong };
  const whole = melded ? ways.on : ways.open;
  const last = newsText(words, table);
  const rule = melded ? undefined : 'RUM-9';
  const cited = rule === undefined ? {} : { rule };
  if (last === null) return { text: whole, tone: 'prompt', ...cited };
  return {
    text: words.andYourTurn({ happened: last, ahead: words.yourTurn }),
    tone: 'prompt',
    spoken: whole,
  };
}

/** What is picked up. */
export function picked(words: RummyWords, tiles: readonly Tile[]): Told {
  if (tiles.length === 0) return { text: words.nothingHeld, tone: 'plain' };
  return {
    text: words.picked({ tiles }),
    tone: 'prompt',
    spoken: words.pickedSpoken({ tiles }),
  };
}

/** Where the tiles in hand would go: what would lie there. */
export function aimed(words: RummyWords, draft: Draft, place: DropPlace): Told {
  const becomes = setSaid(place.becomes);
  const fault = faultSaid(place.becomes);
  const text = (): string => {
    if (place.kind === 'rack') {
      const tile = place.at === null ? undefined : draft.rack[place.at];
      if (place.at === null) return words.placeRackEnd;
      return tile === undefined ? words.placeRackEnd : words.placeRackBefore({ tile });
    }
    if (place.kind === 'new') return words.placeNew({ becomes, fault });
    const tiles = draft.table[place.set ?? -1] ?? [];
    const set = setSaid(tiles);
    if (place.kind === 'set') return words.placeInto({ set, becomes, fault });
    const rest = setSaid(tiles.slice(0, place.at ?? 0));
    return words.placeSplit({ set, becomes, fault, rest });
  };
  const spoken = text();
  if (place.kind === 'rack') return { text: spoken, tone: 'plain' };
  if (place.touches) return barred(words, place.touches);
  return { text: words.becomes({ becomes, fault }), tone: fault ? 'plain' : 'prompt', spoken };
}

/** What was just laid, and what that makes. */
export function laid(
  words: RummyWords,
  draft: Draft,
  place: DropPlace,
  tiles: readonly Tile[],
  fromRack: boolean,
): Told {
  if (place.kind === 'rack') {
    return {
      text: fromRack ? words.movedInRack({ tiles }) : words.laidBack({ tiles }),
      tone: 'plain',
    };
  }
  if (place.touches) return barred(words, place.touches);
  const now = setSaid(place.becomes);
  const fault = faultSaid(place.becomes);
  const leaves = place.leaves.map(setSaid);
  const text = words.nowLies({ now, fault });
  const set = place.set === null ? null : setSaid(draft.table[place.set] ?? []);
  const spoken = set ? words.laidInto({ tiles, set, now, fault }) : words.laidNew({ now, fault });
  return {
    text,
    tone: 'plain',
    spoken: leaves.length > 0 ? words.laidLeaving({ laid: spoken, leaves }) : spoken,
  };
}

/** RUM-10, where it bites. */
function barred(words: RummyWords, tiles: readonly Tile[]): Told {
  const text = words.whyTableTouched({ set: setSaid(tiles) });
  return { text, tone: 'refusal', rule: 'RUM-10' };
}
