/** From a plan to sets, laid so that as much as can be lies as it lay. */
import type { TileSet } from '../set.ts';
import { COLOURS, LAST_NUMBER } from '../tile.ts';
import type { Demand } from './demand.ts';
import { layGroups } from './lay-groups.ts';
import { layRuns, type RunPlan } from './lay-runs.ts';
import type { Plan } from './plan.ts';
import { jokersIn, onesOf, openRuns, owedBy, realPlaces, wildPlaces } from './state-bits.ts';

/** How many jokers a plan lays, besides those that keep their tile. */
export function jokersLaid({ states }: Plan): number {
  return jokersIn(states.at(-1) ?? 0);
}

/** The sets that a plan makes; `before` is the table as it lay. */
export function layPlan(plan: Plan, { fixed }: Demand, before: readonly TileSet[]): TileSet[] {
  const sets: TileSet[] = [];
  const inGroups = new Uint8Array(COLOURS.length * LAST_NUMBER);
  for (const [colour, name] of COLOURS.entries()) {
    const runs: RunPlan[] = [];
    for (let n = 0; n < LAST_NUMBER; n++) {
      const kind = colour * LAST_NUMBER + n;
      const next = openRuns(plan.states[n + 1] ?? 0, colour);
      const places = plan.places[n] ?? 0;
      const real = realPlaces(places, colour);
      const jokers = wildPlaces(places, colour);
      const fresh = onesOf(next);
      const longer = real + jokers - fresh - owedBy(plan.states[n] ?? 0, colour);
      const fixedHere = Math.min(fixed[kind] ?? 0, real);
      // A joker that keeps its tile lies in a run first: groups need numbered tiles.
      inGroups[kind] = (fixed[kind] ?? 0) - fixedHere;
      runs.push({ fresh, longer, wild: jokers + fixedHere });
    }
    sets.push(...layRuns(runs, name, before));
  }
  for (let n = 0; n < LAST_NUMBER; n++) {
    const shape = plan.shapes[n] ?? 0;
    if (shape === 0) continue;
    const wild = COLOURS.map((_, colour) => inGroups[colour * LAST_NUMBER + n] ?? 0);
    sets.push(...layGroups(shape, wild, n + 1, before));
  }
  return sets;
}
