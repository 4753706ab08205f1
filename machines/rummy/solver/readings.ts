/** RUM-15 before a sweep: all ways in which the jokers of the table may be taken. At most two jokers, at most 16 ways. */
import { LAST_NUMBER } from '../tile.ts';
import { bump, type Demand, KINDS, type TableJoker } from './demand.ts';

/** One way. Kinds of tiles throughout. */
export interface Reading {
  /** KEEP: the tiles that jokers go on standing for. */
  readonly fixed: readonly number[];
  /** FREE: rack tiles that are played, come what may. */
  readonly forced: readonly number[];
  /** FREE: jokers that may be laid anywhere. */
  readonly free: number;
  /** KEEP for both as one tile: they lie in a group with these two numbered tiles. */
  readonly pair?: readonly [number, number];
}

const NONE: Reading = { fixed: [], forced: [], free: 0 };
const FREE: Reading = { fixed: [], forced: [], free: 1 };

/** Each once; first the one that leaves every joker as it lies. */
export function readingsOf(jokers: readonly TableJoker[], rack: Uint8Array): Reading[] {
  const found = new Map<string, Reading>();
  for (const reading of [asTheyLie(jokers), ...takings(jokers, rack)]) {
    const { fixed, forced, pair = [] } = reading;
    const key = [fixed, forced, pair].join(';');
    if (!found.has(key)) found.set(key, reading);
  }
  return [...found.values()];
}

function takings(jokers: readonly TableJoker[], rack: Uint8Array): Reading[] {
  const [first, second] = jokers;
  if (!first) return [NONE];
  if (!second) return waysOf(first, rack);
  const places = new Set([...first.elsewhere, ...second.elsewhere]);
  const bothFree = first.elsewhere.length > 0 && second.elsewhere.length > 0;
  if (bothFree && places.size > 1) return [{ ...NONE, free: 2 }];
  if (!bothFree) {
    return [...both(waysOf(first, rack), waysOf(second, rack), rack), ...pairs(first, second)];
  }
  // One tile could take the place of either, not of both.
  const [a, b] = [waysWithout(first, rack), waysWithout(second, rack)];
  return [...both([FREE], b, rack), ...both(a, [FREE], rack)];
}

/** Every joker goes on standing for what it stands for. Never better than other ways, but it leaves most as it lies. */
function asTheyLie(jokers: readonly TableJoker[]): Reading {
  // Two in one group can stand for the same tiles: not for the same one.
  const fixed = jokers.flatMap(({ stands }, i) =>
    i === 0 ? stands.slice(0, 1) : stands.slice(-1),
  );
  return { ...NONE, fixed: fixed.sort((x, y) => x - y) };
}

/** A joker that another set's tile frees is best taken so. */
function waysOf(joker: TableJoker, rack: Uint8Array): Reading[] {
  return joker.elsewhere.length > 0 ? [FREE] : waysWithout(joker, rack);
}

function waysWithout({ stands }: TableJoker, rack: Uint8Array): Reading[] {
  return [
    ...stands.map((kind) => ({ ...NONE, fixed: [kind] })),
    ...stands.filter((kind) => rack[kind]).map((kind) => ({ ...FREE, forced: [kind] })),
  ];
}

/** A way of the one joker with a way of the other; two rack tiles of a kind take two. */
function both(a: readonly Reading[], b: readonly Reading[], rack: Uint8Array): Reading[] {
  return a.flatMap((first) =>
    b.flatMap((second): Reading[] => {
      const fixed = [...first.fixed, ...second.fixed].sort((x, y) => x - y);
      const forced = [...first.forced, ...second.forced].sort((x, y) => x - y);
      const [x, y] = forced;
      if (x !== undefined && x === y && (rack[x] ?? 0) < 2) return [];
      return [{ fixed, forced, free: first.free + second.free }];
    }),
  );
}

/**
 * Two jokers in one group stand for both of its missing colours at once, so one tile may keep them both: where they could
 * not be told apart as one colour each, the group itself is given.
 */
function pairs(first: TableJoker, second: TableJoker): Reading[] {
  if (first.elsewhere.length > 0 || second.elsewhere.length > 0) return [];
  return first.stands
    .filter((kind) => second.stands.includes(kind))
    .flatMap((kind) => {
      const others = coloursOf(kind).filter((other) => other !== kind);
      return others
        .filter((other) => !first.stands.includes(other) && !second.stands.includes(other))
        .flatMap((other): Reading[] => {
          const [x, y] = others.filter((each) => each !== other);
          return x === undefined || y === undefined ? [] : [{ ...NONE, pair: [x, y] }];
        });
    });
}

/** The four kinds of a number. */
function coloursOf(kind: number): number[] {
  const n = kind % LAST_NUMBER;
  return Array.from({ length: KINDS / LAST_NUMBER }, (_, colour) => colour * LAST_NUMBER + n);
}

/** What a sweep has to lay by a reading, and the rack tiles that it plays besides; null where tiles lack. */
export function demandOf(
  reading: Reading,
  table: Uint8Array,
  rack: Uint8Array,
  jokersMay: number,
): { demand: Demand; played: number[] } | null {
  const must = table.slice();
  const may = rack.slice();
  const fixed = new Uint8Array(KINDS);
  const played = [...reading.forced];
  for (const kind of reading.forced) {
    bump(must, kind);
    bump(may, kind, -1);
  }
  for (const kind of reading.fixed) {
    bump(must, kind);
    bump(fixed, kind);
  }
  for (const kind of reading.pair ?? []) {
    if (must[kind]) bump(must, kind, -1);
    else if (may[kind]) {
      bump(may, kind, -1);
      played.push(kind);
    } else return null;
  }
  return { demand: { must, may, fixed, jokersMust: reading.free, jokersMay, worth: 0 }, played };
}
