/**
 * Where the sets of a rummy example lie. A set keeps its place through all steps and has room from the first for the
 * tiles that it will get, so that only what a step is about moves. Pure.
 */

import { difference, type Tile } from '../../machines/rummy/tile.ts';
import type { Spot } from './picture.ts';

export type Table = readonly (readonly Tile[])[];

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
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
    const most = Math.floor((box.height / tile + shape.rows) / (shape.height + shape.rows));
    const fewest = rowsOf(lengths, box.width / tile);
    if (fewest.length > most && tile > smallest) continue;
    const rows = evenest(lengths, places, { width: box.width / tile, most }) ?? fewest;
    const height = rows.length * (shape.height + shape.rows) - shape.rows;
    return { tile, places, spot: spots(rows, lengths, tile, box, height) };
  }
}

/** More sets than this are many enough to fill a table however they lie. */
const FEW = 8;

/**
 * Of all ways to break the places into rows the one in which, step by step, what lies on the table lies least to one side;
 * of equal ones that with fewest rows, the fuller first. null where there are too many places to try, or no way fits.
 */
function evenest(
  lengths: readonly number[],
  places: readonly (readonly number[])[],
  { width, most }: { readonly width: number; readonly most: number },
): number[][] | null {
  if (lengths.length === 0 || lengths.length > FEW) return null;
  const ways = Array.from({ length: 2 ** (lengths.length - 1) }, (_, breaks) => {
    const rows: number[][] = [];
    lengths.forEach((_, place) => {
      const row = rows.at(-1);
      if (row && !((breaks >> (place - 1)) & 1)) row.push(place);
      else rows.push([place]);
    });
    return rows;
  }).filter((rows) => rows.length <= most && rows.every((row) => rowWide(row, lengths) <= width));
  // What is seen before anything moves counts a little more.
  const weigh = (rows: readonly (readonly number[])[]): number =>
    places.reduce((sum, on, step) => sum + leaning(rows, lengths, on) * (step === 0 ? 1.1 : 1), 0);
  const [first, ...others] = ways
    .toReversed()
    .map((rows) => ({ rows, leans: weigh(rows) }))
    .toSorted((a, b) => a.rows.length - b.rows.length);
  if (!first) return null;
  return others.reduce((a, b) => (b.leans < a.leans - 0.01 ? b : a), first).rows;
}

/** How far the middle of what lies in each row is from the row's, all rows together; in tiles. */
function leaning(
  rows: readonly (readonly number[])[],
  lengths: readonly number[],
  on: readonly number[],
): number {
  return rows.reduce((sum, row) => {
    const there = row.flatMap((place, i) => (on.includes(place) ? [i] : []));
    const [first, last] = [there[0], there.at(-1)];
    if (first === undefined || last === undefined) return sum;
    const before = first > 0 ? rowWide(row.slice(0, first), lengths) + shape.between : 0;
    const middle = before + rowWide(row.slice(first, last + 1), lengths) / 2;
    return sum + Math.abs(middle - rowWide(row, lengths) / 2);
  }, 0);
}

function rowWide(row: readonly number[], lengths: readonly number[]): number {
  return row.reduce(
    (sum, place) => sum + widthOf(lengths[place] ?? 0),
    shape.between * (row.length - 1),
  );
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
    let left = box.x + (box.width - rowWide(row, lengths) * tile) / 2;
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
