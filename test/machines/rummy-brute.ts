/** The best turn by trying everything: slow, and independent of the solver. The rules themselves judge each table. */

import { PipError } from '../../machines/error.ts';
import { checkTable } from '../../machines/rummy/check.ts';
import { isSet, readSet, type TileSet } from '../../machines/rummy/set.ts';
import type { TurnStart } from '../../machines/rummy/solver/best-turn.ts';
import { laidTiles } from '../../machines/rummy/state.ts';
import type { Tile } from '../../machines/rummy/tile.ts';

/** The most tiles that can be played; 0 when none can. */
export function mostTiles({ table, rack, melded }: TurnStart): number {
  const laid = laidTiles(table);
  const racks = subsets(rack).sort((a, b) => b.length - a.length);
  const seen = new Set<string>();
  for (const played of racks) {
    const key = played.toSorted().join(' ');
    if (seen.has(key) || played.length === 0) continue;
    seen.add(key);
    const base = melded ? laid : [];
    for (const sets of tables([...base, ...played].sort(byRank))) {
      const after = melded ? sets : [...table, ...sets];
      if (isLegal(table, after, played, melded)) return played.length;
    }
  }
  return 0;
}

function isLegal(
  before: readonly TileSet[],
  after: readonly TileSet[],
  played: readonly Tile[],
  melded: boolean,
): boolean {
  try {
    checkTable(before, after, played, melded);
    return true;
  } catch (error) {
    if (error instanceof PipError) return false;
    throw error;
  }
}

function subsets(tiles: readonly Tile[]): Tile[][] {
  return Array.from({ length: 2 ** tiles.length }, (_, chosen) =>
    tiles.filter((_, i) => chosen & (1 << i)),
  );
}

/** Numbered tiles by colour and number, jokers last. */
function byRank(a: Tile, b: Tile): number {
  const rank = (tile: Tile) =>
    tile === 'J' ? 1000 : 'RBKO'.indexOf(tile.charAt(0)) * 20 + Number(tile.slice(1));
  return rank(a) - rank(b);
}

/** Every way to part all tiles into valid sets, with jokers wherever they may lie. */
function* tables(tiles: readonly Tile[]): Generator<TileSet[]> {
  const [first, ...others] = tiles;
  if (first === undefined) {
    yield [];
    return;
  }
  // Jokers come last: without a numbered tile left they make no set.
  if (first === 'J') return;
  for (const chosen of companions(others)) {
    const rest = others.filter((_, i) => !chosen.includes(i));
    const found = arrangements([first, ...chosen.map((i) => others[i] ?? '')]);
    if (found.length === 0) continue;
    for (const sets of tables(rest)) for (const set of found) yield [set, ...sets];
  }
}

/** Indexes of two to six tiles that may lie with the first; equal choices once. */
function* companions(others: readonly Tile[]): Generator<number[]> {
  function* more(from: number, chosen: number[]): Generator<number[]> {
    if (chosen.length >= 2) yield chosen;
    if (chosen.length === 6) return;
    let last: Tile | undefined;
    for (let i = from; i < others.length; i++) {
      if (others[i] === last) continue;
      last = others[i];
      yield* more(i + 1, [...chosen, i]);
    }
  }
  yield* more(0, []);
}

/** The sets that some tiles make, by the orders in which jokers may be given among them. */
function arrangements(tiles: readonly Tile[]): TileSet[] {
  const found = new Map<string, TileSet>();
  const numbered = tiles.filter((tile) => tile !== 'J');
  const jokers = tiles.length - numbered.length;
  const orders = jokers === 0 ? [numbered] : withJokers(numbered, jokers);
  for (const order of orders) {
    const set = readSet(order);
    if (isSet(set)) found.set(set.tiles.join(' '), set);
  }
  return [...found.values()];
}

function withJokers(tiles: readonly Tile[], jokers: number): Tile[][] {
  if (jokers === 0) return [[...tiles]];
  return withJokers(tiles, jokers - 1).flatMap((order) =>
    Array.from({ length: order.length + 1 }, (_, at) => order.toSpliced(at, 0, 'J')),
  );
}
