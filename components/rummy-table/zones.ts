/** Where tiles that are held may be let go on the table. Pure arithmetic, CSS px, as the layout lies before scrolling. */
import type { Rect } from '../felt/place.ts';
import type { PlacedSet, TableLayout } from './layout.ts';
import { freePlace, LEAST_SET, rowCount } from './room.ts';
import { columnsOf, rowsOf } from './sizes.ts';

export interface Zone {
  /** As a draft's move says it: '2:3' into set 2 before its tile 3, '2/3' the same and split there, 'new'. */
  readonly to: string;
  readonly kind: 'into' | 'split' | 'new';
  /** The set; −1: none. */
  readonly set: number;
  /** Where a finger may land. */
  readonly hit: Rect;
  /** What is shown there. */
  readonly mark: Rect;
}

/** A finger needs this much each way, px, where there is room. */
export const FINGER = 32;

/** All drop zones; `count`: how many tiles are held. */
export function zones(layout: TableLayout, count = 1): Zone[] {
  return [...layout.sets.flatMap((set) => setZones(set, layout)), newZone(layout, count)];
}

function setZones(set: PlacedSet, layout: TableLayout): Zone[] {
  const { pitch, high, tile } = layout;
  const { index, x, y } = set;
  const n = set.tiles.length;
  const wide = Math.max(pitch, Math.min(FINGER, 1.5 * pitch));
  const over = Math.min(8, (layout.rowPitch - high) / 2);
  const between = (at: number): number => x + at * pitch - (pitch - tile) / 2;
  const zone = (at: number, kind: 'into' | 'split'): Zone => {
    const centre = between(at);
    const end = at === 0 || at === n;
    // Beside the ends there is room for more than half a tile.
    const from = at === 0 ? centre - wide / 2 - pitch / 4 : centre - wide / 2;
    const to = at === n ? centre + wide / 2 + pitch / 4 : centre + wide / 2;
    const split = kind === 'split';
    const upper = end ? high : high * 0.62;
    const top = split ? y + upper : y - over;
    const bottom = split || end ? y + high + over : y + upper;
    return {
      to: `${index}${split ? '/' : ':'}${at}`,
      kind,
      set: index,
      hit: { x: from, y: top, w: to - from, h: bottom - top },
      mark: { x: centre - 2, y: y - over, w: 4, h: high + 2 * over },
    };
  };
  return Array.from({ length: n + 1 }, (_, at) => at).flatMap((at) =>
    at === 0 || at === n ? [zone(at, 'into')] : [zone(at, 'into'), zone(at, 'split')],
  );
}

/** A place that a set of `count` tiles would take, three at least where there is room for three. */
function newZone(layout: TableLayout, count: number): Zone {
  const { box, pitch, tile, high, rowPitch, standing, left, top } = layout;
  const room = { columns: columnsOf(layout, box), rows: rowsOf(layout, box) };
  const widths = [Math.max(LEAST_SET, 2 * count), 2 * count, 2];
  const places = widths.flatMap((w) => {
    const place = freePlace(w, standing, room, null);
    return place ? [{ ...place, w }] : [];
  });
  const place = places[0] ?? { row: rowCount(standing), x: 0, w: LEAST_SET };
  const mark = {
    x: left + (place.x * pitch) / 2,
    y: top + place.row * rowPitch,
    w: (place.w * pitch) / 2 - (pitch - tile),
    h: high,
  };
  return { to: 'new', kind: 'new', set: -1, hit: mark, mark };
}

/**
 * The zone that tiles let go at a point fall to: the nearest within a tile's reach; anywhere else in the box of the table
 * a set of its own. null outside. `scrollY`: how far the table is scrolled.
 */
export function zoneAt(
  found: readonly Zone[],
  layout: TableLayout,
  at: { readonly x: number; readonly y: number },
  scrollY = 0,
): Zone | null {
  const { box, pitch } = layout;
  const reach = 12;
  const inside =
    at.x >= box.x - reach &&
    at.x <= box.x + box.w + reach &&
    at.y >= box.y - reach &&
    at.y <= box.y + box.h + reach;
  if (!inside) return null;
  const { x } = at;
  const y = at.y + scrollY;
  let best: Zone | null = null;
  let least = Math.max(FINGER / 2, pitch * 0.5);
  let nearest = Number.POSITIVE_INFINITY;
  for (const zone of found) {
    const { hit, mark } = zone;
    const far = Math.hypot(
      Math.max(hit.x - x, 0, x - hit.x - hit.w),
      Math.max(hit.y - y, 0, y - hit.y - hit.h),
    );
    const middle = Math.hypot(mark.x + mark.w / 2 - x, mark.y + mark.h / 2 - y);
    if (far > least || (far === least && middle >= nearest)) continue;
    best = zone;
    least = far;
    nearest = middle;
  }
  return best ?? found.find(({ kind }) => kind === 'new') ?? null;
}
