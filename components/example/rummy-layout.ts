/**
 * Where the sets of a rummy example lie. A set keeps its place through all steps and has room from the first for the
 * tiles that it will get, so that only what a step is about moves. Pure.
 */
import { difference, type Tile } from '../../machines/rummy/tile.ts';

export type Table = readonly (readonly Tile[])[];

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface TablesLaid {
  /** Width of a tile. */
  readonly tile: number;
  /** By step, then by set: which place on the table it has. */
  readonly places: readonly (readonly number[])[];
  /** The middle of a tile, by its place and its index in the set there. */
  spot(place: number, index: number): Spot;
}

/** A tile's height, the space between sets and between rows, in widths of a tile. */
const shape = { height: 4 / 3, between: 0.5, rows: 0.3, gap: 0.04 } as const;
const largest = 46;
const smallest = 16;

/** As large as all steps fit. */
export function layTables(tables: readonly Table[], box: Box): TablesLaid {
  const { places, lengths } = placesOf(tables);
  for (let tile = largest; ; tile -= 1) {
    const rows = rowsOf(lengths, box.width / tile);
    const height = rows.length * (shape.height + shape.rows) - shape.rows;
    if (height * tile > box.height && tile > smallest) continue;
    return { tile, places, spot: spots(rows, lengths, tile, box, height) };
  }
}

/** A set follows the one before it with which it shares most tiles; of two that do, the first that is largest. */
function placesOf(tables: readonly Table[]): { places: number[][]; lengths: number[] } {
  const lengths: number[] = [];
  /** Places in the order in which they lie. */
  const order: number[] = [];
  let before: { place: number; tiles: readonly Tile[] }[] = [];
  const places = tables.map((table) => {
    const taken = new Map<number, number>();
    const shared = table.flatMap((tiles, set) =>
      before.map((old) => ({ set, place: old.place, tiles: overlap(tiles, old.tiles) })),
    );
    for (const { set, place, tiles } of shared.toSorted((a, b) => b.tiles - a.tiles)) {
      if (tiles === 0 || taken.has(set) || [...taken.values()].includes(place)) continue;
      taken.set(set, place);
    }
    const mine = table.map((tiles, set) => {
      const place = taken.get(set) ?? lengths.length;
      if (!taken.has(set)) {
        const from = shared.filter((each) => each.set === set && each.tiles > 0)[0]?.place;
        order.splice(from === undefined ? order.length : order.indexOf(from) + 1, 0, place);
      }
      lengths[place] = Math.max(lengths[place] ?? 0, tiles.length);
      return place;
    });
    before = table.map((tiles, set) => ({ place: mine[set] ?? 0, tiles }));
    return mine;
  });
  return {
    places: places.map((mine) => mine.map((place) => order.indexOf(place))),
    lengths: order.map((place) => lengths[place] ?? 0),
  };
}

function overlap(tiles: readonly Tile[], others: readonly Tile[]): number {
  return tiles.length - difference(tiles, others).length;
}

/** Places by rows; widths in tiles. */
function rowsOf(lengths: readonly number[], width: number): number[][] {
  const rows: number[][] = [];
  let used = 0;
  lengths.forEach((length, place) => {
    const needed = widthOf(length);
    const row = rows.at(-1);
    if (row && used + shape.between + needed <= width) {
      row.push(place);
      used += shape.between + needed;
    } else {
      rows.push([place]);
      used = needed;
    }
  });
  return rows;
}

function widthOf(length: number): number {
  return length + shape.gap * Math.max(0, length - 1);
}

function spots(
  rows: readonly (readonly number[])[],
  lengths: readonly number[],
  tile: number,
  box: Box,
  height: number,
): TablesLaid['spot'] {
  const firsts = new Map<number, Spot>();
  const top = box.y + (box.height - height * tile) / 2;
  rows.forEach((row, at) => {
    const widths = row.map((place) => widthOf(lengths[place] ?? 0));
    const whole = widths.reduce((sum, width) => sum + width, shape.between * (row.length - 1));
    let left = box.x + (box.width - whole * tile) / 2;
    const y = top + (at * (shape.height + shape.rows) + shape.height / 2) * tile;
    row.forEach((place, i) => {
      firsts.set(place, { x: left + tile / 2, y });
      left += ((widths[i] ?? 0) + shape.between) * tile;
    });
  });
  return (place, index) => {
    const { x, y } = firsts.get(place) ?? { x: box.x, y: box.y };
    return { x: x + index * (1 + shape.gap) * tile, y };
  };
}
