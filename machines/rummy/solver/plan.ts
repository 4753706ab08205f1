/** How the tiles of a turn lie, from number to number. */
import type { Scratch } from './scratch.ts';
import { NUMBERS } from './state-bits.ts';

export interface Plan {
  readonly score: number;
  /** 14 states, before the first number and after each. */
  readonly states: readonly number[];
  /** For each number the shape of its groups, and what lies in each colour's runs. */
  readonly shapes: readonly number[];
  readonly places: readonly number[];
}

/** What a sweep found. */
export interface Swept {
  /** The best plan; null when none scores more than the floor. */
  readonly plan: Plan | null;
  /** Whether nothing was left out, so that there is none better. */
  readonly whole: boolean;
}

/** The way of a sweep to one of its last states. */
export function planOf(memory: Scratch, end: number, score: number): Plan {
  const states: number[] = [];
  const shapes: number[] = [];
  const places: number[] = [];
  for (let n = 0, at = end; n < NUMBERS; n++) {
    states.unshift(memory.keys[at] ?? 0);
    shapes.unshift(memory.shapes[at] ?? 0);
    places.unshift(memory.places[at] ?? 0);
    at = memory.backs[at] ?? 0;
  }
  states.unshift(0);
  return { score, states, shapes, places };
}
