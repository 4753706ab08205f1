/** How a domino table's space is shared out: pure arithmetic. Units: CSS px, origin at its top left. */
import { type Field, type Layout, type LineOfPlay, layoutLine } from './layout.ts';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface OtherSeat {
  /** How many turns after the seat at the bottom: 1 … seats − 1. */
  readonly after: number;
  readonly side: 'left' | 'top' | 'right';
  /** Name, count and score (DOM). */
  readonly chip: Rect;
  /** Its face-down tiles. */
  readonly hand: Rect;
  /** Whether its tiles lie on their side, one under the other. */
  readonly column: boolean;
}

export interface HandArea extends Rect {
  readonly rows: number;
  readonly perRow: number;
  /** Of one slot: the tap width. */
  readonly slot: number;
  /** Short side of a tile in the hand; its long side is twice this. */
  readonly tile: number;
  /** How far a playable tile rises above a resting one. */
  readonly rise: number;
}

export interface TableAreas {
  readonly width: number;
  readonly height: number;
  /** Room for columns of tiles at the left and right. */
  readonly wide: boolean;
  /** The bottom seat's chip. */
  readonly chip: Rect;
  readonly others: readonly OtherSeat[];
  /** Help and menu buttons. */
  readonly menu: Rect;
  /** The line of play. */
  readonly field: Rect;
  /** Longest side of a tile of the line. */
  readonly maxTile: number;
  readonly boneyard: Rect;
  readonly message: Rect;
  readonly hand: HandArea;
  readonly controls: Rect;
  /** What the open ends come to, where they count. */
  readonly sum?: Rect;
}

/** Less than this, and the DOM table stands alone. */
export const leastTable = { width: 280, height: 360 } as const;

const clamp = (least: number, value: number, most: number): number =>
  Math.round(Math.max(least, Math.min(value, most)));

/** Counts at which the hand's tiles change size, so that a draw seldom moves the table. */
const buckets = [7, 9, 14, 21, 28];

/** Between rows: a tile that rises stays off the row above. */
const rowGap = (rise: number): number => rise + 4;

function handArea(x: number, bottom: number, width: number, cap: number, count: number): HandArea {
  const most = buckets.find((bucket) => bucket >= count) ?? 28;
  const rise = cap > 110 ? 12 : 8;
  const fit = [1, 2, 3].map((rows) => {
    const perRow = Math.ceil(most / rows);
    const slot = Math.min(72, Math.floor(width / perRow));
    const across = slot - (slot < 48 ? 4 : 8);
    const tile = Math.floor(Math.min(62, across, (cap - rowGap(rise) * rows) / rows / 2));
    return { rows, perRow, slot, tile };
  });
  const best = fit.reduce((a, b) => (b.tile > a.tile ? b : a));
  const h = best.rows * (2 * best.tile + rowGap(rise));
  return { x, y: bottom - h, w: width, h, rise, ...best };
}

/** Longest side of a tile: a short line is drawn large, yet a double leaves room around it. */
export const maxTileOf = (field: Rect): number =>
  clamp(44, Math.min(field.w / 4.8, field.h / 1.8), 124);

/**
 * The whole table for this size, seats (2…4) and number of tiles in the hand at the bottom. Pass
 * the largest number of the round so far to keep the field steady.
 */
export function tableAreas(width: number, height: number, seats: number, hand = 7): TableAreas {
  const wide = width >= 640;
  const tight = height < 480;
  const pad = width < 360 ? 6 : wide ? 14 : 8;
  const inner = width - 2 * pad;
  const bar = tight ? 38 : wide ? 52 : 46;
  const menuWidth = wide ? 96 : tight ? 40 : 44;
  const menu = { x: width - pad - menuWidth, y: pad, w: menuWidth, h: bar };
  const controlsHeight = tight ? 44 : 48;
  const controls = { x: pad, y: height - pad - controlsHeight, w: inner, h: controlsHeight };
  const wing = wide ? clamp(120, width * 0.16, 220) : 0;
  const cap = clamp(84, height * 0.25, 190);
  const own = handArea(pad + wing, controls.y - 6, inner - 2 * wing, cap, hand);
  const messageHeight = tight ? 32 : 42;
  const pile = wide ? 0 : tight ? 58 : 70;
  const message = {
    x: pad + pile,
    y: own.y - messageHeight - 2,
    w: inner - 2 * pile,
    h: messageHeight,
  };
  const round = { width, pad, bar, menu, wide, tight, foot: message.y };
  const { others, chip, inset, top } = wide
    ? aroundTable(round, seats, { x: pad, y: own.y + own.h - bar, w: wing - 12, h: bar })
    : alongTop(round, seats);
  // Beside the count it fits under the bottom seat's chip too, where the row of hands is free.
  const heap = Math.min(pile, chip.w - 24);
  const boneyard = wide
    ? { x: width - pad - wing, y: own.y, w: wing, h: own.h }
    : { x: width - pad - heap, y: message.y, w: heap, h: messageHeight };
  const field = { x: pad + inset, y: top, w: inner - 2 * inset, h: message.y - 2 - top };
  const maxTile = maxTileOf(field);
  return {
    width,
    height,
    wide,
    chip,
    others,
    menu,
    field,
    maxTile,
    boneyard,
    message,
    hand: own,
    controls,
  };
}

