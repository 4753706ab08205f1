/** How a rummy table's felt is shared out: pure arithmetic. Units: CSS px, origin at its top left. */
import { RACK } from '../../machines/rummy/deal.ts';
import { clamp } from '../felt/pixels.ts';
import type { Rect } from '../felt/place.ts';
import { type RackArea, rackArea } from './rack-area.ts';

export interface OtherSeat {
  /** How many turns after the seat at the bottom: 1 … seats − 1; from left to right. */
  readonly after: number;
  /** Its face-down tiles, and beside them its label. */
  readonly rack: Rect;
  /** Room for how many tiles it holds, px, and where there is more, for whose it is. */
  readonly label: number;
}

export interface TableAreas {
  readonly width: number;
  readonly height: number;
  /** Room beside the tray. */
  readonly wide: boolean;
  /** A phone held sideways: what is said stands at the top, so that the sets have the height. */
  readonly low: boolean;
  readonly others: readonly OtherSeat[];
  readonly pool: Rect;
  /** The sets: what `layTable` lays them in. */
  readonly table: Rect;
  readonly message: Rect;
  /** How far a first meld has come. */
  readonly counter: Rect;
  /** For what sorts the rack. */
  readonly tools: Rect;
  /** The tray; its tiles stand at `rackSlots`. */
  readonly rack: RackArea;
}

/** What an area depends on besides the felt's size. */
export interface Held {
  /** Tiles in the rack at the bottom. Default: as many as are dealt. */
  readonly rack?: number;
  /** The most it has held in this round. Default `rack`. */
  readonly most?: number;
  /** Whether the counter is shown: where not, what is said may have its room. Default true. */
  readonly counter?: boolean;
  /** The table needs all the room that there is: the tray is no higher than what it holds. Default false. */
  readonly close?: boolean;
}

/** The areas of a felt of this size, for 2…4 seats. */
export function feltAreas(
  width: number,
  height: number,
  seats: number,
  { rack = RACK, most = rack, counter = true, close = false }: Held = {},
): TableAreas {
  const low = width >= 560 && height < 360;
  const wide = low || width >= 640;
  const shared = { width, height, seats, count: rack, most, counted: counter, close };
  return {
    width,
    height,
    wide,
    low,
    ...(low ? sideways(shared) : wide ? around(shared) : upright(shared)),
  };
}

interface Shared {
  readonly width: number;
  readonly height: number;
  readonly seats: number;
  readonly count: number;
  readonly most: number;
  readonly counted: boolean;
  readonly close: boolean;
}

type Areas = Omit<TableAreas, 'width' | 'height' | 'wide' | 'low'>;

/** Of the rack; on a whole screen it grows with it. */
const largestTile = (height: number): number => clamp(64, height * 0.095, 92);

/** Room for a count; with a name; and how much a rack needs to be named. */
export const labels = { count: 26, name: 96, from: 240 } as const;

/** Other racks side by side in one strip, with the same room each. */
function along(seats: number, strip: Rect, most: number, apart: number): OtherSeat[] {
  const count = seats - 1;
  const part = Math.min(most, Math.floor((strip.w - apart * (count - 1)) / count));
  const left = strip.x + Math.round((strip.w - part * count - apart * (count - 1)) / 2);
  const label = part < labels.from ? labels.count : labels.name;
  return Array.from({ length: count }, (_, i) => ({
    after: i + 1,
    label,
    rack: { x: left + i * (part + apart), y: strip.y, w: part, h: strip.h },
  }));
}

