/** Room on the table for one more set. Pure; whole rows and half tiles. */
import { block, gaps, type Span, squeezed } from './row.ts';

/** Where a set stands. */
export interface Standing {
  /** Its tiles'. */
  readonly names: readonly string[];
  readonly row: number;
  readonly x: number;
}

export interface Room {
  readonly columns: number;
  /** Infinite where the table grows downwards. */
  readonly rows: number;
}

export interface Point {
  readonly row: number;
  readonly x: number;
}

/** Three tiles. */
export const LEAST_SET = 6;

export const widthOf = ({ names }: Pick<Standing, 'names'>): number => 2 * names.length;

export const rowCount = (taken: Iterable<Pick<Standing, 'row'>>): number =>
  Math.max(0, ...[...taken].map(({ row }) => row + 1));

const clamp = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/**
 * A place for a set `w` wide where nothing moves for it: the nearest to `near`, else to the middle of the table. null
 * when there is none.
 */
export function freePlace(
  w: number,
  taken: readonly Standing[],
  room: Room,
  near: Point | null,
): Point | null {
  const { columns, rows } = room;
  const endless = !Number.isFinite(rows);
  const last = endless ? rowCount(taken) + 1 : rows;
  let best: Point | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let row = 0; row < last; row += 1) {
    const spans = spansOf(taken, row);
    for (const gap of spans.length === 0 ? emptyRow(w, columns) : gaps(spans, w, columns)) {
      const middle = Math.round((columns - w) / 2);
      const x = clamp(gap.x, near?.x ?? middle, gap.x + gap.w);
      const far = near
        ? 6 * Math.abs(row - near.row) + Math.abs(x - near.x)
        : endless
          ? row
          : Math.hypot((x - middle) / columns, (row - (rows - 1) / 2) / rows);
      if (far >= least) continue;
      best = { row, x };
      least = far;
    }
  }
  return best;
}

/** A new row's first set stands in its middle. */
const emptyRow = (w: number, columns: number): Span[] =>
  (block([w], columns) ?? []).map((x) => ({ x, w: 0 }));

const spansOf = (taken: readonly Standing[], row: number): Span[] =>
  taken.flatMap((set) => (set.row === row ? [{ x: set.x, w: widthOf(set) }] : []));

/** What has fewer tiles than a set gets the room of one, in whose middle it stands: there it may grow. */
function placeToGrow(
  w: number,
  taken: readonly Standing[],
  room: Room,
  near: Point | null,
): Point | null {
  const more = Math.max(0, LEAST_SET - w);
  const place = more > 0 ? freePlace(LEAST_SET, taken, room, near) : null;
  return place ? { ...place, x: place.x + more / 2 } : freePlace(w, taken, room, near);
}

/** Puts a set where there is room, moving the sets of one row aside if it must. Whether there was any. */
export function addSet(
  found: Map<number, Standing>,
  index: number,
  names: readonly string[],
  room: Room,
  near: Point | null = null,
): boolean {
  const w = 2 * names.length;
  const place = placeToGrow(w, [...found.values()], room, near);
  if (place) {
    found.set(index, { names, ...place });
    return true;
  }
  const rows = [...new Set([...found.values()].map(({ row }) => row))].flatMap((row) => {
    const sets = [...found].filter(([, set]) => set.row === row).sort(([, a], [, b]) => a.x - b.x);
    const spans = sets.map(([, set]) => ({ x: set.x, w: widthOf(set) }));
    const squeeze = squeezed(spans, w, room.columns);
    return squeeze ? [{ row, sets, ...squeeze }] : [];
  });
  const [first] = rows;
  if (!first) return false;
  const best = rows.reduce((a, b) => (b.moved < a.moved ? b : a), first);
  for (const [i, [each, set]] of best.sets.entries()) {
    found.set(each, { ...set, x: best.others[i] ?? set.x });
  }
  found.set(index, { names, row: best.row, x: best.x });
  return true;
}
