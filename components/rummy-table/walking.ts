/** How arrow keys go through the places for held tiles: as they are seen, row by row. Pure. */
import type { DropPlace } from './places.ts';

/** Which way an arrow key points. */
export type Way = 'left' | 'right' | 'up' | 'down';

/** Where a set stands: from the left, and in which row; null where sets aren't placed. */
export type Stands = (set: number) => { readonly x: number; readonly row: number } | null;

type Places = readonly DropPlace[];

function standOf([first]: Places, stands: Stands): ReturnType<Stands> {
  return first?.set == null ? null : stands(first.set);
}

/** The places of each set as rows of the table, from left to right; what isn't in a set stays as it is. */
export function inRows(places: readonly Places[], stands: Stands): Places[] {
  const placed = places.flatMap((set) => {
    const where = standOf(set, stands);
    return where ? [{ set, ...where }] : [];
  });
  placed.sort((a, b) => a.row - b.row || a.x - b.x);
  const numbers = [...new Set(placed.map(({ row }) => row))];
  const rows = numbers.map((row) => placed.flatMap((each) => (each.row === row ? each.set : [])));
  return [...rows, ...places.filter((set) => !standOf(set, stands))];
}

/** Sideways from place to place, on into the next row; up and down to the nearest set of the next row. */
export function step(
  rows: readonly Places[],
  aim: DropPlace,
  way: Way,
  stands: Stands,
): DropPlace | null {
  if (way === 'left' || way === 'right') {
    const all = rows.flat();
    const at = all.findIndex(({ to }) => to === aim.to);
    return all[(at + (way === 'left' ? all.length - 1 : 1)) % all.length] ?? null;
  }
  const at = rows.findIndex((row) => row.some(({ to }) => to === aim.to));
  const row = rows[(at + (way === 'up' ? rows.length - 1 : 1)) % rows.length] ?? [];
  const from = standOf([aim], stands);
  const near = from ? nearest(row, from.x, stands) : row;
  return near.find(({ fits }) => fits) ?? near[0] ?? null;
}

/** The places of the set that stands nearest; all of them where none is placed. */
function nearest(row: Places, x: number, stands: Stands): Places {
  const far = (place: DropPlace) => Math.abs((standOf([place], stands)?.x ?? x) - x);
  const least = Math.min(...row.map(far));
  return row.filter((place) => far(place) === least);
}
