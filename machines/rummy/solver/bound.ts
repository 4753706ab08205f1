/** How much a state of a sweep can still score. */
import type { Demand } from './demand.ts';
import { groupTiles } from './groups.ts';
import { type Goal, NEVER } from './scoring.ts';
import { COLOURS, longsOf, NUMBERS, onesOf, openRuns, owedBy } from './state-bits.ts';

/**
 * The most that a state before number `n`, from 0, can still score with this shape of groups and so many jokers left; NEVER
 * where runs lack tiles or tiles lack runs.
 */
export type Bound = (n: number, state: number, shape: number, left: number) => number;

/** `total`: tiles by kind; `ahead`: what all that comes can score at most, by number and colour. */
export function boundFor(
  { must }: Demand,
  total: Uint8Array,
  { units }: Goal,
  ahead: ArrayLike<number>,
): Bound {
  return (n, state, shape, left) => {
    let need = 0;
    let lost = 0;
    for (let colour = 0; colour < COLOURS; colour++) {
      const kind = colour * NUMBERS + n;
      const owed = owedBy(state, colour);
      const inGroups = groupTiles(shape, colour);
      const here = (total[kind] ?? 0) - inGroups;
      if (owed > here) {
        need += owed - here;
        continue;
      }
      const open = openRuns(state, colour);
      const fresh =
        n < NUMBERS - 2
          ? Math.min(2, (total[kind + 1] ?? 0) + left - onesOf(open), (total[kind + 2] ?? 0) + left)
          : 0;
      const over = here - owed - longsOf(open) - Math.max(0, fresh);
      if (over <= 0) continue;
      if (here - over < (must[kind] ?? 0) - inGroups) return NEVER;
      lost += over * (units[kind] ?? 0);
    }
    return need > left ? NEVER : (ahead[n * COLOURS] ?? 0) - lost;
  };
}
