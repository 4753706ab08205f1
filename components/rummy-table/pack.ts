/** Sets laid anew in a size: rows keep their order and what lies in them as far as that fits. Pure. */
import { addSet, type Room, type Standing, widthOf } from './room.ts';
import { block } from './row.ts';

/** The sets in the order of the list; null when there is no room for all. */
export function packed(
  sets: readonly (readonly string[])[],
  before: readonly Standing[],
  room: Room,
): Standing[] | null {
  const items = itemsOf(sets, before);
  const inOrder = items.toSorted(
    (a, b) => (a.row ?? sets.length) - (b.row ?? sets.length) || a.x - b.x || a.index - b.index,
  );
  const longFirst = inOrder.toSorted((a, b) => b.names.length - a.names.length);
  return (
    keepingRows(items, room) ??
    laid(inRows(inOrder, room), [], room) ??
    laid(inRows(longFirst, room), [], room)
  );
}

interface Item {
  readonly names: readonly string[];
  readonly index: number;
  /** Where most of its tiles lay; null: it is new. */
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

/** The rows of before; what is new in gaps and new rows. */
function keepingRows(items: readonly Item[], room: Room): Standing[] | null {
  const old = [...new Set(items.flatMap(({ row }) => (row === null ? [] : [row])))];
  const inOrder = old
    .sort((a, b) => a - b)
    .map((row) => items.filter((item) => item.row === row).sort((a, b) => a.x - b.x));
  const more = items.filter(({ row }) => row === null);
  return laid(inOrder, more, room);
}

/** Row after row, each set in the first that has room. */
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

/** Moves the sets of each row together to its middle. */
function centre(found: Map<number, Standing>, { columns }: Room): void {
  for (const row of new Set([...found.values()].map((set) => set.row))) {
    const sets = [...found].filter(([, set]) => set.row === row).sort(([, a], [, b]) => a.x - b.x);
    const xs = block(
      sets.map(([, set]) => widthOf(set)),
      columns,
    );
    for (const [at, [index, set]] of sets.entries()) {
      found.set(index, { ...set, x: xs?.[at] ?? set.x });
    }
  }
}

/** Rows around the middle of the table, each in its own middle; `more` where there is room. */
function laid(
  rows: readonly (readonly Item[])[] | null,
  more: readonly Item[],
  room: Room,
): Standing[] | null {
  if (!rows || rows.length > room.rows) return null;
  const first = Number.isFinite(room.rows) ? Math.floor((room.rows - rows.length) / 2) : 0;
  const found = new Map<number, Standing>();
  for (const [i, row] of rows.entries()) {
    const xs = block(row.map(widthOf), room.columns);
    if (!xs) return null;
    for (const [at, { names, index }] of row.entries()) {
      found.set(index, { names, row: first + i, x: xs[at] ?? 0 });
    }
  }
  if (!more.every(({ names, index }) => addSet(found, index, names, room))) return null;
  centre(found, room);
  return [...found].sort(([a], [b]) => a - b).map(([, set]) => set);
}
