/**
 * Where the sets of a rummy table lie: rows that reflow without jumping. Pure arithmetic, CSS px, origin at the felt's
 * top left as it is before anything is scrolled.
 *
 * From one layout to the next a set keeps its row and its place; one that grows pushes only what it must; what leaves
 * lets a gap for others, until the turn is over. Only when nothing fits does everything move, to a smaller size; at the smallest the table grows
 * downwards and scrolls.
 */
import type { Rect } from '../felt/place.ts';
import { packed } from './pack.ts';
import { type Room, rowCount, type Standing } from './room.ts';
import { centredRows } from './settle.ts';
import { columnsOf, rowsOf, sizesIn, type TileSize } from './sizes.ts';
import { stand } from './stand.ts';

export interface PlacedTile {
  /** Its name: see names.ts. */
  readonly name: string;
  /** Centre. */
  readonly x: number;
  readonly y: number;
}

export interface PlacedSet extends Rect {
  /** Its place in the list of sets. */
  readonly index: number;
  readonly row: number;
  readonly tiles: readonly PlacedTile[];
}

export interface TableLayout extends TileSize {
  /** What the sets lie in; of them only what is in it is seen. */
  readonly box: Rect;
  /** Where the first row begins. */
  readonly left: number;
  readonly top: number;
  /** In the order of the list. */
  readonly sets: readonly PlacedSet[];
  /** Of all rows; more than the box's height where the table scrolls. */
  readonly contentHeight: number;
  /** For the next layout. */
  readonly standing: readonly Standing[];
}

/**
 * Lays sets, each a list of its tiles' names, in a box. `previous`: the layout before, to keep still what can be; one of
 * another box only tells the order of rows. `settles`: a turn is over, and rows may move to the middle again.
 */
export function layTable(
  sets: readonly (readonly string[])[],
  box: Rect,
  previous?: TableLayout,
  settles = false,
): TableLayout {
  const sizes = sizesIn(box);
  const [largest] = sizes;
  const least = sizes.at(-1);
  if (!least || !largest) throw new RangeError('no sizes');
  const kept = sets.length > 0 && previous && previous.sets.length > 0 ? previous : undefined;
  const same = kept && alike(kept.box, box) && kept.pitch <= largest.pitch ? kept : undefined;
  if (same) {
    const here = room(same, box);
    const still = stand(sets, same.standing, here);
    if (still) return placed(settles ? centredRows(still, here) : still, same, box);
  }
  // A table that shrank back keeps its size as long as the round lasts.
  const smaller = same ? sizes.filter(({ pitch }) => pitch < same.pitch) : sizes;
  for (const size of smaller) {
    const found = packed(sets, kept?.standing ?? [], room(size, box));
    if (found) return placed(found, size, box);
  }
  const endless = { ...room(least, box), rows: Number.POSITIVE_INFINITY };
  const grown =
    (same?.pitch === least.pitch ? stand(sets, same.standing, endless) : null) ??
    packed(sets, kept?.standing ?? [], endless) ??
    [];
  return placed(settles ? centredRows(grown, endless) : grown, least, box);
}

/** A tray that grows or shrinks by a row doesn't make another table. */
const alike = (a: Rect, b: Rect): boolean => a.w === b.w && Math.abs(a.h - b.h) < 0.25 * b.h;

const room = (size: TileSize, box: Rect): Room => ({
  columns: columnsOf(size, box),
  rows: rowsOf(size, box),
});

function placed(standing: readonly Standing[], size: TileSize, box: Rect): TableLayout {
  const { pitch, tile, high, rowPitch } = size;
  const rows = rowCount(standing);
  const seen = rowsOf(size, box);
  const heightOf = (count: number): number => count * rowPitch - (rowPitch - high);
  // What is too little for a tile or a row is shared between both sides.
  const left = box.x + Math.round((box.w - (columnsOf(size, box) * pitch) / 2) / 2);
  const top = box.y + Math.max(0, Math.round((box.h - heightOf(seen)) / 2));
  return {
    pitch,
    tile,
    high,
    rowPitch,
    box,
    left,
    top,
    standing,
    contentHeight: rows > seen ? top - box.y + heightOf(rows) : box.h,
    sets: standing.map(({ names, row, x }, index) => {
      const at = { x: left + (x * pitch) / 2, y: top + row * rowPitch };
      return {
        index,
        row,
        ...at,
        w: names.length * pitch - (pitch - tile),
        h: high,
        tiles: names.map((name, i) => ({
          name,
          x: at.x + i * pitch + tile / 2,
          y: at.y + high / 2,
        })),
      };
    }),
  };
}
