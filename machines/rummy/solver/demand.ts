/** What a sweep has to lay: tiles as numbers 0…51, by colour and then by number. */
import { placesOf } from '../joker.ts';
import { jokersOf, type TileSet } from '../set.ts';
import { COLOURS, colourOf, isJoker, LAST_NUMBER, numberOf, type Tile, tileOf } from '../tile.ts';

/** Kinds of tiles, the joker aside. */
export const KINDS = COLOURS.length * LAST_NUMBER;

/** 0…51; of a numbered tile. */
function kindOf(tile: Tile): number {
  return COLOURS.indexOf(colourOf(tile)) * LAST_NUMBER + numberOf(tile) - 1;
}

export function tileOfKind(kind: number): Tile {
  return tileOf(COLOURS[Math.floor(kind / LAST_NUMBER)] ?? '', (kind % LAST_NUMBER) + 1);
}

/** Tiles by kind; each array has KINDS places. */
export interface Demand {
  /** Tiles that lie on the table after the turn whatever happens, fixed jokers included. */
  readonly must: Uint8Array;
  /** Rack tiles that may be played. */
  readonly may: Uint8Array;
  /** How many of `must` are jokers that go on standing for this very tile. */
  readonly fixed: Uint8Array;
  /** Other jokers that have to be laid. */
  readonly jokersMust: number;
  /** Jokers of the rack. */
  readonly jokersMay: number;
  /** What all that is laid has to be worth, jokers as what they stand for (RUM-9); 0 after the first meld. */
  readonly worth: number;
}

/** How the table lies before the turn: what a turn had better leave alone. */
export interface Lie {
  /** Runs that lead from the number before to this one. */
  readonly links: Uint8Array;
  /** Tiles in groups. */
  readonly grouped: Uint8Array;
}

export function lieOf(table: readonly TileSet[]): Lie {
  const links = new Uint8Array(KINDS);
  const grouped = new Uint8Array(KINDS);
  for (const { kind, tiles, number, colour } of table) {
    if (kind === 'group') {
      for (const tile of tiles) if (!isJoker(tile)) bump(grouped, kindOf(tile));
      continue;
    }
    const first = kindOf(tileOf(colour, number));
    for (let i = 1; i < tiles.length; i++) bump(links, first + i);
  }
  return { links, grouped };
}

/** How often each kind is among tiles; jokers aside. */
export function countKinds(tiles: readonly Tile[]): Uint8Array {
  const counts = new Uint8Array(KINDS);
  for (const tile of tiles) if (!isJoker(tile)) bump(counts, kindOf(tile));
  return counts;
}

export function countJokers(tiles: readonly Tile[]): number {
  return tiles.reduce((count, tile) => count + (isJoker(tile) ? 1 : 0), 0);
}

export function bump(counts: Uint8Array, kind: number, by = 1): void {
  counts[kind] = (counts[kind] ?? 0) + by;
}

/** A joker of the table: the kinds that it can stand for, and where else on the table one lies. */
export interface TableJoker {
  readonly stands: readonly number[];
  /** Places of tiles that could take its own. */
  readonly elsewhere: readonly string[];
}

export function tableJokers(table: readonly TileSet[]): TableJoker[] {
  return table.flatMap((set) =>
    jokersOf(set).map((stands) => ({
      stands: stands.map(kindOf),
      elsewhere: placesOf(stands, table, []),
    })),
  );
}
