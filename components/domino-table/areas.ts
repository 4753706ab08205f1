/** How a domino table's felt is shared out: pure arithmetic. Units: CSS px, origin at its top left. */
import { clamp } from '../felt/pixels.ts';
import type { Rect } from '../felt/place.ts';
import { type HandArea, handArea } from './hand-area.ts';
import { type Field, type Layout, type LineOfPlay, layoutLine } from './layout.ts';

export interface OtherSeat {
  /** How many turns after the seat at the bottom: 1 … seats − 1. */
  readonly after: number;
  readonly side: 'left' | 'top' | 'right';
  /** Its face-down tiles. */
  readonly hand: Rect;
  /** Whether its tiles lie on their side, one under the other. */
  readonly column: boolean;
}

export interface TableAreas {
  readonly width: number;
  readonly height: number;
  /** Room for columns of tiles at the left and right. */
  readonly wide: boolean;
  /** A phone held sideways: what is said stands at the top, so that the line has its height. */
  readonly low: boolean;
  readonly others: readonly OtherSeat[];
  /** The line of play. */
  readonly field: Rect;
  /** Longest side of a tile of the line. */
  readonly maxTile: number;
  readonly boneyard: Rect;
  readonly message: Rect;
  readonly hand: HandArea;
  /** What the open ends come to, where they count. */
  readonly sum?: Rect;
}

/** What an area depends on besides the felt's size. */
export interface Held {
  /** Tiles in the hand at the bottom. Default 7. */
  readonly hand?: number;
  /** The most it has held in this round. Default `hand`. */
  readonly most?: number;
  /** With room for what the open ends come to. */
  readonly sum?: boolean;
}

/** Longest side of a tile: a short line is drawn large, yet a double leaves room around it. */
export const maxTileOf = (field: Rect): number =>
  clamp(44, Math.min(field.w / 4.8, field.h / 1.8), 124);

/** Which sides the other seats take, in turn order (clockwise: the next one sits at the left). */
const sides: Record<number, readonly OtherSeat['side'][]> = {
  2: ['top'],
  3: ['left', 'right'],
  4: ['left', 'top', 'right'],
};

/** The areas of a felt of this size, for 2…4 seats. */
export function feltAreas(
  width: number,
  height: number,
  seats: number,
  { hand = 7, most = hand, sum = false }: Held = {},
): TableAreas {
  const low = width >= 560 && height < 360;
  const wide = low || width >= 640;
  const shared = { width, height, seats, sum, held: { count: hand, most } };
  const areas = low ? sideways(shared) : wide ? around(shared) : upright(shared);
  return { width, height, wide, low, maxTile: maxTileOf(areas.field), ...areas };
}

interface Shared {
  readonly width: number;
  readonly height: number;
  readonly seats: number;
  readonly sum: boolean;
  readonly held: { readonly count: number; readonly most: number };
}

type Areas = Omit<TableAreas, 'width' | 'height' | 'wide' | 'low' | 'maxTile'>;

/** Between the hand and the boneyard beside it. */
const apart = 24;

/** Other hands at three sides, the boneyard in the lower right corner. */
function around({ width, height, seats, sum, held }: Shared): Areas {
  const pad = 14;
  const wing = clamp(104, width * 0.14, 200);
  const room = { left: pad, right: width - pad - wing - apart, width, bottom: height - 6, height };
  const hand = handArea({ ...room, low: false }, held.count, held.most);
  const said = height < 430 ? 32 : 42;
  const message = { x: pad, y: hand.y - said - 6, w: width - 2 * pad, h: said };
  const across = Math.min(380, width * 0.5);
  const top = { x: Math.round((width - across) / 2), y: pad, w: across, h: height < 430 ? 38 : 52 };
  const long = height < 430 ? 34 : 44;
  const under = top.y + top.h + 8;
  const inset = seats > 2 ? long + 10 : 0;
  return {
    others: seatsAround(seats, top, { width, pad, long, y: under, h: message.y - under }),
    field: { x: pad + inset, y: under, w: width - 2 * (pad + inset), h: message.y - 2 - under },
    boneyard: { x: width - pad - wing, y: hand.y, w: wing, h: hand.h },
    message,
    hand,
    ...(sum ? { sum: { x: 12, y: 12, w: seats === 3 ? 240 : top.x - 20, h: 34 } } : {}),
  };
}

