/** Sets laid anew in a size: rows keep their order and what lies in them as far as that fits. Pure. */
import { block } from './row.ts';
import { freePlace, type Room, type Standing, widthOf } from './stand.ts';

/** The sets in the order of the list; null when there is no room for all. */
export function packed(
  sets: readonly (readonly string[])[],
  before: readonly Standing[],
  room: Room,
): Standing[] | null {
  return byRows(sets, before, room) ?? closely(sets, before, room);
}

interface Item {
  readonly names: readonly string[];
  readonly index: number;
  readonly row: number | null;
  readonly x: number;
}

function itemsOf(sets: readonly (readonly string[])[], before: readonly Standing[]): Item[] {
  return sets.map((names, index) => {
    const counts = before.map((old) => names.filter((name) => old.names.includes(name)).length);
    const most = Math.max(0, ...counts);
    const old = most * 2 >= names.length ? before[counts.indexOf(most)] : undefined;
    return { names, index, row: old?.row ?? null, x: old?.x ?? 0 };
  });
}

/** The rows of before, each as a block, around the middle; what is new in gaps and new rows. */
function byRows(
  sets: readonly (readonly string[])[],
  before: readonly Standing[],
  room: Room,
): Standing[] | null {
  const items = itemsOf(sets, before);
  const rows = [...new Set(items.flatMap(({ row }) => (row === null ? [] : [row])))].sort(
    (a, b) => a - b,
  );
  if (rows.length > room.rows) return null;
  const first = Number.isFinite(room.rows) ? Math.floor((room.rows - rows.length) / 2) : 0;
  const found = new Map<number, Standing>();
  for (const [i, row] of rows.entries()) {
    const here = items.filter((item) => item.row === row).sort((a, b) => a.x - b.x);
    const xs = block(here.map(widthOf), room.columns);
    if (!xs) return null;
    here.forEach(({ names, index }, at) => {
      found.set(index, { names, row: first + i, x: xs[at] ?? 0 });
    });
  }
  for (const { names, index } of items.filter(({ index }) => !found.has(index))) {
    const place = freePlace(2 * names.length, [...found.values()], room, null);
    if (!place) return null;
    found.set(index, { names, ...place });
  }
  return sets.flatMap((_, index) => found.get(index) ?? []);
}

/** Row after row, each set in the first that has room, long ones first where order alone isn't enough. */
function closely(
  sets: readonly (readonly string[])[],
  before: readonly Standing[],
  room: Room,
): Standing[] | null {
  const inOrder = itemsOf(sets, before).sort(
    (a, b) => (a.row ?? 1e6) - (b.row ?? 1e6) || a.x - b.x || a.index - b.index,
  );
  const longFirst = [...inOrder].sort((a, b) => b.names.length - a.names.length);
  for (const order of [inOrder, longFirst]) {
    const rows = inRows(order, room);
    if (!rows) continue;
    const first = Number.isFinite(room.rows) ? Math.floor((room.rows - rows.length) / 2) : 0;
    const found = new Map<number, Standing>();
    rows.forEach((row, i) => {
      const xs = block(row.map(widthOf), room.columns) ?? [];
      row.forEach(({ names, index }, at) => {
        found.set(index, { names, row: first + i, x: xs[at] ?? 0 });
      });
    });
    return sets.flatMap((_, index) => found.get(index) ?? []);
  }
  return null;
}

function inRows(items: readonly Item[], { columns, rows }: Room): Item[][] | null {
  const found: Item[][] = [];
  for (const item of items) {
    const free = found.find((row) => block([...row, item].map(widthOf), columns));
    if (free) free.push(item);
    else if (found.length < rows && widthOf(item) <= columns) found.push([item]);
    else return null;
  }
  return found;
}
