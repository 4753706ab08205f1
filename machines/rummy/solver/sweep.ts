/**
 * The best way to lay what a turn demands, exactly: one sweep over the numbers 1…13. All that the next number needs to know
 * is how many runs of each colour are open, by their length as far as it matters, and how many jokers are laid.
 */
import type { Demand, Lie } from './demand.ts';
import { groupJokers, groupsOf, groupTiles, shapesOf } from './groups.ts';
import { aheadOf, type Goal, MAIN, NEVER } from './scoring.ts';
import { grow, type Scratch, slotOf } from './scratch.ts';
import {
  BITS,
  COLOURS,
  JOKERS,
  longsOf,
  NUMBERS,
  onesOf,
  openRuns,
  twosOf,
  WORTH,
} from './state-bits.ts';
import { stepsFor } from './steps.ts';

/** What the sweep found, from number to number. */
export interface Plan {
  readonly score: number;
  /** 14 states, before the first number and after each. */
  readonly states: readonly number[];
  /** For each number the shape of its groups, and what lies in each colour's runs. */
  readonly shapes: readonly number[];
  readonly places: readonly number[];
}

/** With fewer states than this it isn't worth while to look which are worse than others. */
const FEW = 24;

/** The best plan that scores more than `floor`; null when there is none. */
export function sweep(
  demand: Demand,
  lie: Lie,
  goal: Goal,
  memory: Scratch,
  floor: number,
): Plan | null {
  const { must, may, fixed, jokersMust, jokersMay, worth } = demand;
  const jokers = jokersMust + jokersMay;
  const { units } = goal;
  const total = must.map((count, kind) => count + (may[kind] ?? 0));
  const ahead = aheadOf(demand, goal);
  /** Jokers that need not be laid and score nothing. */
  const spare = jokersMust === 0 && goal.joker === 0;
  const { steps } = memory;
  const lists = stepsFor(demand, lie, total, units, memory, spare);
  let first = 0;
  let count = 1;
  let n = 0;
  let from = 0;
  let back = 0;
  let shape = 0;
  let anyFixed = false;
  memory.keys[0] = 0;
  memory.scores[0] = 0;

  function reach(key: number, score: number, places: number): void {
    let slot = slotOf(memory, key);
    let at = (memory.slots[slot] ?? 0) - 1;
    if (at < 0) {
      if (count === memory.size) {
        grow(memory);
        for (let i = first; i < count; i++) {
          memory.slots[slotOf(memory, memory.keys[i] ?? 0)] = i + 1;
        }
        slot = slotOf(memory, key);
      }
      at = count++;
      memory.slots[slot] = count;
      memory.keys[at] = key;
    } else if ((memory.scores[at] ?? 0) >= score) return;
    memory.scores[at] = score;
    memory.backs[at] = back;
    memory.shapes[at] = shape;
    memory.places[at] = places;
  }

  /** The most that a state can still score with this shape; NEVER where runs lack tiles or tiles lack runs. */
  function bound(left: number): number {
    let need = 0;
    let lost = 0;
    for (let colour = 0; colour < COLOURS; colour++) {
      const kind = colour * NUMBERS + n;
      const open = openRuns(from, colour);
      const owed = onesOf(open) + twosOf(open);
      const inGroups = groupTiles(shape, colour);
      const here = (total[kind] ?? 0) - inGroups;
      if (owed > here) {
        need += owed - here;
        continue;
      }
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
  }

  /** Spreads a state over what one colour after the other can do. */
  function spread(
    colour: number,
    next: number,
    score: number,
    left: number,
    places: number,
    fixedInGroups: number,
    laid: number,
  ): void {
    if (score + (ahead[n * COLOURS + colour] ?? 0) <= floor) return;
    if (colour === COLOURS) {
      if (anyFixed && shape > 0 && groupsOf(shape, fixedInGroups) === 0) return;
      const value = worth > 0 ? Math.min(worth, (from >> WORTH) + laid * (n + 1)) << WORTH : 0;
      reach(next | ((jokers - left) << JOKERS) | value, score, places);
      return;
    }
    const begin = lists.find(colour, openRuns(from, colour), groupTiles(shape, colour), left);
    const end = lists.end();
    for (let i = begin; i < end; i++) {
      spread(
        colour + 1,
        next | (steps.next[i] ?? 0),
        score + (steps.score[i] ?? 0),
        left - (steps.wild[i] ?? 0),
        places | (steps.places[i] ?? 0),
        fixedInGroups + (steps.fixed[i] ?? 0),
        laid + (steps.laid[i] ?? 0),
      );
    }
  }

  /** Whether a state of this number scores as much as another one. */
  function matches(key: number, score: number): boolean {
    const at = memory.slots[slotOf(memory, key)] ?? 0;
    return at > 0 && (memory.scores[at - 1] ?? 0) >= score;
  }

  /** Marks states that one with a long run more, or a spare joker less laid, matches: it can do all that they can. */
  function dropWorse(): void {
    for (let i = first; i < count; i++) {
      const key = memory.keys[i] ?? 0;
      const score = memory.scores[i] ?? 0;
      let worse = spare && (key >> JOKERS) & 3 ? matches(key - (1 << JOKERS), score) : false;
      for (let colour = 0; colour < COLOURS && !worse; colour++) {
        if (longsOf(openRuns(key, colour)) > 1) continue;
        worse = matches(key + (1 << (colour * BITS + 4)), score);
      }
      if (worse) memory.scores[i] = NEVER;
    }
  }

  for (; n < NUMBERS; n++) {
    const at = (colour: number) => total[colour * NUMBERS + n] ?? 0;
    const shapes = shapesOf(at(0), at(1), at(2), at(3), jokers);
    anyFixed = false;
    for (let c = 0; c < COLOURS; c++) if (fixed[c * NUMBERS + n]) anyFixed = true;
    lists.turnTo(n);
    const begin = first;
    first = count;
    memory.slots.fill(0);
    for (back = begin; back < first; back++) {
      const score = memory.scores[back] ?? 0;
      if (score === NEVER) continue;
      from = memory.keys[back] ?? 0;
      const left = jokers - ((from >> JOKERS) & 3);
      for (shape of shapes) {
        const wild = groupJokers(shape);
        if (wild <= left && score + bound(left - wild) > floor) {
          spread(0, 0, score, left - wild, 0, 0, wild);
        }
      }
    }
    if (count === first) return null;
    if (count - first > FEW) dropWorse();
  }

  let best = -1;
  let most = floor;
  for (let i = first; i < count; i++) {
    const key = memory.keys[i] ?? 0;
    const laid = (key >> JOKERS) & 3;
    if (laid < jokersMust || key >> WORTH < worth) continue;
    const score = (memory.scores[i] ?? 0) + (laid - jokersMust) * goal.joker * MAIN;
    if (score > most) {
      best = i;
      most = score;
    }
  }
  return best < 0 ? null : planOf(memory, best, most);
}

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
