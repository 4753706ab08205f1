/** Sets that stay where they stood. Pure; whole rows and half tiles. */
import { alone, gaps, settled } from './row.ts';

/** Where a set stands. */
export interface Standing {
  /** Its tiles'. */
  readonly names: readonly string[];
  readonly row: number;
  readonly x: number;
}

export interface Room {
  readonly columns: number;
  readonly rows: number;
}

interface Wish extends Standing {
  readonly index: number;
  /** How many of its tiles lay there. */
  readonly stays: number;
}

export const widthOf = ({ names }: Pick<Standing, 'names'>): number => 2 * names.length;

/**
 * The sets, in the order of the list, each as near as can be to where its tiles stood in `before`; new ones in gaps or
 * rows of their own. null when there is no room for all.
 */
export function stand(
  sets: readonly (readonly string[])[],
  before: readonly Standing[],
  room: Room,
): Standing[] | null {
  const wishes = sets.map((names, index) => wishOf(names, index, before));
  const found = new Map<number, Standing>();
  for (const row of new Set(before.map(({ row }) => row))) {
    const here = wishes.flatMap((wish) => (wish?.row === row ? [wish] : []));
    for (const each of keepRow(here, room)) found.set(each.index, each);
  }
  const homeless = sets
    .map((names, index) => ({ names, index, near: pointOf(names, before) }))
    .filter(({ index }) => !found.has(index))
    .sort((a, b) => b.names.length - a.names.length || a.index - b.index);
  for (const { names, index, near } of homeless) {
    const place = freePlace(2 * names.length, [...found.values()], room, near);
    if (!place) return null;
    found.set(index, { names, ...place });
  }
  return sets.flatMap((_, index) => found.get(index) ?? []);
}

/** Where a set would stand so that the tiles it keeps don't move; null for one that is mostly new there. */
function wishOf(names: readonly string[], index: number, before: readonly Standing[]): Wish | null {
  let best: Wish | null = null;
  for (const old of before) {
    const stays = names.filter((name) => old.names.includes(name)).length;
    const first = names.find((name) => old.names.includes(name));
    if (first === undefined || 2 * stays < Math.min(names.length, old.names.length)) continue;
    if (best && best.stays >= stays) continue;
    const x = old.x + 2 * (old.names.indexOf(first) - names.indexOf(first));
    best = { names, index, stays, row: old.row, x };
  }
  return best;
}

/** Of a row's sets all that it can hold: those go that stand there with the fewest tiles. */
function keepRow(wishes: readonly Wish[], { columns }: Room): Wish[] {
  const here = [...wishes].sort((a, b) => a.x - b.x || a.index - b.index);
  while (here.length > 0) {
    const spans = here.map((wish) => ({ x: wish.x, w: widthOf(wish) }));
    const xs = settled(spans, columns);
    if (xs) return here.map((wish, i) => ({ ...wish, x: xs[i] ?? wish.x }));
    const fewest = Math.min(...here.map(({ stays }) => stays));
    here.splice(
      here.findLastIndex(({ stays }) => stays === fewest),
      1,
    );
  }
  return [];
}

interface Point {
  readonly row: number;
  readonly x: number;
}

/** Where most of its tiles came from, if they lay on the table. */
function pointOf(names: readonly string[], before: readonly Standing[]): Point | null {
  for (const { names: old, row, x } of before) {
    const first = names.find((name) => old.includes(name));
    if (first !== undefined) return { row, x: x + 2 * old.indexOf(first) };
  }
  return null;
}

/** A gap that takes something `w` wide, the nearest to `near` or to the middle of the rows, else a row of its own. */
export function freePlace(
  w: number,
  taken: readonly Standing[],
  { columns, rows }: Room,
  near: Point | null,
): Point | null {
  if (w > columns) return null;
  const used = Math.max(0, ...taken.map(({ row }) => row + 1));
  const middle = (Math.min(rows, Math.max(used, 1)) - 1) / 2;
  const seen = Number.isFinite(rows) ? (rows - 1) / 2 : middle;
  let best: Point | null = null;
  let least = Number.POSITIVE_INFINITY;
  const last = Number.isFinite(rows) ? rows : used + 1;
  for (let row = 0; row < last; row += 1) {
    const spans = taken
      .filter((set) => set.row === row)
      .map((set) => ({ x: set.x, w: widthOf(set) }));
    for (const gap of spans.length === 0 ? [emptyRow(w, columns)] : gaps(spans, w, columns)) {
      const x = near ? clamp(gap.x, near.x, gap.x + gap.w) : besides(gap, spans);
      const far = near
        ? 6 * Math.abs(row - near.row) + Math.abs(x - near.x)
        : // A gap before a new row, rows near the middle first.
          (spans.length === 0 ? 1000 : 0) + Math.abs(row - seen) * 10 + gap.w / 100;
      if (far < least) {
        best = { row, x };
        least = far;
      }
    }
  }
  return best;
}

const clamp = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most));

const emptyRow = (w: number, columns: number) => ({ x: alone(w, columns), w: 0 });

/** In a gap, close to what lies there: to the set at its left, or at its right where it has none at its left. */
function besides(
  gap: { readonly x: number; readonly w: number },
  spans: readonly { readonly x: number }[],
): number {
  return gap.x === 0 && spans.length > 0 ? gap.w : gap.x;
}
