/** A sweep's memory: its states, one number's after the other's, and where those of one number are found. */

/** It grows as sweeps need it, and may serve one after the other. */
export interface Scratch {
  size: number;
  keys: Int32Array;
  scores: Int32Array;
  /** The state before, and the step from there. */
  backs: Int32Array;
  shapes: Int32Array;
  places: Int32Array;
  slots: Int32Array;
  /** Lists of steps: where each begins and ends, and when it was written. */
  readonly lists: Int32Array;
  stamp: number;
  readonly steps: StepLists;
}

/** Steps of one number, list after list; see steps.ts. */
export interface StepLists {
  readonly next: number[];
  readonly score: number[];
  readonly wild: number[];
  readonly places: number[];
  readonly fixed: number[];
  readonly laid: number[];
}

/** Colours, open runs, tiles in groups, jokers left. */
export const LISTS = 4 * 64 * 5 * 3;

export function scratch(size = 512): Scratch {
  const steps = { next: [], score: [], wild: [], places: [], fixed: [], laid: [] };
  return { ...states(size), lists: new Int32Array(LISTS * 3), stamp: 0, steps };
}

function states(size: number): Omit<Scratch, 'lists' | 'stamp' | 'steps'> {
  return {
    size,
    keys: new Int32Array(size),
    scores: new Int32Array(size),
    backs: new Int32Array(size),
    shapes: new Int32Array(size),
    places: new Int32Array(size),
    slots: new Int32Array(size * 2),
  };
}

/** Twice as large; the slots are empty then. */
export function grow(memory: Scratch): void {
  const { keys, scores, backs, shapes, places } = memory;
  Object.assign(memory, states(memory.size * 2));
  memory.keys.set(keys);
  memory.scores.set(scores);
  memory.backs.set(backs);
  memory.shapes.set(shapes);
  memory.places.set(places);
}

/** The slot of a state of this number, or the empty one where it belongs. Slots hold indexes from 1. */
export function slotOf({ keys, slots }: Scratch, key: number): number {
  const mask = slots.length - 1;
  let slot = (Math.imul(key, 0x9e3779b1) >>> 12) & mask;
  for (;;) {
    const at = slots[slot] ?? 0;
    if (at === 0 || keys[at - 1] === key) return slot;
    slot = (slot + 1) & mask;
  }
}
