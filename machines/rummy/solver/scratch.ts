/** A sweep's memory: its states, one number's after the other's, and where those of one number are found. */
import { BITS, COLOURS } from './state-bits.ts';

/** It grows as sweeps need it, and may serve one after the other. */
export interface Scratch {
  size: number;
  keys: Int32Array;
  scores: Int32Array;
  /** The state before, and the step from there. */
  backs: Int32Array;
  shapes: Int32Array;
  places: Int32Array;
  /** Of which only the first `span` are in use, a power of two. */
  slots: Int32Array;
  span: number;
  /** Lists of steps: where each begins and ends, and when it was written. */
  readonly lists: Int32Array;
  stamp: number;
  readonly steps: StepLists;
}

/** Steps of one number, list after list; see steps.ts. */
interface StepLists {
  readonly next: number[];
  readonly score: number[];
  readonly wild: number[];
  readonly places: number[];
  readonly fixed: number[];
  readonly laid: number[];
}

/** Of one colour: ways in which runs can be open, and numbers, from 0, of its tiles in groups and of jokers left. */
const OPEN = 2 ** BITS;
const GROUPED = 5;
const LEFT = 3;

/** How many lists of steps there can be. */
export const LISTS = COLOURS * OPEN * GROUPED * LEFT;

/** Which of them is the one for these open runs, tiles in groups and jokers left. */
export function listOf(colour: number, open: number, inGroups: number, left: number): number {
  return ((colour * OPEN + open) * GROUPED + inGroups) * LEFT + left;
}

export const SPAN = 64;

export function scratch(size = 512): Scratch {
  const steps = { next: [], score: [], wild: [], places: [], fixed: [], laid: [] };
  return {
    ...states(size),
    slots: new Int32Array(SPAN),
    span: SPAN,
    lists: new Int32Array(LISTS * 3),
    stamp: 0,
    steps,
  };
}

function states(
  size: number,
): Pick<Scratch, 'size' | 'keys' | 'scores' | 'backs' | 'shapes' | 'places'> {
  return {
    size,
    keys: new Int32Array(size),
    scores: new Int32Array(size),
    backs: new Int32Array(size),
    shapes: new Int32Array(size),
    places: new Int32Array(size),
  };
}

/** Room for twice as many states. */
export function grow(memory: Scratch): void {
  const { keys, scores, backs, shapes, places } = memory;
  Object.assign(memory, states(memory.size * 2));
  memory.keys.set(keys);
  memory.scores.set(scores);
  memory.backs.set(backs);
  memory.shapes.set(shapes);
  memory.places.set(places);
}

/** Empties the slots. */
export function clearSlots(memory: Scratch): void {
  memory.slots.fill(0, 0, memory.span);
}

/** Twice as many slots, for the states from `first` on. */
export function spreadSlots(memory: Scratch, first: number, count: number): void {
  memory.span *= 2;
  if (memory.slots.length < memory.span) memory.slots = new Int32Array(memory.span);
  else clearSlots(memory);
  for (let i = first; i < count; i++) memory.slots[slotOf(memory, memory.keys[i] ?? 0)] = i + 1;
}

/** The slot of a state of this number, or the empty one where it belongs. Slots hold indexes from 1. */
export function slotOf({ keys, slots, span }: Scratch, key: number): number {
  const mask = span - 1;
  let slot = (Math.imul(key, 0x9e3779b1) >>> 12) & mask;
  for (;;) {
    const at = slots[slot] ?? 0;
    if (at === 0 || keys[at - 1] === key) return slot;
    slot = (slot + 1) & mask;
  }
}
