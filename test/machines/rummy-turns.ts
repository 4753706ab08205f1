/** Random turns that are legal by the way they are made: valid sets, every tile stays, jokers stay or are exchanged. */
import type { RummyState } from '../../machines/index.ts';

const COLOURS = ['R', 'B', 'K', 'O'];

type Tiles = readonly string[];

function number(tile: string): number {
  return Number(tile.slice(1));
}

/** Takes tiles out of a rack, a joker for each that it lacks; null where that makes more jokers than tiles, less one. */
function take(rack: Tiles, wanted: Tiles): { tiles: string[]; rest: string[] } | null {
  const rest = [...rack];
  const tiles: string[] = [];
  for (const tile of wanted) {
    const at = rest.includes(tile) ? rest.indexOf(tile) : rest.indexOf('J');
    if (at < 0) return null;
    tiles.push(...rest.splice(at, 1));
  }
  return tiles.filter((tile) => tile !== 'J').length < 2 ? null : { tiles, rest };
}

/** All sets worth making, by the tiles that they would have without jokers, with their values. */
const PATTERNS: readonly { tiles: string[]; value: number }[] = [
  ...COLOURS.flatMap((colour) =>
    [3, 4, 5].flatMap((length) =>
      Array.from({ length: 14 - length }, (_, at) => {
        const numbers = Array.from({ length }, (_, i) => at + 1 + i);
        return {
          tiles: numbers.map((n) => `${colour}${n}`),
          value: numbers.reduce((sum, n) => sum + n, 0),
        };
      }),
    ),
  ),
  ...Array.from({ length: 13 }, (_, i) => i + 1).flatMap((n) =>
    [COLOURS, ...COLOURS.map((left) => COLOURS.filter((colour) => colour !== left))].map(
      (colours) => ({ tiles: colours.map((colour) => `${colour}${n}`), value: n * colours.length }),
    ),
  ),
];

function shuffled<T>(list: readonly T[], chance: () => number): T[] {
  return list
    .map((item) => ({ item, key: chance() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

/** New sets from the rack, as many as are found in a random order. */
function fromRack(rack: Tiles, chance: () => number): { sets: string[][]; value: number } {
  let rest = rack;
  const sets: string[][] = [];
  let value = 0;
  for (const pattern of shuffled(PATTERNS, chance)) {
    const taken = take(rest, pattern.tiles);
    if (!taken) continue;
    sets.push(taken.tiles);
    rest = taken.rest;
    value += pattern.value;
  }
  return { sets, value };
}

/** What becomes of one set when a tile joins it: it grows, or is split on a twin. */
function joined(set: RummyState['table'][number], tile: string): string[][] | null {
  const { tiles, kind, number: first, colour } = set;
  if (kind === 'group') {
    const fits = tiles.length < 4 && number(tile) === first && !tiles.includes(tile);
    return fits ? [[...tiles, tile]] : null;
  }
  if (!tile.startsWith(colour)) return null;
  const place = number(tile) - first;
  if (place === -1) return [[tile, ...tiles]];
  if (place === tiles.length) return [[...tiles, tile]];
  if (place < 2 || place > tiles.length - 3) return null;
  return [[...tiles.slice(0, place), tile], tiles.slice(place)];
}

/** A rack tile takes a joker's place; the joker makes a new set with two more rack tiles. */
function exchanged(state: RummyState, rack: Tiles, chance: () => number): string[][] | null {
  const tables = state.table.flatMap((set, at) => {
    const place = set.tiles.indexOf('J');
    if (place < 0) return [];
    const { kind, number: first, colour } = set;
    const stands =
      kind === 'run'
        ? [`${colour}${first + place}`]
        : COLOURS.map((each) => `${each}${first}`).filter((tile) => !set.tiles.includes(tile));
    return stands.filter((tile) => rack.includes(tile)).map((tile) => ({ at, place, tile }));
  });
  const [chosen] = shuffled(tables, chance);
  if (!chosen) return null;
  const rest = rack.filter((tile) => tile !== 'J');
  rest.splice(rest.indexOf(chosen.tile), 1);
  const [pair] = shuffled(PATTERNS, chance)
    .map(({ tiles }) => take([...rest, 'J'], tiles)?.tiles)
    .filter((tiles) => tiles?.includes('J'));
  if (!pair) return null;
  const table = state.table.map(({ tiles }) => [...tiles]);
  table[chosen.at]?.splice(chosen.place, 1, chosen.tile);
  return [...table, pair];
}

/** A random turn of the seat to move, as a move; null where none is found. */
export function someTurn(state: RummyState, chance: () => number): string | null {
  const seat = state.turn ?? 0;
  const rack = state.hands[seat] ?? [];
  const table = state.table.map(({ tiles }) => [...tiles]);
  const written = (sets: Tiles[]) => `play ${sets.map((set) => set.join(' ')).join(', ')}`;
  const fresh = fromRack(rack, chance);
  if (!state.melded[seat]) return fresh.value < 30 ? null : written([...table, ...fresh.sets]);
  if (chance() < 0.4) {
    const sets = exchanged(state, rack, chance);
    if (sets) return written(shuffled(sets, chance));
  }
  if (fresh.sets.length > 0 && chance() < 0.7) return written([...fresh.sets, ...table]);
  const joins = rack.flatMap((tile) =>
    state.table.flatMap((set, at) => {
      const sets = tile === 'J' ? null : joined(set, tile);
      return sets ? [table.toSpliced(at, 1, ...sets)] : [];
    }),
  );
  const [join] = shuffled(joins, chance);
  if (join) return written(join);
  return fresh.sets.length > 0 ? written([...table, ...fresh.sets]) : null;
}
