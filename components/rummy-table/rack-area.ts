/** How large the tiles of the rack at the bottom are, and where each stands in its tray. Pure arithmetic, CSS px. */
import { RACK } from '../../machines/rummy/deal.ts';
import { onPixels } from '../felt/pixels.ts';
import type { Rect } from '../felt/place.ts';

/** The tray. */
export interface RackArea extends Rect {
  readonly rows: number;
  readonly perRow: number;
  /** From one tile to the next; less than a tile where they overlap. */
  readonly pitch: number;
  readonly tile: number;
  readonly high: number;
  /** How far a picked tile rises. */
  readonly rise: number;
  /** Which of so many places each tile has, where some are empty; absent: one after another. */
  readonly kept?: { readonly places: readonly number[]; readonly of: number };
}

/** What a tray may take. */
interface RackRoom {
  readonly left: number;
  readonly right: number;
  /** Where there is room the tray is as wide as its tiles ask for and stands around this. */
  readonly centre?: number;
  readonly bottom: number;
  /** The tray's height at most. */
  readonly cap: number;
  /** Short side of a tile at most. */
  readonly largest: number;
  readonly rows: readonly number[];
}

/** Tiles overlap before they are smaller than this. */
const least = 26;
/** Where a finger begins to miss. */
const small = 30;
/** Inside the tray, around its tiles. */
const padding = 8;
const RISE = 10;

interface Fitted {
  readonly rows: number;
  readonly perRow: number;
  readonly pitch: number;
  readonly tile: number;
  readonly high: number;
  readonly h: number;
}

function fitted(room: RackRoom, count: number, rows: number): Fitted {
  const perRow = Math.ceil(count / rows);
  const width = room.right - room.left - 2 * padding;
  const byWidth = Math.floor(width / perRow);
  const byHeight = Math.floor((((room.cap - padding - rows * RISE) / rows) * 3) / 4);
  const wished = Math.min(room.largest, byWidth - (byWidth > 40 ? 4 : 2), byHeight);
  const tile = Math.max(wished, Math.min(least, byHeight));
  const high = Math.round((tile * 4) / 3);
  const pitch = Math.min(tile + 6, byWidth, perRow > 1 ? (width - tile) / (perRow - 1) : byWidth);
  return { rows, perRow, tile, high, pitch, h: rows * (high + RISE) + padding };
}

function fit(room: RackRoom, count: number): Fitted {
  const ways = room.rows.map((rows) => fitted(room, count, rows));
  const [first] = ways;
  if (!first) throw new RangeError('a tray has a row');
  const seen = ({ tile, pitch }: Fitted): number => Math.min(tile, pitch);
  // A row less is worth a fifth of a tile's size, but not that tiles are small or lie over each other.
  const worth = ({ tile, pitch }: Fitted): number => (pitch < tile || tile < small ? 1 : 1.2);
  return ways.reduce((a, b) => (seen(b) > seen(a) * worth(a) ? b : a), first);
}

/**
 * The tray of `count` tiles; it keeps the height that the largest rack of the round, `most`, asks for. `close`: no higher
 * than what it holds now.
 */
export function rackArea(whole: RackRoom, count: number, most: number, close = false): RackArea {
  const room = close ? { ...whole, largest: fit(whole, RACK).tile } : whole;
  const fewest = close ? Math.min(RACK, Math.max(7, count)) : RACK;
  const now = fit(room, Math.max(fewest, count));
  const last = Math.max(close ? count : most, count, fewest);
  const all = Array.from({ length: last - fewest + 1 }, (_, i) => i + fewest);
  const h = Math.max(...all.map((each) => fit(room, each).h));
  const { rows, perRow, pitch, tile, high } = now;
  const across = room.right - room.left;
  const hug = Math.ceil((perRow - 1) * pitch + tile) + 2 * padding + 8;
  const w = room.centre === undefined ? across : Math.min(across, hug);
  const centred = Math.round((room.centre ?? room.left + w / 2) - w / 2);
  const x = Math.max(room.left, Math.min(centred, room.right - w));
  return { rows, perRow, pitch, tile, high, rise: RISE, x, y: room.bottom - h, w, h };
}

export interface RackSlot {
  /** Centre. */
  readonly x: number;
  readonly y: number;
  readonly row: number;
}

/** Centre of each tile at rest; rows are filled evenly from the top, places that are kept stay empty. */
export function rackSlots(rack: RackArea, count: number): RackSlot[] {
  const { kept } = rack;
  if (kept?.places.length !== count) return evenSlots(rack, count);
  const slots = evenSlots(rack, kept.of);
  return kept.places.flatMap((place) => slots[place] ?? []);
}

function evenSlots(rack: RackArea, count: number): RackSlot[] {
  const rows = Math.max(1, Math.min(rack.rows, Math.ceil(count / rack.perRow)));
  const perRow = Math.ceil(count / rows);
  const rowHigh = rack.high + rack.rise;
  const whole = rows * rowHigh;
  // Fewer rows than the tray has room for stand in its middle.
  const top = rack.y + Math.max(padding, (rack.h - whole + rack.rise) / 2);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const x = rack.x + rack.w / 2 + ((i % perRow) - (inRow - 1) / 2) * rack.pitch;
    return {
      x: onPixels(x, rack.tile),
      y: onPixels(top + row * rowHigh + rack.high / 2, rack.high),
      row,
    };
  });
}

/** Before which tile (0 … count) something let go at this point would stand. */
export function rackPlace(rack: RackArea, count: number, at: { x: number; y: number }): number {
  const slots = rackSlots(rack, count);
  const rows = [...new Set(slots.map(({ row }) => row))];
  const far = (row: number) => Math.abs((slots.find((slot) => slot.row === row)?.y ?? 0) - at.y);
  const row = rows.reduce((a, b) => (far(b) < far(a) ? b : a), 0);
  const before = slots.findIndex((slot) => slot.row === row && at.x < slot.x);
  return before >= 0 ? before : slots.filter((slot) => slot.row <= row).length;
}
