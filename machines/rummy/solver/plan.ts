/** How the tiles of a turn lie, from number to number. */
import { MAIN } from './scoring.ts';
import type { Scratch } from './scratch.ts';
import { jokersIn, NUMBERS, worthOf } from './state-bits.ts';

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

/** What the last states have to come to. */
interface Asked {
  /** What a plan has to score more than. */
  readonly floor: number;
  /** What a joker more than these scores, in tiles. */
  readonly joker: number;
  readonly jokers: number;
  readonly worth: number;
}

/** The best of a sweep's last states, those from `first` on; null where none will do. */
export function bestPlan(
  memory: Scratch,
  first: number,
  count: number,
  { floor, joker, jokers, worth }: Asked,
): Plan | null {
  let best = -1;
  let most = floor;
  for (let i = first; i < count; i++) {
    const key = memory.keys[i] ?? 0;
    const laid = jokersIn(key);
    if (laid < jokers || worthOf(key) < worth) continue;
    const score = (memory.scores[i] ?? 0) + (laid - jokers) * joker * MAIN;
    if (score > most) {
      best = i;
      most = score;
    }
  }
  return best < 0 ? null : planOf(memory, best, most);
}

/** The way of a sweep to one of its last states. */
function planOf(memory: Scratch, end: number, score: number): Plan {
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