interface Frame {
  readonly width: number;
  readonly pad: number;
  readonly bar: number;
  readonly menu: Rect;
  readonly tight: boolean;
  readonly foot: number;
}

interface Seating {
  readonly others: readonly OtherSeat[];
  readonly chip: Rect;
  /** What the columns take from the field at each side. */
  readonly inset: number;
  readonly top: number;
}

/** Which sides the other seats take, in turn order (clockwise: the next one sits at the left). */
const sides: Record<number, readonly OtherSeat['side'][]> = {
  2: ['top'],
  3: ['left', 'right'],
  4: ['left', 'top', 'right'],
};

function alongTop({ pad, bar, menu, tight }: Frame, seats: number): Seating {
  const chipWidth = Math.floor((menu.x - pad - 6 * seats) / seats);
  const tiles = tight ? 20 : 28;
  const chipAt = (place: number) => ({
    x: pad + place * (chipWidth + 6),
    y: pad,
    w: chipWidth,
    h: bar,
  });
  const others = (sides[seats] ?? []).map((side, i): OtherSeat => {
    const chip = chipAt(i + 1);
    const last = i === seats - 2;
    const hand = { x: chip.x, y: pad + bar + 5, w: chip.w + (last ? menu.w + 6 : 0), h: tiles };
    return { after: i + 1, side, chip, hand, column: false };
  });
  return { others, chip: chipAt(0), inset: 0, top: pad + bar + 5 + tiles + 4 };
}

function aroundTable(frame: Frame, seats: number, chip: Rect): Seating {
  const { width, pad, bar, menu, tight, foot } = frame;
  const chipWidth = clamp(112, width * 0.14, 190);
  const long = tight ? 34 : 44;
  const columnTop = pad + bar + 8;
  const others = (sides[seats] ?? []).map((side, i): OtherSeat => {
    const after = i + 1;
    if (side === 'top') {
      const space = { x: pad + chipWidth + 12, end: menu.x - chipWidth - 20 };
      const handWidth = Math.min(260, space.end - space.x - chipWidth - 10);
      const whole = chipWidth + 10 + handWidth;
      const x = clamp(space.x, (width - whole) / 2, space.end - whole);
      return {
        after,
        side,
        chip: { x, y: pad, w: chipWidth, h: bar },
        hand: { x: x + chipWidth + 10, y: pad, w: handWidth, h: bar },
        column: false,
      };
    }
    const x = side === 'left' ? pad : menu.x - 8 - chipWidth;
    const column = { y: columnTop, w: long, h: foot - columnTop };
    return {
      after,
      side,
      chip: { x, y: pad, w: chipWidth, h: bar },
      hand: { x: side === 'left' ? pad : width - pad - long, ...column },
      column: true,
    };
  });
  return { others, chip, inset: seats > 2 ? long + 10 : 0, top: pad + bar + 8 };
}

/** A centre moved so that the edges of something this wide lie on whole pixels. */
export const onPixels = (centre: number, size: number): number =>
  Math.round(centre - size / 2) + size / 2;

/** Centre of each tile in the hand at the bottom, at rest; rows are filled evenly from the top. */
export function handSlots(hand: HandArea, count: number): { x: number; y: number; row: number }[] {
  const rows = Math.max(1, Math.ceil(count / hand.perRow));
  const perRow = Math.ceil(count / rows);
  const pitch = 2 * hand.tile + rowGap(hand.rise);
  const bottom = Math.round(hand.y + hand.h) - hand.tile;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const offset = (i % perRow) - (inRow - 1) / 2;
    return {
      x: onPixels(hand.x + hand.w / 2 + offset * hand.slot, hand.tile),
      y: bottom - (rows - 1 - row) * pitch,
      row,
    };
  });
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
