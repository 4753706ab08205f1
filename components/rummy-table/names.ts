/**
 * Names that tiles keep from scene to scene: of twins `R7.1` and `R7.2`, of jokers `J.1` and `J.2`. The rules know twins
 * apart by nothing (RUM-14); a picture must, or the wrong one flies. Pure.
 */
import { COPIES, type Tile } from '../../machines/rummy/tile.ts';

/** The tiles that are seen: the sets of the table and the rack at the bottom. */
export interface Seen<T> {
  readonly table: readonly (readonly T[])[];
  readonly rack: readonly T[];
}

/** `tile` with a number after a dot. */
export type Name = string;

export const tileOfName = (name: Name): Tile => name.slice(0, name.indexOf('.'));

interface Place {
  readonly tile: Tile;
  /** −1: the rack. */
  readonly set: number;
  readonly at: number;
  /** All of its set. */
  readonly beside: readonly Tile[];
}

/** Names for what is seen now; what was seen `before` keeps its name, twins where they moved least. */
export function named(now: Seen<Tile>, before: Seen<Name> | null): Seen<Name> {
  const places = placesOf(now);
  const old = before ? placesOf(before) : [];
  const names = new Map<Place, Name>();
  for (const tile of new Set(places.map(({ tile }) => tile))) {
    const mine = places.filter((place) => place.tile === tile);
    const theirs = old.filter((place) => tileOfName(place.tile) === tile);
    for (const [place, name] of best(mine, namesOf(tile), theirs)) names.set(place, name);
  }
  const nameOf = (set: number, at: number): Name[] => {
    const place = places.find((each) => each.set === set && each.at === at);
    const name = place && names.get(place);
    return name === undefined ? [] : [name];
  };
  return {
    table: now.table.map((tiles, set) => tiles.flatMap((_, at) => nameOf(set, at))),
    rack: now.rack.flatMap((_, at) => nameOf(-1, at)),
  };
}

const namesOf = (tile: Tile): Name[] =>
  Array.from({ length: COPIES }, (_, i) => `${tile}.${i + 1}`);

function placesOf({ table, rack }: Seen<string>): Place[] {
  return [
    ...table.flatMap((tiles, set) => tiles.map((tile, at) => ({ tile, set, at, beside: tiles }))),
    ...rack.map((tile, at) => ({ tile, set: -1, at, beside: rack })),
  ];
}

/** Of all ways to give the names, the one that moves least. There are two of a tile at most. */
function best(
  places: readonly Place[],
  names: readonly Name[],
  old: readonly Place[],
): (readonly [Place, Name])[] {
  const [first, second] = places;
  const [one, two] = names;
  if (!first || one === undefined || two === undefined) return [];
  const way = (place: Place, name: Name): number => {
    const from = old.find(({ tile }) => tile === name);
    return from ? between(from, place) : 2;
  };
  const straight = way(first, one) + (second ? way(second, two) : 0);
  const crossed = way(first, two) + (second ? way(second, one) : 0);
  const [a, b] = crossed < straight ? [two, one] : [one, two];
  return second
    ? [
        [first, a],
        [second, b],
      ]
    : [[first, a]];
}

/** How much has changed around a tile: 0 … 1 at the same side of rack or table, else more. */
function between(from: Place, to: Place): number {
  if (from.set < 0 !== to.set < 0) return 1.5;
  if (from.set < 0) return Math.abs(from.at - to.at) / 200;
  const old = from.beside.map(tileOfName);
  const shared = to.beside.filter((tile) => old.includes(tile)).length;
  const most = Math.max(old.length, to.beside.length);
  const moved = from.set === to.set && from.at === to.at ? 0 : 0.05;
  return 0.9 * (1 - Math.min(1, shared / most)) + moved;
}
