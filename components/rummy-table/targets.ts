/** Where held tiles would fall to from a point, and how that is shown. Pure. */
import type { Draft } from '../../machines/match-events.ts';
import { isSet, readSet } from '../../machines/rummy/set.ts';
import type { Point } from '../felt/drag-controller.ts';
import type { Rect } from '../felt/place.ts';
import type { Board } from './ground.ts';
import type { Lying } from './lying.ts';
import { dropPlace, ownSet } from './places.ts';
import { type RackArea, rackPlace, rackSlots } from './rack-area.ts';
import { type Zone, zoneAt, zones } from './zones.ts';

const zonesOf = ({ layout, held }: Board): Zone[] => zones(layout, Math.max(1, held));

/** How far below the tray a finger still means it, px. */
const below = 24;

/** The place at a point; null: none, the tiles stay where they are. `lays`: not only along the rack. */
export function targetAt(
  board: Board,
  draft: Draft,
  at: Point,
  held: readonly Lying[],
  lays: boolean,
): string | null {
  const { areas, layout, scrollY } = board;
  const { rack } = areas;
  if (at.y > rack.y + rack.h + below) return null;
  if (at.y > rack.y - 6) return rackTarget(rack, draft, at, held);
  if (!lays) return null;
  const fresh = newSetPlace(board);
  const y = fresh?.on === 'table' ? at.y + scrollY : at.y;
  if (fresh && isIn(fresh.rect, { x: at.x, y })) return 'new';
  const zone = zoneAt(zonesOf(board), layout, at, scrollY);
  return zone && meant(draft, held, zone);
}

/** Beside the message: as wide as its words, px. */
const besideMessage = 84;

/**
 * Where a set of its own is offered: where it would lie, in the layout's pixels; where that isn't in sight, beside the
 * message, in the felt's.
 */
export function newSetPlace(
  board: Board,
): { readonly on: 'table' | 'line'; readonly rect: Rect } | null {
  const { areas, layout, scrollY } = board;
  const mark = zonesOf(board).find(({ kind }) => kind === 'new')?.mark;
  if (!mark) return null;
  const top = layout.box.y + scrollY;
  const seen = mark.y >= top - 1 && mark.y + mark.h <= top + layout.box.h + 1;
  if (seen) return { on: 'table', rect: mark };
  return { on: 'line', rect: { ...areas.message, w: besideMessage } };
}

function isIn({ x, y, w, h }: Rect, at: Point): boolean {
  return at.x >= x && at.x <= x + w && at.y >= y && at.y <= y + h;
}

function rackTarget(
  rack: RackArea,
  draft: Draft,
  at: Point,
  held: readonly Lying[],
): string | null {
  if (held.some(({ set }) => set !== null)) return 'rack';
  const place = rackPlace(rack, draft.rack.length, at);
  const [only, more] = held;
  const stays = !more && only && (only.at === place || only.at + 1 === place);
  return stays ? null : `rack:${place}`;
}

/** A finger can't tell a gap from the tile beside it: the set as a whole is meant where it takes the tiles. */
function meant(draft: Draft, held: readonly Lying[], { to, kind, set }: Zone): string {
  const from = held.map(({ place }) => place);
  if (kind === 'new' || ownSet(from) === set) return to;
  const at = Number(to.split(/[:/]/)[1]);
  return kind === 'split' && partsAt(draft, from, set, at)
    ? to
    : (into(draft, from, set, at) ?? to);
}

/**
 * Where a set takes tiles that are put on its tile `at`: anywhere, or where only two sets can be made of it at the split
 * that is nearest; null: nowhere.
 */
export function into(
  draft: Draft,
  from: readonly string[],
  set: number,
  at: number,
): string | null {
  if (dropPlace(draft, from, String(set))?.fits) return String(set);
  const splits = [...(draft.table[set]?.keys() ?? [])]
    .filter((split) => partsAt(draft, from, set, split))
    .toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at));
  return splits[0] === undefined ? null : `${set}/${splits[0]}`;
}

/** Whether a split before a set's tile `at` leaves two sets. */
function partsAt(draft: Draft, from: readonly string[], set: number, at: number): boolean {
  const rest = (draft.table[set] ?? []).slice(0, at);
  return isSet(readSet(rest)) && !!dropPlace(draft, from, `${set}/${at}`)?.fits;
}

/** What is lit for a place: on the table in the layout's pixels, on the rack in the felt's; null: nothing of its own. */
export function markOf(
  board: Board,
  draft: Draft,
  to: string,
): {
  readonly in: 'table' | 'rack';
  readonly rect: Rect;
  readonly kind: Zone['kind'] | 'rack';
} | null {
  if (!to.startsWith('rack')) {
    const zone = zonesOf(board).find((each) => each.to === to);
    return zone ? { in: 'table', rect: zone.mark, kind: zone.kind } : null;
  }
  const [, index] = to.split(':');
  const { rack } = board.areas;
  if (index === undefined) return { in: 'rack', rect: rack, kind: 'rack' };
  const slots = rackSlots(rack, draft.rack.length);
  const at = Number(index);
  const next = slots[at];
  const last = slots[at - 1];
  const slot = next && last && next.row !== last.row ? last : (next ?? last);
  if (!slot) return { in: 'rack', rect: rack, kind: 'rack' };
  const side = slot === next ? -1 : 1;
  const x = slot.x + (side * Math.max(rack.pitch, rack.tile)) / 2 - 2;
  return { in: 'rack', rect: { x, y: slot.y - rack.high / 2, w: 4, h: rack.high }, kind: 'into' };
}
