/** How large the tiles of the hand at the bottom are drawn, and where each stands: pure arithmetic, CSS px. */
import { clamp, onPixels } from '../felt/pixels.ts';
import type { Rect } from '../felt/place.ts';

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

/** What a hand may take. */
export interface HandRoom {
  /** From the table's left edge to where the hand must end. */
  readonly left: number;
  readonly right: number;
  /** The hand stands in the middle of this as long as its room lets it. */
  readonly width: number;
  readonly bottom: number;
  /** Height of the felt that it shares. */
  readonly height: number;
  /** A low table keeps its height for the line: one row as long as that can be. */
  readonly low: boolean;
}

/** Between rows: a tile that rises stays off the row above. */
const rowGap = (rise: number): number => rise + 4;

/** Largest short side of a tile. */
const largest = 62;

function fit(room: HandRoom, count: number) {
  const { height, low } = room;
  const width = room.right - room.left;
  // Two rows are worth some of the line's room.
  const part = low ? (count < 15 ? 0.33 : 0.45) : count < 10 ? 0.28 : 0.36;
  const cap = clamp(84, height * part, 200);
  const rise = cap > 110 ? 12 : 8;
  const ways = [1, 2, 3].map((rows) => {
    const perRow = Math.ceil(count / rows);
    const slot = Math.min(72, Math.floor(width / perRow));
    const across = slot - (slot < 48 ? 4 : 8);
    const tile = Math.floor(Math.min(largest, across, (cap - rowGap(rise) * rows) / rows / 2));
    // Small tiles stand closer than a tap's width asks for: they are a hand, not a queue.
    const close = Math.min(slot, Math.max(tile + 10, 44));
    return { rows, perRow, slot: close, tile, rise, h: rows * (2 * tile + rowGap(rise)) };
  });
  return ways.reduce((a, b) => (b.tile > a.tile ? b : a));
}

/** How many tiles a round begins with: fewer are drawn no larger. */
const dealt = 7;

/**
 * The hand of `count` tiles. It keeps the height that the largest hand of the round, `most`, asks
 * for, so that the line above it stays where it is.
 */
export function handArea(room: HandRoom, count: number, most: number): HandArea {
  const now = fit(room, Math.max(dealt, count));
  const all = Array.from({ length: Math.max(most, count, dealt) - dealt + 1 }, (_, i) => i + dealt);
  const h = Math.max(...all.map((each) => fit(room, each).h));
  const w = now.perRow * now.slot;
  const x = Math.max(room.left, Math.min((room.width - w) / 2, room.right - w));
  return { ...now, x, y: room.bottom - h, w, h };
}

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
