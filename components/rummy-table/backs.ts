/** Where tiles lie that nobody sees: other racks, and the pool. Pure arithmetic, CSS px. */
import { onPixels } from '../felt/pixels.ts';
import type { Rect } from '../felt/place.ts';
import { labels, type OtherSeat, type TableAreas } from './areas.ts';

/** A standing tile. */
export interface Place {
  /** Centre. */
  readonly x: number;
  readonly y: number;
  /** How high it is drawn. */
  readonly high: number;
}

/** Whether whose a rack is has room beside it. */
export const isNamed = ({ label }: OtherSeat): boolean => label > labels.count;

/**
 * The tiles of another seat: side by side, closer together where there are many; its label has room at their right.
 * Face down some may stand for all; `all`: every one has its place, and none is counted.
 */
export function rackPlaces(seat: OtherSeat, count: number, all = false): Place[] {
  const { rack, label } = seat;
  const room = rack.w - (all && !isNamed(seat) ? 0 : label);
  const high = Math.floor(Math.min(rack.h, 48, (room * 4) / 3));
  const wide = (high * 3) / 4;
  const shown = all ? count : Math.min(count, Math.floor((room - wide) / (wide / 4)) + 1);
  const step = shown < 2 ? 0 : Math.min(wide + 2, (room - wide) / (shown - 1));
  const left = rack.x + (room - step * Math.max(0, shown - 1)) / 2;
  return Array.from({ length: shown }, (_, i) => ({
    x: onPixels(left + i * step, wide),
    y: onPixels(rack.y + rack.h / 2, high),
    high,
  }));
}

/** Where its count is said, and whose it is. `all` as above. */
export function labelPlace(seat: OtherSeat, count: number, all = false): Rect {
  const last = rackPlaces(seat, count, all).at(-1);
  const { x, y, w, h } = seat.rack;
  const wide = seat.label - 5;
  const from = last ? last.x + (last.high * 3) / 8 + 5 : x + (w - wide) / 2;
  return { x: from, y: y + h / 2 - 10, w: wide, h: 20 };
}

/** How many tiles stand for a pool of any size. */
const fewest = 3;

/** Of the count under the pile. */
const labelHigh = 20;

/** A small pile; under it (wide) or at its right its count is said. */
export function poolPlaces(areas: TableAreas, count: number): Place[] {
  const { pool } = areas;
  const { high, beside } = pileOf(areas);
  const tile = (high * 3) / 4;
  const step = Math.max(3, Math.round(high / 11));
  const x = beside ? pool.x + tile / 2 + 2 : pool.x + pool.w / 2 - step;
  const y = beside ? pool.y + pool.h / 2 : pool.y + (pool.h - labelHigh) / 2;
  return Array.from({ length: Math.min(count, fewest) }, (_, i) => ({
    x: onPixels(x + i * step, tile),
    y: onPixels(y - i, high),
    high,
  }));
}

function pileOf({ pool, wide, low }: TableAreas): { high: number; beside: boolean } {
  const beside = !wide || low;
  return { beside, high: Math.min(beside ? pool.h - 4 : pool.h - labelHigh - 6, 72) };
}

/** Where the pool's count is said. */
export function poolLabel(areas: TableAreas, count: number): Rect {
  const { x, y, w, h } = areas.pool;
  const { high, beside } = pileOf(areas);
  if (!beside) return { x, y: y + (h + high - labelHigh) / 2 + 3, w, h: labelHigh };
  const taken = count > 0 ? (high * 3) / 4 + 10 : 0;
  return { x: x + taken, y, w: w - taken, h };
}
