/** The groups of one number, from the tiles of each colour that lie in them. */
import { arrangeGroup } from '../arrange.ts';
import { SHORTEST, type TileSet } from '../set.ts';
import { COLOURS, isJoker, JOKER, type Tile, tileOf } from '../tile.ts';
import { groupJokers, groupsIn, groupTiles } from './groups.ts';

interface Heap {
  /** Tiles by colour, those included that jokers stand for. */
  readonly tiles: readonly number[];
  /** Of which jokers, by colour. */
  readonly wild: readonly number[];
  readonly jokers: number;
}

/**
 * The groups of a number that a shape makes. `wild`: by colour, how many of its tiles are jokers that keep theirs; `before`:
 * the table as it lay, whose groups stay where they can.
 */
export function layGroups(
  shape: number,
  wild: readonly number[],
  number: number,
  before: readonly TileSet[],
): TileSet[] {
  const tiles = COLOURS.map((_, colour) => groupTiles(shape, colour));
  const heap: Heap = { tiles, wild, jokers: groupJokers(shape) };
  const old = before.filter((set) => set.kind === 'group' && set.number === number);
  const { kept, rest } = keep(heap, old);
  return [...kept, ...deal(rest, number)];
}

/** Groups of the table that may stay as they are, and what is left; as many as can be. */
function keep(heap: Heap, old: readonly TileSet[]): { kept: TileSet[]; rest: Heap } {
  const [first, ...others] = old;
  if (!first) return { kept: [], rest: heap };
  const without = keep(heap, others);
  const less = taken(heap, first);
  if (!less) return without;
  const { kept, rest } = keep(less, others);
  return kept.length >= without.kept.length ? { kept: [first, ...kept], rest } : without;
}

/** A heap without a group; null where it isn't there or what is left makes no groups. */
function taken({ tiles, wild, jokers }: Heap, group: TileSet): Heap | null {
  const numbered = COLOURS.map((colour) =>
    group.tiles.includes(tileOf(colour, group.number)) ? 1 : 0,
  );
  const left = tiles.map((count, colour) => count - (numbered[colour] ?? 0));
  if (left.some((count, colour) => count < (wild[colour] ?? 0))) return null;
  const need = group.tiles.filter(isJoker).length;
  // Its jokers: first those that stand for a colour which it lacks.
  const stand = wild.map((count, colour) => (numbered[colour] ? 0 : Math.min(1, count)));
  let open = need;
  const used = stand.map((count) => {
    const taking = Math.min(count, open);
    open -= taking;
    return taking;
  });
  if (open > jokers) return null;
  const rest = {
    tiles: left.map((count, colour) => count - (used[colour] ?? 0)),
    wild: wild.map((count, colour) => count - (used[colour] ?? 0)),
    jokers: jokers - open,
  };
  const none = rest.jokers === 0 && rest.tiles.every((count) => count === 0);
  return none || groupCount(rest) > 0 ? rest : null;
}

function groupCount({ tiles, wild, jokers }: Heap): number {
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  return groupsIn(sum(tiles), Math.max(...tiles), jokers, sum(wild));
}

/** Parts the tiles into groups, each with two numbered tiles or more. */
function deal(heap: Heap, number: number): TileSet[] {
  const groups = Array.from({ length: groupCount(heap) }, (): Tile[] => []);
  const dealt = dealFrom(0, groups, heap, number) ?? [];
  return dealt.map((tiles) => ({ kind: 'group', tiles: arrangeGroup(tiles), number, colour: '' }));
}

/** One colour after the other to any of the groups, then the jokers; null when that can't be done. */
function dealFrom(
  colour: number,
  groups: readonly (readonly Tile[])[],
  heap: Heap,
  number: number,
): readonly (readonly Tile[])[] | null {
  const name = COLOURS[colour];
  if (name === undefined) return withJokers(groups, heap.jokers);
  const wild = heap.wild[colour] ?? 0;
  for (const chosen of choices(groups.length, heap.tiles[colour] ?? 0)) {
    for (const jokers of choices(chosen.length, wild)) {
      const next = groups.map((group, i) => {
        const at = chosen.indexOf(i);
        if (at < 0) return group;
        return [...group, jokers.includes(at) ? JOKER : tileOf(name, number)];
      });
      const dealt = dealFrom(colour + 1, next, heap, number);
      if (dealt) return dealt;
    }
  }
  return null;
}

/** Jokers go where tiles are fewest. */
function withJokers(groups: readonly (readonly Tile[])[], jokers: number): Tile[][] | null {
  const full = groups.map((group) => [...group]);
  for (let i = 0; i < jokers; i++) full.toSorted((a, b) => a.length - b.length)[0]?.push(JOKER);
  const good = full.every((group) => {
    const numbered = group.filter((tile) => !isJoker(tile)).length;
    return numbered >= 2 && group.length >= SHORTEST && group.length <= COLOURS.length;
  });
  return good ? full : null;
}

/** All ways to choose so many of 0…n−1. */
function choices(n: number, count: number): number[][] {
  if (count === 0) return [[]];
  if (count === n) return [[...Array(n).keys()]];
  return Array.from({ length: 2 ** n }, (_, mask) =>
    Array.from({ length: n }, (_, i) => i).filter((i) => mask & (1 << i)),
  ).filter((chosen) => chosen.length === count);
}
