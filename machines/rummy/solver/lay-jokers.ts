/** Jokers that no set needs. */
import type { TileSet } from '../set.ts';
import { COLOURS, JOKER, LAST_NUMBER } from '../tile.ts';

/** The sets with so many jokers more, in new or changed ones first; null where they have no room. */
export function laidBeside(
  sets: readonly TileSet[],
  jokers: number,
  before: readonly TileSet[],
): TileSet[] | null {
  const old = new Set(before.map(({ tiles }) => tiles.join(' ')));
  let all = [...sets];
  for (let i = 0; i < jokers; i++) {
    const open = all.filter(hasRoom);
    const chosen = open.find(({ tiles }) => !old.has(tiles.join(' '))) ?? open[0];
    if (!chosen) return null;
    all = all.map((set) => (set === chosen ? withJoker(set) : set));
  }
  return all;
}

function hasRoom({ kind, tiles }: TileSet): boolean {
  return tiles.length < (kind === 'group' ? COLOURS.length : LAST_NUMBER);
}

/** At a run's end, or before its first tile where it ends with the last number. */
function withJoker(set: TileSet): TileSet {
  const { kind, tiles, number } = set;
  if (kind === 'group' || number + tiles.length <= LAST_NUMBER) {
    return { ...set, tiles: [...tiles, JOKER] };
  }
  return { ...set, tiles: [JOKER, ...tiles], number: number - 1 };
}
