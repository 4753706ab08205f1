/**
 * The best way to lay what a turn demands, exactly: one sweep over the numbers 1…13. All that the next number needs to know
 * is how many runs of each colour are open, by their length as far as it matters, and how many jokers are laid.
 */
import type { Search } from '../../think.ts';
import { boundFor } from './bound.ts';
import { type Demand, KINDS, type Lie } from './demand.ts';
import { groupJokers, groupsOf, groupTiles, shapesOf } from './groups.ts';
import { bestPlan, type Swept } from './plan.ts';
import { playable } from './playable.ts';
import { aheadOf, type Goal, NEVER } from './scoring.ts';
import { clearSlots, grow, type Scratch, SPAN, slotOf, spreadSlots } from './scratch.ts';
import {
  COLOURS,
  JOKERS,
  jokersIn,
  NUMBERS,
  openRuns,
  owedBy,
  WORTH,
  worthOf,
} from './state-bits.ts';
import { stepsFor } from './steps.ts';
import { dropWorse, narrow } from './thin.ts';

/** With fewer states than this it isn't worth while to look which are worse than others. */
const FEW = 24;

/** How many states are spread between two yields, at most. */
const STRETCH = 200;

/** What a sweep looks for. */
export interface Wanted {
  readonly demand: Demand;
  readonly lie: Lie;
  readonly goal: Goal;
  /** What a plan has to score more than. */
  readonly floor: number;
  /** How many states of each number, the best, are followed: few are quick, and miss plans. Default all. */
  readonly width?: number | undefined;
}

/** The best plan that scores more than the floor. Gives up when its time is up. */
export function* sweep(
  { demand, lie, goal, floor, width = Number.POSITIVE_INFINITY }: Wanted,
  memory: Scratch,
): Search<Swept> {
  const { fixed, jokersMust, jokersMay, worth } = demand;
  const jokers = jokersMust + jokersMay;
  const { may, total } = playable(demand);
  const ahead = aheadOf(may, jokersMay, goal);
  if ((ahead[0] ?? 0) <= floor) return { plan: null, whole: true };
  /** Jokers that need not be laid and score nothing. */
  const spare = jokersMust === 0 && goal.joker === 0;
  const { steps } = memory;
  const lists = stepsFor({ demand, lie, total, units: goal.units, spare }, memory);
  const bound = boundFor(demand, total, goal, ahead);
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

  /** The first colour from this one on that can do anything. */
  function active(colour: number, left: number): number {
    let next = colour;
    while (next < COLOURS && left === 0 && !total[next * NUMBERS + n] && owedBy(from, next) === 0)
      next++;
    return next;
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
      const value = worth > 0 ? Math.min(worth, worthOf(from) + laid * (n + 1)) << WORTH : 0;
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
      const left = jokers - jokersIn(from);
      for (shape of shapes) {
        const wild = groupJokers(shape);
        if (wild <= left && score + bound(n, from, shape, left - wild) > floor) {
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
    if (count - first > FEW) dropWorse(memory, first, count, spare);
    if (count - first > width && narrow(memory, first, count, width)) whole = false;
  }

  const plan = bestPlan(memory, first, count, {
    floor,
    joker: goal.joker,
    jokers: jokersMust,
    worth,
  });
  return { plan, whole };
}
