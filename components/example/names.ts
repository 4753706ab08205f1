/** Which tile is which from step to step, twins and jokers told apart. Pure. */
import type { Tile } from '../../machines/rummy/tile.ts';

/** A tile at its place: 'table 0', 'rack 1'. */
export interface Held {
  readonly tile: Tile;
  readonly place: string;
}

/**
 * A name for every tile of every step: 'R7', 'R7 2'. Of twins, the one that stays where it is keeps its name first;
 * then the ones that move.
 */
export function nameTiles(steps: readonly (readonly Held[])[]): string[][] {
  let known = new Map<string, Held>();
  return steps.map((step) => {
    const names = new Map<number, string>();
    const free = new Map(known);
    const take = (stays: boolean): void => {
      step.forEach(({ tile, place }, i) => {
        if (names.has(i)) return;
        for (const [name, held] of free) {
          if (held.tile !== tile || (stays && held.place !== place)) continue;
          names.set(i, name);
          free.delete(name);
          return;
        }
      });
    };
    take(true);
    take(false);
    const used = new Set([...names.values(), ...free.keys()]);
    const all = step.map(({ tile }, i) => {
      const name = names.get(i) ?? unused(tile, used);
      used.add(name);
      return name;
    });
    // Tiles out of sight, in a hidden rack, keep the names that they had.
    known = new Map([...free, ...step.map((held, i) => [all[i] ?? held.tile, held] as const)]);
    return all;
  });
}

function unused(tile: Tile, used: ReadonlySet<string>): string {
  for (let n = 1; ; n += 1) {
    const name = n === 1 ? tile : `${tile} ${n}`;
    if (!used.has(name)) return name;
  }
}
