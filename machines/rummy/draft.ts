/** A turn half made: what the person has laid so far, and how. Pure; whether it may be played is `judge`'s to say. */
import type { Draft } from '../match-events.ts';
import { isHidden, UNKNOWN } from '../slots.ts';
import { refuse } from './check.ts';
import { laidAt, lifted, tidy } from './draft-lay.ts';
import { type Place, readPlaces, readTarget } from './draft-places.ts';
import { isPartOf, type SortBy, shared, sorted, takenIn } from './draft-rack.ts';
import { readWritten, written } from './draft-text.ts';
import { type Laid, type Lists, listsOf } from './lists.ts';
import { formatLists } from './notation.ts';
import type { RummyState } from './state.ts';
import { difference, type Tile } from './tile.ts';

/** How many steps can be undone. */
export const STEPS = 100;

/**
 * The draft of a turn that begins: the table as it lies; the rack in this order as far as it still holds. Other tiles go
 * where the rack's sort puts them, last where it has an order of its own; without `order` it is sorted by colour.
 */
export function freshDraft(
  { hands, table }: Pick<RummyState, 'hands' | 'table'>,
  seat: number,
  order: readonly Tile[] = [],
): Draft {
  const slots = hands[seat] ?? [];
  const hand = isHidden(slots) ? slots.filter((slot) => slot !== UNKNOWN) : slots;
  const kept = shared(order, hand);
  const before = listsOf(table);
  const rack = takenIn(kept, difference(hand, kept));
  return { before, table: before, rack, undo: [], redo: [], back: [] };
}

/** The tiles that came from the rack this turn. */
export function playedOf({ before, table }: Pick<Draft, 'before' | 'table'>): Tile[] {
  return difference(table.flat(), before.flat());
}

/**
 * Moves tiles. `places`: 'rack:3', '2:1' (set 2, its tile 1) or '2:0-2' (both ends included), counted from 0; the tiles
 * are laid in the order of the places. `to`: 'rack' (where its sort puts tiles of the table, else last), 'rack:3'
 * (before its tile 3), '2' (into set 2, where they fit best), '2:3' (before its tile 3), '2/3' (the same, and set 2 is
 * split there: the tiles and what follows become a set of their own) or 'new'. All counted before anything moves.
 * A set is arranged as soon as it is one (RUM-8); empty sets vanish; where tiles go from inside a set and a set is left
 * on a side of the hole, the sides part there. Moving within the rack is no step that is undone.
 * Throws 'bad-notation' for places that aren't there, 'illegal-move' RUM-13 with reason 'laid' where a tile that lay on
 * the table before the turn would go to the rack.
 */
export function moveTiles(draft: Draft, places: readonly string[], to: string): Draft {
  const from = readPlaces(draft, places);
  const target = readTarget(draft, to);
  if (target.to === 'rack') checkTakenBack(draft, from);
  const tiles = from.map((place) => tileAt(draft, place));
  return stepped(draft, laidAt(lifted(draft, from), tiles, target));
}

/** A whole table in one step (a hint, shown). Throws 'illegal-move' RUM-13 where it misses a tile or needs another. */
export function arrange(draft: Draft, table: Lists): Draft {
  const [missing] = difference(draft.before.flat(), table.flat());
  if (missing !== undefined) throw refuse('RUM-13', { reason: 'missing', tile: missing });
  const all = [...draft.table.flat(), ...draft.rack];
  const [lacking] = difference(table.flat(), all);
  if (lacking !== undefined) throw refuse('RUM-13', { reason: 'not-held', tile: lacking });
  const rack = rackOf(draft.rack, difference(all, table.flat()));
  return stepped(draft, { table: tidy(table), rack });
}

/** The rack sorted; no step that is undone. */
export function sortRack(draft: Draft, by: SortBy): Draft {
  return { ...draft, rack: sorted(draft.rack, by) };
}

/** The table as at the start of the turn; a step that can be undone, like any other. */
export function reset(draft: Draft): Draft {
  return stepped(draft, { table: draft.before, rack: wholeRack(draft) });
}

/** The rack with what was laid this turn: in the order of the start where the person hasn't changed it since. */
export function wholeRack(draft: Draft): Tile[] {
  const played = playedOf(draft);
  const first = readWritten(draft.undo[0])?.rack;
  const whole = first?.length === draft.rack.length + played.length;
  return whole ? rackOf(draft.rack, first) : takenIn(draft.rack, played);
}

/** One step back; the draft itself where there is none. */
export function undo(draft: Draft): Draft {
  const earlier = readWritten(draft.undo.at(-1));
  if (!earlier) return draft;
  const rack = rackOf(draft.rack, earlier.rack);
  const redo = [...draft.redo, written(draft)];
  return { ...draft, table: earlier.table, rack, undo: draft.undo.slice(0, -1), redo };
}

/** The step that was undone last, once more; the draft itself where there is none. */
export function redo(draft: Draft): Draft {
  const later = readWritten(draft.redo.at(-1));
  if (!later) return draft;
  const rack = rackOf(draft.rack, later.rack);
  const undo = [...draft.undo, written(draft)];
  return { ...draft, table: later.table, rack, undo, redo: draft.redo.slice(0, -1) };
}

/** Whether anything on the table was changed. */
export function changed({ before, table }: Pick<Draft, 'before' | 'table'>): boolean {
  return formatLists(before) !== formatLists(table);
}

function tileAt({ table, rack }: Draft, place: Place): Tile {
  return (place.in === 'rack' ? rack : table[place.in])?.[place.at] ?? '';
}

/** RUM-13 (a): what lay on the table stays there; twins are the same (RUM-14). */
function checkTakenBack(draft: Draft, from: readonly Place[]): void {
  const tiles = from.filter((place) => place.in !== 'rack').map((place) => tileAt(draft, place));
  const [tile] = difference(tiles, playedOf(draft));
  if (tile !== undefined) throw refuse('RUM-13', { reason: 'laid', tile });
}

/** A rack with these tiles: in the order that it has now where it was changed since, else in theirs. */
function rackOf(now: readonly Tile[], tiles: readonly Tile[]): Tile[] {
  const kept = shared(now, tiles);
  return isPartOf(kept, tiles) ? [...tiles] : takenIn(kept, difference(tiles, kept));
}

function stepped(draft: Draft, next: Laid): Draft {
  if (formatLists(next.table) === formatLists(draft.table)) return { ...draft, ...next };
  const undo = [...draft.undo, written(draft)].slice(-STEPS);
  return { ...draft, ...next, undo, redo: [] };
}
