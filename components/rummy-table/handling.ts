/** What is said of tiles in hand: what they would make, what they made. Pure. */
import type { Draft } from '../../machines/match-events.ts';
import { type Judged, judge } from '../../machines/rummy/judge.ts';
import { setsWithout } from '../../machines/rummy/lists.ts';
import type { RummyView } from '../../machines/rummy/model.ts';
import type { Tile } from '../../machines/rummy/tile.ts';
import { mayTouch } from '../../machines/rummy/untouched.ts';
import type { FaultSaid } from '../locales/en/rummy-faults.ts';
import type { SetSaid } from '../locales/en/rummy-sets.ts';
import type { Told } from '../table/table-message.ts';
import { faultSaid } from './faults.ts';
import type { Lying } from './lying.ts';
import type { DropPlace } from './places.ts';
import { setSaid } from './said.ts';
import type { RummyTableState } from './speech.ts';
import type { ToldWords } from './telling.ts';
import { reasonText } from './why-not.ts';

/** What is picked up; `keys`: how it goes on with keys. */
export function picked(
  words: ToldWords,
  held: readonly Lying[],
  table: Pick<RummyTableState, 'view' | 'draft'>,
  keys: boolean,
): Told {
  const tiles = held.map(({ tile }) => tile);
  const stays = stayingSet(held, table);
  if (stays) return barred(words, stays);
  if (tiles.length === 0) return { text: words.nothingHeld, tone: 'plain' };
  return {
    text: words.picked({ tiles }),
    brief: words.picked({ tiles, brief: true }),
    tone: 'prompt',
    spoken: words.pickedSpoken({ tiles, keys }),
  };
}

export function putDown(words: ToldWords, tiles: readonly Tile[]): Told {
  const brief = words.putDown({ tiles, brief: true });
  return { text: words.putDown({ tiles }), brief, tone: 'plain' };
}

/** Where the tiles in hand would go: what would lie there. */
export function aimed(words: ToldWords, draft: Draft, place: DropPlace): Told {
  if (place.kind === 'rack') return { text: rackText(words, draft, place), tone: 'plain' };
  if (place.touches) return barred(words, place.touches);
  const becomes = setSaid(place.becomes);
  const fault = faultSaid(place.becomes);
  const spoken = setText(words, draft, place, { becomes, fault });
  const rest = restOf(draft, place);
  if (rest.length > 0 && !faultSaid(rest) && !fault) {
    return { text: words.becomesTwo({ sets: [setSaid(rest), becomes] }), tone: 'prompt', spoken };
  }
  return {
    text: words.becomes({ becomes, fault }),
    brief: words.becomes({ becomes, fault, brief: true }),
    tone: fault ? 'plain' : 'prompt',
    spoken,
  };
}

function rackText(words: ToldWords, { rack }: Draft, { at }: DropPlace): string {
  const tile = at === null ? undefined : rack[at];
  return tile === undefined ? words.placeRackEnd : words.placeRackBefore({ tile });
}

/** Of a set that is there, or a new one. */
function setText(
  words: ToldWords,
  draft: Draft,
  place: DropPlace,
  made: { readonly becomes: SetSaid; readonly fault: FaultSaid | null },
): string {
  const { kind, set } = place;
  if (kind === 'new') return words.placeNew(made);
  const into = { ...made, set: setSaid(draft.table[set ?? -1] ?? []) };
  if (kind === 'set') return words.placeInto(into);
  return words.placeSplit({ ...into, rest: setSaid(restOf(draft, place)) });
}

/** What a split leaves of its set; [] where none is split. */
function restOf({ table }: Draft, { kind, set, at }: DropPlace): readonly Tile[] {
  return kind === 'split' ? (table[set ?? -1] ?? []).slice(0, at ?? 0) : [];
}

/** What was just laid, and what that makes. */
export function laid(
  words: ToldWords,
  view: RummyView | null,
  draft: Draft,
  place: DropPlace,
  tiles: readonly Tile[],
  fromRack: boolean,
): Told {
  if (place.kind === 'rack') {
    const text = fromRack ? words.movedInRack : words.laidBack;
    return { text: text({ tiles }), brief: text({ tiles, brief: true }), tone: 'plain' };
  }
  if (place.touches) return barred(words, place.touches);
  const now = setSaid(place.becomes);
  const fault = faultSaid(place.becomes);
  const rest = restOf(draft, place);
  const leaves = (place.leaves.length > 0 || rest.length === 0 ? place.leaves : [rest]).map(
    setSaid,
  );
  const set = place.set === null ? null : setSaid(draft.table[place.set] ?? []);
  const spoken = set ? words.laidInto({ tiles, set, now, fault }) : words.laidNew({ now, fault });
  const whole = leaves.length > 0 ? words.laidLeaving({ laid: spoken, leaves }) : spoken;
  const told: Told = {
    text: words.nowLies({ now, fault }),
    brief: words.nowLies({ now, fault, brief: true }),
    tone: 'plain',
    spoken: whole,
  };
  const judged = view && judge(view, place.next);
  if (!judged) return told;
  const { have, need } = judged;
  if (need !== null && !fault)
    return { ...told, spoken: words.laidWorth({ laid: whole, have, need }) };
  return notYet(words, judged, whole) ?? told;
}

/** What can't be seen of the sets themselves is said at once: each is one, and yet the turn can't be played. */
function notYet(words: ToldWords, { sets, refusal }: Judged, laid: string): Told | null {
  const reason = refusal?.detail?.reason;
  const plain = reason === 'nothing-played' && sets.every(({ fault }) => !fault);
  if (!refusal || !(reason === 'joker' || plain)) return null;
  const text = reasonText(words, refusal);
  return {
    text,
    brief: reasonText(words, refusal, true),
    // Who only moves tiles may be about to lay one.
    ...(plain ? { tone: 'plain' } : { tone: 'refusal', rule: refusal.rule }),
    spoken: words.laidBut({ laid, why: text }),
  };
}

/** RUM-10: the set of what is held that has to stay as it lies; null: none. */
function stayingSet(
  held: readonly Lying[],
  { view, draft }: Pick<RummyTableState, 'view' | 'draft'>,
): readonly Tile[] | null {
  if (!view || !draft || mayTouch(view)) return null;
  const sets = held.flatMap(({ set }) => (set === null ? [] : [draft.table[set] ?? []]));
  return setsWithout(sets, setsWithout(sets, draft.before))[0] ?? null;
}

/** RUM-10, where it bites. */
function barred(words: ToldWords, tiles: readonly Tile[]): Told {
  const set = setSaid(tiles);
  return {
    text: words.untouchable,
    brief: words.whyTableTouched({ set, brief: true }),
    tone: 'refusal',
    rule: 'RUM-10',
    spoken: words.whyTableTouched({ set }),
  };
}
