/** The sizes in which tiles lie on the table. CSS px. */
import type { Rect } from '../felt/place.ts';

export interface TileSize {
  /** From one tile of a set to the next: even, so that half a tile is whole pixels. */
  readonly pitch: number;
  readonly tile: number;
  readonly high: number;
  /** From one row to the next. */
  readonly rowPitch: number;
}

const pitches = [94, 84, 74, 66, 60, 54, 48, 42, 38, 34, 30, 28, 26, 24, 22, 20];

/** A tile is never narrower than this. */
const LEAST_TILE = 20;

const sizes: readonly TileSize[] = pitches.map((pitch) => {
  const tile = Math.max(LEAST_TILE, pitch - (pitch >= 40 ? 2 : 1));
  const high = Math.round((tile * 4) / 3);
  return { pitch, tile, high, rowPitch: high + Math.max(6, Math.round(pitch / 5)) };
});

/** Half tiles to a row. */
export const columnsOf = ({ pitch }: TileSize, { w }: Rect): number => Math.floor((2 * w) / pitch);

/** Rows that are seen without scrolling. */
export const rowsOf = ({ rowPitch, high }: TileSize, { h }: Rect): number =>
  Math.max(1, Math.floor((h + rowPitch - high) / rowPitch));

/** Where the longest run has room, a finger hits a tile: what doesn't fit is scrolled to. */
const READY = 28;

/** Tiles of the longest run. */
const LONGEST = 13;

/** A box's sizes, largest first: the first sets are drawn no larger than lets some more lie beside and below them. */
export function sizesIn(box: Rect): TileSize[] {
  const rows = box.h < 150 ? 2 : box.h < 220 ? 3 : 4;
  const holds = (size: TileSize) => columnsOf(size, box) >= 2 * LONGEST;
  const least = sizes.find((size) => size.pitch <= READY && holds(size)) ?? sizes.at(-1);
  const large = sizes.filter(({ pitch }) => pitch >= (least?.pitch ?? 0));
  const roomy = large.filter(
    (size) => columnsOf(size, box) >= LONGEST && rowsOf(size, box) >= rows,
  );
  return roomy.length > 0 ? roomy : large.slice(-1);
}