/** A phone held sideways: one row at the top for the hand there, the sum and what is said. */
function sideways({ width, height, seats, sum, held }: Shared): Areas {
  const pad = 10;
  const wing = 104;
  const room = { left: pad, right: width - pad - wing - apart, width, bottom: height - 2, height };
  const hand = handArea({ ...room, low: true }, held.count, held.most);
  const long = 34;
  const inset = seats > 2 ? long + 10 : 0;
  const y = 4;
  const left = pad + inset;
  const sumWidth = sum ? 132 : 0;
  const acrossWidth = seats === 3 ? 0 : Math.round(width * 0.21);
  const top = { x: left + sumWidth, y, w: acrossWidth, h: long };
  const from = top.x + top.w + (seats === 3 ? 0 : 10);
  const under = y + long + 4;
  return {
    others: seatsAround(seats, top, { width, pad, long, y: y + 4, h: hand.y - y - 8 }),
    field: { x: left, y: under, w: width - 2 * left, h: hand.y - 2 - under },
    boneyard: { x: width - pad - wing, y: hand.y, w: wing, h: hand.h },
    // In the middle where that is wide enough.
    message: {
      x: from,
      y,
      w: (width - 2 * from >= 300 ? width - from : width - left) - from,
      h: long,
    },
    hand,
    ...(sum ? { sum: { x: left, y, w: sumWidth - 8, h: long } } : {}),
  };
}

interface Columns {
  readonly width: number;
  readonly pad: number;
  readonly long: number;
  readonly y: number;
  readonly h: number;
}

function seatsAround(seats: number, top: Rect, { width, pad, long, y, h }: Columns): OtherSeat[] {
  return (sides[seats] ?? []).map((side, i) => {
    const x = side === 'left' ? pad : width - pad - long;
    const column = side !== 'top';
    return { after: i + 1, side, hand: column ? { x, y, w: long, h } : top, column };
  });
}

/** All other hands and the boneyard in one row at the top, under the chips. */
function upright({ width, height, seats, sum, held }: Shared): Areas {
  const pad = width < 360 ? 6 : 8;
  const tight = height < 360;
  const inner = width - 2 * pad;
  const room = { left: pad, right: width - pad, width, bottom: height - 4, height };
  const hand = handArea({ ...room, low: false }, held.count, held.most);
  const said = tight ? 34 : 40;
  const message = { x: pad, y: hand.y - said - (tight ? 2 : 4), w: inner, h: said };
  const high = tight ? 18 : 28;
  // One place each, the bottom seat's is the boneyard's; the last reaches under the menu's button.
  const menu = 50;
  const part = Math.floor((inner - menu) / seats);
  const others = (sides[seats] ?? []).map((side, i): OtherSeat => {
    const last = i === seats - 2;
    const x = pad + (i + 1) * part;
    return {
      after: i + 1,
      side,
      hand: { x, y: 3, w: last ? width - pad - x : part - 6, h: high },
      column: false,
    };
  });
  const boneyard = { x: pad, y: 3, w: Math.min(part - 6, 110), h: high + 10 };
  const strip = sum ? 32 : 0;
  const y = boneyard.y + boneyard.h + 2 + strip;
  return {
    others,
    field: { x: pad, y, w: inner, h: message.y - y },
    boneyard,
    message,
    hand,
    ...(sum ? { sum: { x: pad, y: y - strip + 1, w: inner, h: 30 } } : {}),
  };
}

/** The line's field of a table, as `layoutLine` wants it. */
export const fieldOf = (areas: TableAreas): Field => ({
  width: areas.field.w,
  height: areas.field.h,
  maxTile: areas.maxTile,
});

/**
 * A line laid in its table: the layout's positions moved from the field's origin to the table's.
 * `previous`: that of the move before, to keep still what can be.
 */
export function layoutInTable(line: LineOfPlay, areas: TableAreas, previous?: Layout): Layout {
  const { x, y } = areas.field;
  const layout = layoutLine(line, fieldOf(areas), previous);
  return {
    ...layout,
    tiles: layout.tiles.map((tile) => ({ ...tile, x: tile.x + x, y: tile.y + y })),
    spots: layout.spots.map((spot) => ({
      ...spot,
      x: spot.x + x,
      y: spot.y + y,
      hit: { ...spot.hit, x: spot.hit.x + x, y: spot.hit.y + y },
    })),
  };
}
