/**
 * The best way to lay what a turn demands, exactly: one sweep over the numbers 1…13. All that the next number needs to know
 * is how many runs of each colour are open, by their length as far as it matters, and how many jokers are laid.
 */
import type { Demand, Lie } from './demand.ts';
import { groupJokers, groupsOf, groupTiles, shapesOf } from './groups.ts';

const NUMBERS = 13;
const COLOURS = 4;

/**
 * A state in one number: for each colour six bits – open runs of one tile, of two, of three and more, two bits each; more
 * than two of a kind always need a third joker – then the jokers laid and, before the first meld, the worth so far.
 */
const BITS = 6;
const JOKERS = BITS * COLOURS;
const WORTH = JOKERS + 2;

/** What counts most is above, then how little changes, then what breaks a tie. */
export const MAIN = 2 ** 19;
const CHANGE = 2 ** 10;

export interface Aim {
  /** What a played tile of each kind is worth, and a joker. */
  readonly main: readonly number[];
  readonly joker: number;
  /** What breaks a tie, by kind; all that a rack can hold together less than CHANGE. */
  readonly tie: readonly number[];
}

/** What the sweep found, from number to number. */
export interface Plan {
  readonly score: number;
  /** 14 states, before the first number and after each. */
  readonly states: readonly number[];
  /** For each number the shape of its groups, and the jokers in each colour's runs (two bits each). */
  readonly shapes: readonly number[];
  readonly wilds: readonly number[];
}

export function openRuns(state: number, colour: number): number {
  return (state >> (colour * BITS)) & 63;
}

/** A seat's memory for sweeps; it grows as they need it. */
export interface Scratch {
  size: number;
  keys: Int32Array;
  scores: Int32Array;
  backs: Int32Array;
  choices: Int32Array;
  slots: Int32Array;
}

export function scratch(size = 512): Scratch {
  return {
    size,
    keys: new Int32Array(size),
    scores: new Int32Array(size),
    backs: new Int32Array(size),
    choices: new Int32Array(size),
    slots: new Int32Array(size * 2),
  };
}

function grow(memory: Scratch): void {
  const { keys, scores, backs, choices } = memory;
  Object.assign(memory, scratch(memory.size * 2));
  memory.keys.set(keys);
  memory.scores.set(scores);
  memory.backs.set(backs);
  memory.choices.set(choices);
}

/** Shapes have fourteen bits of a choice. */
const WILDS = 14;