/** Other racks along the top, the pool beside the tray. */
function around({ width, height, seats, count, most, close }: Shared): Areas {
  const pad = 14;
  const wing = width < 900 ? 84 : 120;
  const tight = height < 440;
  const rack = rackArea(
    {
      left: pad,
      right: width - pad - wing - 12,
      centre: width / 2,
      bottom: height - 8,
      cap: Math.max(96, Math.min(height * 0.3, 190)),
      largest: largestTile(height),
      rows: [1, 2],
    },
    count,
    most,
    close,
  );
  const top = { x: pad, y: tight ? 6 : 10, w: width - 2 * pad, h: tight ? 30 : 42 };
  // One line, or two of letters that grow with the felt.
  const said = tight ? 34 : clamp(44, Math.round(height * 0.058), 54);
  const line = { y: rack.y - said - 6, h: said };
  const side = clamp(132, width * 0.17, 190);
  const y = top.y + top.h + (tight ? 6 : 10);
  return {
    others: along(seats, top, 560, 28),
    pool: { x: width - pad - wing, y: rack.y, w: wing, h: rack.h },
    table: { x: pad, y, w: width - 2 * pad, h: line.y - 6 - y },
    counter: { x: pad, ...line, w: side },
    message: { x: pad + side + 8, ...line, w: width - 2 * (pad + side + 8) },
    tools: { x: width - pad - side, ...line, w: side },
    rack,
  };
}

/** A phone held sideways: what is said and the other racks in one row at the top, the rest beside the tray. */
function sideways({ width, height, seats, count, most, close }: Shared): Areas {
  const pad = 10;
  const side = 74;
  const toolsWide = 92;
  const rack = rackArea(
    {
      left: pad + side + 6,
      right: width - pad - toolsWide - 6,
      centre: width / 2,
      bottom: height - 4,
      // Two rows of a large rack, unless the table needs their room.
      cap: Math.max(66, height * (Math.max(count, most) > 20 && !close ? 0.43 : 0.3)),
      largest: largestTile(height),
      rows: Math.max(count, most) > 20 ? [1, 2] : [1],
    },
    count,
    most,
    close,
  );
  const row = { y: 4, h: 30 };
  const othersWide = Math.round(width * (seats === 2 ? 0.22 : 0.28));
  const y = row.y + row.h + 6;
  const half = Math.floor(rack.h / 2);
  return {
    message: { x: pad, ...row, w: width - 2 * pad - othersWide - 8 },
    others: along(seats, { x: width - pad - othersWide, ...row, w: othersWide }, othersWide, 10),
    table: { x: pad, y, w: width - 2 * pad, h: rack.y - 6 - y },
    counter: { x: pad, y: rack.y, w: side, h: half - 2 },
    pool: { x: pad, y: rack.y + half, w: side, h: rack.h - half },
    tools: { x: width - pad - toolsWide, y: rack.y, w: toolsWide, h: rack.h },
    rack,
  };
}

/** A phone: pool, other racks and tools in one row at the top, what is said and the counter over the tray. */
function upright({ width, height, seats, count, most, counted, close }: Shared): Areas {
  const pad = width < 360 ? 6 : 8;
  const tight = height < 430;
  const inner = width - 2 * pad;
  // So many that three rows of them couldn't be read: rather than overlap they take more rows.
  const large = count > (width < 340 ? 30 : 36);
  const rack = rackArea(
    {
      left: pad,
      right: width - pad,
      ...(width >= 480 ? { centre: width / 2 } : {}),
      bottom: height - 4,
      cap: Math.max(104, Math.min(height * 0.36, 210), large ? height * 0.64 - 116 : 0),
      largest: largestTile(height),
      rows: large ? [2, 3, 4, 5, 6] : close ? [1, 2, 3] : Math.max(count, most) > 20 ? [2, 3] : [2],
    },
    count,
    most,
    close,
  );
  const row = { y: tight ? 5 : 7, h: tight ? 30 : 34 };
  const side = width < 360 ? 54 : 66;
  const toolsWide = 82;
  const left = pad + side + 6;
  const right = width - pad - toolsWide - 8;
  const said = 44;
  const line = { y: rack.y - said - 4, h: said };
  const counterWide = width < 360 ? 54 : 64;
  const y = row.y + row.h + (tight ? 5 : 8);
  return {
    pool: { x: pad, ...row, w: side },
    others: along(seats, { x: left, ...row, w: right - left }, 220, 4),
    tools: { x: width - pad - toolsWide, y: row.y - 2, w: toolsWide, h: row.h + 4 },
    table: { x: pad, y, w: inner, h: line.y - 4 - y },
    counter: { x: pad, ...line, w: counterWide },
    message: counted
      ? { x: pad + counterWide + 6, ...line, w: inner - counterWide - 6 }
      : { x: pad, ...line, w: inner },
    rack,
  };
}
