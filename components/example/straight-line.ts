/**
 * A small line of play laid without a corner: one row, and with a spinner a column through it. An
 * example needs no room for the tiles after its last, so this is larger than a table's layout. Pure.
 */
import type { Layout, LineOfPlay, LineTile, PlacedTile } from '../domino-table/layout.ts';

interface Field {
  readonly width: number;
  readonly height: number;
}

interface Spot {
  /** Along its arm, from the start of it to the tile's middle. */
  readonly at: number;
  readonly double: boolean;
}

const isDouble = ({ a, b }: LineTile): boolean => a === b;

/** The first of `sizes` (a tile's long side) at which everything fits the field; null: none does. */
export function straightLine(
  line: LineOfPlay,
  field: Field,
  sizes: readonly number[],
): Layout | null {
  for (const tile of sizes) {
    const laid = lay(line, tile);
    if (laid.width <= field.width && laid.height <= field.height) return laid.at(field);
  }
  return null;
}

function lay({ line, up = [], down = [], spinner }: LineOfPlay, tile: number) {
  const gap = tile / 32;
  const row = run(line, tile, gap);
  const above = run(up, tile, gap);
  const below = run(down, tile, gap);
  const arms = above.length + below.length > 0;
  const cross = row.spots[spinner ?? -1]?.at ?? 0;
  // A double stands across the row; the arms start at its ends.
  const half = line.some(isDouble) ? tile / 2 : tile / 4;
  const reach = (arm: Run) => (arm.length > 0 ? half + gap + arm.length : half);
  const height = arms ? reach(above) + reach(below) : 2 * half;
  return {
    width: row.length,
    height,
    at(field: Field): Layout {
      const left = (field.width - row.length) / 2;
      const y = (field.height - height) / 2 + (arms ? reach(above) : half);
      const onRow = row.spots.map(
        ({ at, double }, index): PlacedTile => ({
          arm: 'line',
          index,
          x: left + at,
          y,
          turn: double ? 1 : 0,
        }),
      );
      const onArm = (arm: 'up' | 'down', { spots }: Run, way: 1 | -1): PlacedTile[] =>
        spots.map(({ at, double }, index) => ({
          arm,
          index,
          x: left + cross,
          y: y + way * (half + gap + at),
          turn: double ? 0 : way > 0 ? 1 : 3,
        }));
      return {
        tile,
        tiles: [...onRow, ...onArm('up', above, -1), ...onArm('down', below, 1)],
        spots: [],
      };
    },
  };
}

interface Run {
  readonly spots: readonly Spot[];
  readonly length: number;
}

function run(tiles: readonly LineTile[], tile: number, gap: number): Run {
  let length = 0;
  const spots = tiles.map((each, i) => {
    const size = isDouble(each) ? tile / 2 : tile;
    const at = length + (i > 0 ? gap : 0) + size / 2;
    length = at + size / 2;
    return { at, double: isDouble(each) };
  });
  return { spots, length };
}