/** The best plan that scores more than `floor`; null when there is none. */
export function sweep(
  { must, may, fixed, jokersMust, jokersMay, worth }: Demand,
  { links, grouped }: Lie,
  { main, joker, tie }: Aim,
  memory: Scratch,
  floor = -1,
): Plan | null {
  const jokers = jokersMust + jokersMay;
  const unit = main.map((value, kind) => value * MAIN + (tie[kind] ?? 0));
  const total = must.map((count, kind) => count + (may[kind] ?? 0));
  const rest = restOf(may, unit, jokersMay * joker * MAIN);
  let { keys, scores, backs, choices, slots } = memory;
  const begins = [0, 1];
  let first = 0;
  let count = 1;
  let n = 0;
  let from = 0;
  let back = 0;
  let shape = 0;
  let wildAtAll = false;
  keys[0] = 0;
  scores[0] = 0;

  function room(): void {
    grow(memory);
    ({ keys, scores, backs, choices, slots } = memory);
    for (let i = first; i < count; i++) slots[free(keys[i] ?? 0)] = i + 1;
  }

  /** The slot of a state of this number, or the empty one where it belongs. */
  function free(key: number): number {
    const mask = slots.length - 1;
    let slot = (Math.imul(key, 0x9e3779b1) >>> 12) & mask;
    for (;;) {
      const at = slots[slot] ?? 0;
      if (at === 0 || keys[at - 1] === key) return slot;
      slot = (slot + 1) & mask;
    }
  }

  function reach(key: number, score: number, choice: number): void {
    if (score + (rest[n + 1] ?? 0) <= floor) return;
    let slot = free(key);
    let at = (slots[slot] ?? 0) - 1;
    if (at < 0) {
      if (count === memory.size) {
        room();
        slot = free(key);
      }
      at = count++;
      slots[slot] = count;
      keys[at] = key;
    } else if ((scores[at] ?? 0) >= score) return;
    scores[at] = score;
    backs[at] = back;
    choices[at] = choice;
  }

  /** Spreads a state over what one colour after the other can do with its tiles that are in no group. */
  function spread(
    colour: number,
    next: number,
    score: number,
    left: number,
    wilds: number,
    fixedInGroups: number,
    laid: number,
  ): void {
    if (colour === COLOURS) {
      if (fixedInGroups > 0 && shape > 0 && groupsOf(shape, fixedInGroups) === 0) return;
      const value = worth > 0 ? Math.min(worth, (from >> WORTH) + laid * (n + 1)) << WORTH : 0;
      reach(next | ((jokers - left) << JOKERS) | value, score, shape | (wilds << WILDS));
      return;
    }
    const kind = colour * NUMBERS + n;
    const open = (from >> (colour * BITS)) & 63;
    const one = open & 3;
    const long = open >> 4;
    const owed = one + ((open >> 2) & 3);
    const inGroups = groupTiles(shape, colour);
    const here = (total[kind] ?? 0) - inGroups;
    const wanted = must[kind] ?? 0;
    const least = Math.max(0, wanted - inGroups);
    if (here + left < owed) return;
    const lost = Math.max(0, (grouped[kind] ?? 0) - inGroups);
    const linked = links[kind] ?? 0;
    const soon = n < NUMBERS - 1 ? (total[kind + 1] ?? 0) : -1;
    const later = n < NUMBERS - 2 ? (total[kind + 2] ?? 0) : -1;
    for (let wild = 0; wild <= left; wild++) {
      const after = left - wild;
      // A rack tile that makes a long run longer is never better kept.
      const low = Math.max(least, Math.min(here, owed + long - wild));
      if (low + wild < owed) continue;
      for (let real = Math.max(low, 0); real <= here; real++) {
        const beyond = real + wild - owed;
        const longer = Math.min(beyond, long);
        const fresh = beyond - longer;
        const two = ((open >> 2) & 3) + longer;
        if (fresh > 2 || two > 2) break;
        if (fresh > 0 && (later < 0 || fresh > later + after)) break;
        if (fresh + one > 0 && (soon < 0 || fresh + one > soon + after)) break;
        const cut = Math.max(0, linked - owed - longer) + lost;
        spread(
          colour + 1,
          next | ((fresh | (one << 2) | (two << 4)) << (colour * BITS)),
          score + (real + inGroups - wanted) * (unit[kind] ?? 0) - cut * CHANGE,
          after,
          wilds | (wild << (colour * 2)),
          fixedInGroups + (wildAtAll ? Math.max(0, (fixed[kind] ?? 0) - real) : 0),
          laid + real + wild + inGroups,
        );
      }
    }
  }

  for (; n < NUMBERS; n++) {
    const at = (colour: number) => total[colour * NUMBERS + n] ?? 0;
    const shapes = shapesOf(at(0), at(1), at(2), at(3), jokers);
    wildAtAll = false;
    for (let c = 0; c < COLOURS; c++) if (fixed[c * NUMBERS + n]) wildAtAll = true;
    const last = count;
    const begin = first;
    first = count;
    slots.fill(0);
    for (back = begin; back < last; back++) {
      from = keys[back] ?? 0;
      const score = scores[back] ?? 0;
      const left = jokers - ((from >> JOKERS) & 3);
      for (shape of shapes) {
        const inGroups = groupJokers(shape);
        if (inGroups <= left) spread(0, 0, score, left - inGroups, 0, 0, inGroups);
      }
    }
    if (count === first) return null;
    begins.push(count);
  }

  let best = -1;
  let most = floor;
  for (let i = first; i < count; i++) {
    const key = keys[i] ?? 0;
    const laid = (key >> JOKERS) & 3;
    if (laid < jokersMust || key >> WORTH < worth) continue;
    const score = (scores[i] ?? 0) + (laid - jokersMust) * joker * MAIN;
    if (score > most) {
      best = i;
      most = score;
    }
  }
  return best < 0 ? null : planOf(memory, best, most);
}

/** The most that rack tiles of each number and those after it can add. */
function restOf(may: Uint8Array, unit: readonly number[], jokers: number): number[] {
  const rest = new Array<number>(NUMBERS + 1).fill(jokers);
  for (let n = NUMBERS - 1; n >= 0; n--) {
    let here = 0;
    for (let kind = n; kind < NUMBERS * COLOURS; kind += NUMBERS) {
      here += (may[kind] ?? 0) * (unit[kind] ?? 0);
    }
    rest[n] = (rest[n + 1] ?? 0) + here;
  }
  return rest;
}

function planOf({ keys, backs, choices }: Scratch, end: number, score: number): Plan {
  const states: number[] = [];
  const shapes: number[] = [];
  const wilds: number[] = [];
  let at = end;
  for (let n = 0; n < NUMBERS; n++) {
    const choice = choices[at] ?? 0;
    states.unshift(keys[at] ?? 0);
    shapes.unshift(choice & (2 ** WILDS - 1));
    wilds.unshift(choice >> WILDS);
    at = backs[at] ?? 0;
  }
  states.unshift(0);
  return { score, states, shapes, wilds };
}
