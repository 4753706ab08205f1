/** A table comes to rest when a turn is over: rows that lean to a side are moved to the middle as they are. Pure. */
import { type Room, type Standing, widthOf } from './room.ts';

/** A row may lie this far from its middle, half tiles. */
const LEANS = 2;

/** The same sets in the same rows, as far apart as they were. */
export function centredRows(standing: readonly Standing[], { columns }: Room): Standing[] {
  const shifts = new Map<number, number>();
  for (const row of new Set(standing.map((set) => set.row))) {
    const here = standing.filter((set) => set.row === row);
    const left = Math.min(...here.map(({ x }) => x));
    const right = Math.max(...here.map((set) => set.x + widthOf(set)));
    const shift = Math.floor((columns - (right - left)) / 2) - left;
    if (Math.abs(shift) > LEANS) shifts.set(row, shift);
  }
  return standing.map((set) => ({ ...set, x: set.x + (shifts.get(set.row) ?? 0) }));
}
