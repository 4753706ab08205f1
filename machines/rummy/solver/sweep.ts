/**
 * The best way to lay what a turn demands, exactly: one sweep over the numbers 1…13. All that the next number needs to know
 * is how many runs of each colour are open, by their length as far as it matters, and how many jokers are laid.
 */
import type { Search } from '../../think.ts';
import { type Demand, KINDS, type Lie } from './demand.ts';
import { groupJokers, groupsOf, groupTiles, shapesOf } from './groups.ts';
import { planOf, type Swept } from './plan.ts';
import { playable } from './playable.ts';
import { aheadOf, type Goal, MAIN, NEVER } from './scoring.ts';
import { clearSlots, grow, type Scratch, SPAN, slotOf, spreadSlots } from './scratch.ts';
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

/** With fewer states than this it isn't worth while to look which are worse than others. */
const FEW = 24;

/** How many states are spread between two yields, at most. */
const STRETCH = 200;

/**
 * The best plan that scores more than `floor`. With a `width` only so many states of each number, the best, are followed:
 * that is quick, and its plan may not be the best one. Gives up when its time is up.
 */
export function* sweep(
  demand: Demand,
  lie: Lie,
  goal: Goal,
  memory: Scratch,
  floor: number,
  width = Number.POSITIVE_INFINITY,
): Search<Swept> {
  const { must, fixed, jokersMust, jokersMay, worth } = demand;
  const jokers = jokersMust + jokersMay;
  const { units } = goal;
  const { may, total } = playable(demand);
  const ahead = aheadOf(may, jokersMay, goal);
  if ((ahead[0] ?? 0) <= floor) return { plan: null, whole: true };
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
  let whole = true;
  let shapes: readonly number[] = [];
  let anyFixed = false;
  memory.span = SPAN;
  memory.keys[0] = 0;
  memory.scores[0] = 0;

  function reach(key: number, score: number, places: number): void {
    let slot = slotOf(memory, key);
    let at = (memory.slots[slot] ?? 0) - 1;
    if (at < 0) {
      if (count === memory.size) grow(memory);
      if (2 * (count - first) >= memory.span) {
        spreadSlots(memory, first, count);
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
      const owed = owes(colour);
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

  /** The first colour from this one on that can do anything. */
  function active(colour: number, left: number): number {
    let next = colour;
    while (next < COLOURS && left === 0 && !total[next * NUMBERS + n] && owes(next) === 0) next++;
    return next;
  }

  /** How many tiles a state's runs of a colour lack. */
  function owes(colour: number): number {
    const open = openRuns(from, colour);
    return onesOf(open) + twosOf(open);
  }

  /** Spreads a state over what one colour after the other can do. */
  function spread(
    after: number,
    next: number,
    score: number,
    left: number,
    places: number,
    fixedInGroups: number,
    laid: number,
  ): void {
    const colour = active(after, left);
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

  /** What a state promises: a joker that is still to be laid is good for a tile. */
  function promise(at: number): number {
    return (memory.scores[at] ?? 0) - (((memory.keys[at] ?? 0) >> JOKERS) & 3) * MAIN;
  }

  /** Leaves the best states only. */
  function narrow(): void {
    const promises = new Int32Array(count - first);
    for (let i = first; i < count; i++) promises[i - first] = promise(i);
    const least = promises.sort()[promises.length - width] ?? NEVER;
    for (let i = first; i < count; i++) {
      if (memory.scores[i] === NEVER || promise(i) >= least) continue;
      memory.scores[i] = NEVER;
      whole = false;
    }
  }

  /** Makes ready for the states that follow those from `begin` on. */
  function turnTo(begin: number): void {
    const at = (colour: number) => total[colour * NUMBERS + n] ?? 0;
    shapes = shapesOf(at(0), at(1), at(2), at(3), jokers);
    anyFixed = false;
    for (let kind = n; kind < KINDS; kind += NUMBERS) if (fixed[kind]) anyFixed = true;
    lists.turnTo(n);
    clearSlots(memory);
    back = begin;
    first = count;
  }

  /** Spreads some states of the number before. */
  function spreadSome(): void {
    for (const end = Math.min(first, back + STRETCH); back < end; back++) {
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
  }

  for (; n < NUMBERS; n++) {
    turnTo(first);
    spreadSome();
    while (back < first) {
      if (yield) return { plan: null, whole: false };
      spreadSome();
    }
    if (count === first) return { plan: null, whole };
    if (count - first > FEW) dropWorse();
    if (count - first > width) narrow();
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
  return { plan: best < 0 ? null : planOf(memory, best, most), whole };
}
