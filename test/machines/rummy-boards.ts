/** Boards for the solver's tests: small ones made of random sets, crowded ones, and what chance makes of them. */
import { isSet, readSet, type TileSet } from '../../machines/rummy/set.ts';
import type { TurnStart } from '../../machines/rummy/solver/best-turn.ts';
import { difference, TILES, type Tile, tally } from '../../machines/rummy/tile.ts';
import { below, generator, shuffle } from '../../machines/seed.ts';

const COLOURS = ['R', 'B', 'K', 'O'];

export interface BoardKind {
  /** Fewest and most tiles on the table. */
  readonly table: readonly [number, number];
  readonly rack: readonly [number, number];
  /** Jokers on the table, where so many find a place. */
  readonly jokers: number;
  /** Colours and numbers that are used: few of them make crowded boards. */
  readonly colours?: number;
  readonly numbers?: number;
}

/** A random board of valid sets with a random rack, always after the first meld. */
export function randomBoard(kind: BoardKind, seed: string): TurnStart {
  const next = generator(`board ${seed}`);
  const roll = (n: number) => below(n, next);
  const between = ([least, most]: readonly [number, number]) => least + roll(most - least + 1);
  const { colours = 4, numbers = 13 } = kind;
  const inUse = TILES.filter(
    (tile) =>
      tile !== 'J' && COLOURS.indexOf(tile.charAt(0)) < colours && Number(tile.slice(1)) <= numbers,
  );
  const table: TileSet[] = [];
  let left: Tile[] = [...inUse];
  let jokers = kind.jokers;
  const wanted = between(kind.table);
  for (let tries = 0; tries < 400; tries++) {
    if (table.reduce((sum, { tiles }) => sum + tiles.length, 0) >= wanted) break;
    const tiles = roll(2) ? someRun(roll, colours, numbers) : someGroup(roll, colours, numbers);
    const wild = Math.min(jokers, roll(3));
    const places = shuffle([...tiles.keys()], next).slice(0, wild);
    const laid = tiles.map((tile, i) => (places.includes(i) ? 'J' : tile));
    const set = readSet(laid);
    const numbered = laid.filter((tile) => tile !== 'J');
    if (!isSet(set) || difference(numbered, left).length > 0) continue;
    table.push(set);
    left = difference(left, numbered);
    jokers -= places.length;
  }
  const spare = TILES.length - inUse.length > 0 ? Math.min(2, 2 - (kind.jokers - jokers)) : 0;
  const pool = [...left, ...new Array<Tile>(roll(spare + 1)).fill('J')];
  return { table, rack: shuffle(pool, next).slice(0, between(kind.rack)), melded: true };
}

function someRun(roll: (n: number) => number, colours: number, numbers: number): Tile[] {
  const length = Math.min(numbers, 3 + roll(3));
  const first = 1 + roll(numbers - length + 1);
  const colour = COLOURS[roll(colours)] ?? '';
  return Array.from({ length }, (_, i) => `${colour}${first + i}`);
}

function someGroup(roll: (n: number) => number, colours: number, numbers: number): Tile[] {
  const number = 1 + roll(numbers);
  const all = COLOURS.slice(0, colours).map((colour) => `${colour}${number}`);
  return all.length > 3 && roll(2) ? all.toSpliced(roll(all.length), 1) : all;
}

/** Whether every tile is there as often as there are such tiles at most. */
export function isPossible({ table, rack }: TurnStart): boolean {
  const counts = tally([...table.flatMap(({ tiles }) => tiles), ...rack]);
  return [...counts.values()].every((count) => count <= 2);
}
