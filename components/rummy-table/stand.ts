/** Sets that stay where they stood. Pure; whole rows and half tiles. */
import { addSet, type Point, type Room, type Standing, widthOf } from './room.ts';
import { settled } from './row.ts';

interface Wish extends Standing {
  readonly index: number;
  /** How many of its tiles lay there. */
  readonly stays: number;
}

/**
 * The sets, in the order of the list, each as near as can be to where its tiles stood in `before`; new ones in gaps or
 * rows of their own. null when there is no room for all.
 */
export function stand(
  sets: readonly (readonly string[])[],
  before: readonly Standing[],
  room: Room,
): Standing[] | null {
  if (before.some(({ row }) => row >= room.rows)) return null;
  const wishes = sets.map((names, index) => wishOf(names, index, before));
  const found = new Map<number, Standing>();
  for (const row of new Set(before.map((old) => old.row))) {
    const here = wishes.flatMap((wish) => (wish?.row === row ? [wish] : []));
    for (const { index, names, x } of keptRow(here, room)) found.set(index, { names, row, x });
  }
  const others = sets
    .map((names, index) => ({ names, index }))
    .filter(({ index }) => !found.has(index))
    .sort((a, b) => b.names.length - a.names.length || a.index - b.index);
  const placed = others.every(({ names, index }) =>
    addSet(found, index, names, room, pointOf(names, before)),
  );
  return placed ? sets.flatMap((_, index) => found.get(index) ?? []) : null;
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
function keptRow(wishes: readonly Wish[], { columns }: Room): Wish[] {
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

/** Where its first tile came from, if one lay on the table. */
function pointOf(names: readonly string[], before: readonly Standing[]): Point | null {
  for (const { names: old, row, x } of before) {
    const first = names.find((name) => old.includes(name));
    if (first !== undefined) return { row, x: x + 2 * old.indexOf(first) };
  }
  return null;
}
