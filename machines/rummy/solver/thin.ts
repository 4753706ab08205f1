/** Leaves out states of one number that need not be followed: those from `first` on, `count` in all. Marked by their score. */
import { MAIN, NEVER } from './scoring.ts';
import { type Scratch, slotOf } from './scratch.ts';
import { BITS, COLOURS, JOKERS, jokersIn, longsOf, openRuns } from './state-bits.ts';

/**
 * Marks states that one with a long run more matches, or with `spare` one with a joker less laid: it can do all that they
 * can.
 */
export function dropWorse(memory: Scratch, first: number, count: number, spare: boolean): void {
  for (let i = first; i < count; i++) {
    const key = memory.keys[i] ?? 0;
    const score = memory.scores[i] ?? 0;
    let worse = spare && jokersIn(key) > 0 && matches(memory, key - (1 << JOKERS), score);
    for (let colour = 0; colour < COLOURS && !worse; colour++) {
      if (longsOf(openRuns(key, colour)) > 1) continue;
      worse = matches(memory, key + (1 << (colour * BITS + 4)), score);
    }
    if (worse) memory.scores[i] = NEVER;
  }
}

/** Whether a state of this number scores as much as another one. */
function matches(memory: Scratch, key: number, score: number): boolean {
  const at = memory.slots[slotOf(memory, key)] ?? 0;
  return at > 0 && (memory.scores[at - 1] ?? 0) >= score;
}

/** Leaves the `width` best states only; whether others were left out. */
export function narrow(memory: Scratch, first: number, count: number, width: number): boolean {
  const promises = new Int32Array(count - first);
  for (let i = first; i < count; i++) promises[i - first] = promise(memory, i);
  const least = promises.sort()[promises.length - width] ?? NEVER;
  let out = false;
  for (let i = first; i < count; i++) {
    if (memory.scores[i] === NEVER || promise(memory, i) >= least) continue;
    memory.scores[i] = NEVER;
    out = true;
  }
  return out;
}

/** What a state promises: a joker that is still to be laid is good for a tile. */
function promise({ keys, scores }: Scratch, at: number): number {
  return (scores[at] ?? 0) - jokersIn(keys[at] ?? 0) * MAIN;
}
