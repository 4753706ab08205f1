/** How tiles of a draft are taken up and laid down again. Pure. */
import type { Place, Target } from './draft-places.ts';
import { takenIn } from './draft-rack.ts';
import type { Laid, Lists } from './lists.ts';
import { arranged, isSet, readSet } from './set.ts';
import { colourOf, isJoker, numberOf, type Tile } from './tile.ts';

/** Table and rack with the holes of what was taken up. */
type Spots = { readonly table: (Tile | null)[][]; readonly rack: (Tile | null)[] };

/** The draft without these tiles; their places stay, so that the others keep their numbers. */
export function lifted(draft: Laid, from: readonly Place[]): Spots {
  const gone = (name: 'rack' | number, at: number) =>
    from.some((place) => place.in === name && place.at === at);
  return {
    table: draft.table.map((tiles, set) => tiles.map((tile, at) => (gone(set, at) ? null : tile))),
    rack: draft.rack.map((tile, at) => (gone('rack', at) ? null : tile)),
  };
}

/** What lies there once tiles that were taken up are laid down. */
export function laidAt(spots: Spots, tiles: readonly Tile[], target: Target): Laid {
  const table = spots.table.map((set) => [...set]);
  const rack = closed(spots.rack);
  if (target.to === 'rack') {
    const { at } = target;
    if (at !== null)
      return { table: tidy(table), rack: closed(spots.rack.toSpliced(at, 0, ...tiles)) };
    const within = closed(spots.rack).length + tiles.length === spots.rack.length;
    return { table: tidy(table), rack: within ? [...rack, ...tiles] : takenIn(rack, tiles) };
  }
  if (target.to === 'new') return { table: tidy([...table, tiles]), rack };
  const set = table[target.set] ?? [];
  if (target.to === 'split') {
    table.splice(target.set, 1, set.slice(0, target.at), [...tiles, ...set.slice(target.at)]);
  } else {
    const { at } = target;
    table[target.set] = at === null ? fitted(closed(set), tiles) : set.toSpliced(at, 0, ...tiles);
  }
  return { table: tidy(table), rack };
}

function closed(spots: readonly (Tile | null)[]): Tile[] {
  return spots.filter((tile) => tile !== null);
}

/** No empty places, no empty sets; what is a set lies as one. */
export function tidy(table: readonly (readonly (Tile | null)[])[]): Lists {
  return table
    .flatMap(parted)
    .filter(({ length }) => length > 0)
    .map(arranged);
}

/** A set without its holes: in parts where one of them is a set and the whole isn't. */
function parted(spots: readonly (Tile | null)[]): Tile[][] {
  const whole = closed(spots);
  const holes = [-1, ...spots.flatMap((tile, at) => (tile === null ? [at] : [])), spots.length];
  const parts = holes.slice(1).map((hole, i) => closed(spots.slice((holes[i] ?? 0) + 1, hole)));
  const one = isSet(readSet(whole)) || !parts.some((part) => isSet(readSet(part)));
  return one ? [whole] : parts;
}

/** More tiles in a set: as a set if they make one, else each beside those of its colour, by number. */
function fitted(set: readonly Tile[], tiles: readonly Tile[]): Tile[] {
  const whole = readSet([...set, ...tiles]);
  if (isSet(whole)) return [...whole.tiles];
  const laid = [...set];
  for (const tile of tiles) {
    const next = isJoker(tile) ? -1 : laid.findIndex((other) => follows(other, tile));
    laid.splice(next < 0 ? laid.length : next, 0, tile);
  }
  return laid;
}

function follows(other: Tile, tile: Tile): boolean {
  return !isJoker(other) && colourOf(other) === colourOf(tile) && numberOf(other) > numberOf(tile);
}
