/** Where tiles lie that nobody sees: other hands, and the boneyard. Pure arithmetic, CSS px. */
import { onPixels } from '../felt/pixels.ts';
import type { OtherSeat, TableAreas } from './areas.ts';

export interface Place {
  /** Centre. */
  readonly x: number;
  readonly y: number;
  /** Standing (1) or lying (0). */
  readonly turn: 0 | 1;
  /** Long side. */
  readonly long: number;
}

/** Tiles side by side, closer together where there are many. */
function row(count: number, room: number, side: number, gap: number): number[] {
  const step = count < 2 ? 0 : Math.min(side + gap, (room - side) / (count - 1));
  return Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * step);
}

export function backPlaces({ hand, column }: OtherSeat, count: number): Place[] {
  const x = hand.x + hand.w / 2;
  const y = hand.y + hand.h / 2;
  const long = 2 * Math.floor(Math.min(column ? hand.w : hand.h, 60) / 2);
  const turn = column ? 0 : 1;
  const gap = Math.max(2, Math.round(long / 11));
  return row(count, column ? hand.h : hand.w, long / 2, gap).map((offset) => ({
    x: onPixels(column ? x : x + offset, column ? long : long / 2),
    y: onPixels(column ? y + offset : y, column ? long / 2 : long),
    turn,
    long,
  }));
}

/** Where there is no room for all, this many stand for them. */
const fewest = 4;

/** Room under the pile for its count. */
export const labelHeight = { wide: 17, narrow: 14 } as const;

export function boneyardPlaces({ boneyard, wide }: TableAreas, count: number): Place[] {
  const rows = wide && count > 4 ? 2 : 1;
  const gap = 5;
  const label = labelHeight[wide ? 'wide' : 'narrow'];
  const room = boneyard.h - label - gap * (rows - 1);
  const long = 2 * Math.floor(Math.max(16, Math.min(room / rows, wide ? 44 : 30)) / 2);
  const shown = wide ? count : Math.min(count, fewest);
  const inRow = Math.ceil(shown / rows);
  const bottom = boneyard.y + boneyard.h - label;
  return Array.from({ length: rows }, (_, r) => {
    const many = r === 0 ? inRow : shown - inRow;
    const y = onPixels(bottom - long / 2 - (rows - 1 - r) * (long + gap), long);
    return row(
      many,
      wide ? boneyard.w - 8 : boneyard.w - 4,
      long / 2,
      wide ? gap : 2 - long / 4,
    ).map((offset) => ({
      x: onPixels(boneyard.x + boneyard.w / 2 + offset, long / 2),
      y,
      turn: 1 as const,
      long,
    }));
  }).flat();
}
