/** Whole deals that agree with what a seat knows, drawn at random or listed one by one. */

import { type Chance, mixed } from '../../chance.ts';
import type { Board } from './board.ts';
import type { Choice, Group, History } from './history.ts';
import { sizeOf, topOf } from './masks.ts';
import type { Sight } from './view-to-masks.ts';

export interface World {
  /** By seat. */
  hands: number[];
  /** Everything else, in the order in which it would be drawn. */
  stock: number[];
  /** How likely, beside the others. */
  weight: number;
}

/**
 * How much likelier a play is for each point of the rule of thumb: others are taken to follow it roughly.
 * A table by multiplication, because `Math.exp` may differ between engines in its last digit.
 */
const LIKELIER = 1.284;
const STEPS = 64;
const ODDS = new Float64Array(2 * STEPS + 1);
ODDS[STEPS] = 1;
for (let i = 1; i <= STEPS; i++) {
  ODDS[STEPS + i] = (ODDS[STEPS + i - 1] ?? 1) * LIKELIER;
  ODDS[STEPS - i] = 1 / (ODDS[STEPS + i] ?? 1);
}

function odds(points: number): number {
  return ODDS[STEPS + Math.max(-STEPS, Math.min(STEPS, Math.round(points)))] ?? 1;
}

/** Chance that the seats chose as they did, were their hands so. `parts` are the groups' tiles. */
function likelihood(
  board: Board,
  choices: readonly Choice[],
  groups: readonly Group[],
  parts: readonly number[],
): number {
  let product = 1;
  for (const { seat, at, play, ends, table, held } of choices) {
    let hand = held;
    for (const [i, group] of groups.entries()) {
      if (group.seat === seat && group.since <= at) hand |= parts[i] ?? 0;
    }
    const plays = board.plays(hand, ends);
    if (plays.length < 2) continue;
    const chosen = board.glance(hand, hand | table, ends, play);
    let sum = 0;
    for (const other of plays) {
      sum += odds(board.glance(hand, hand | table, ends, other) - chosen);
    }
    // Nobody follows a rule always: the floor keeps surprises possible.
    product *= 0.05 + 0.95 / Math.max(1, sum);
  }
  return product;
}

/** Draws one world; null where the groups' limits left no tile to take. */
export function drawWorld(sight: Sight, history: History, chance: Chance): World | null {
  const { groups, choices } = history;
  const hands = sight.known.slice();
  const parts = new Array<number>(groups.length).fill(0);
  let left = sight.unseen;
  let weight = 1;
  for (const i of tightestFirst(groups, left)) {
    const group = groups[i];
    if (!group) continue;
    const allowed = left & ~group.forbidden;
    const size = sizeOf(allowed);
    if (size < group.count) return null;
    const part = subset(allowed, group.count, chance);
    // The ways to fill this group, so that every deal counts alike whatever the order of filling.
    weight *= ways(size, group.count);
    parts[i] = part;
    left &= ~part;
    hands[group.seat] = (hands[group.seat] ?? 0) | part;
  }
  const stock = sight.drawable ? shuffled(left, chance).slice(0, sight.drawable) : [];
  return { hands, stock, weight: weight * likelihood(sight.board, choices, groups, parts) };
}

/** Every hand that a single other seat may hold, or null where there are more than `limit`. */
export function* listHands(
  sight: Sight,
  history: History,
  limit: number,
): Generator<undefined, World[] | null, boolean | undefined> {
  const [group, more] = history.groups;
  if (!group || more) return null;
  const allowed = sight.unseen & ~group.forbidden;
  if (ways(sizeOf(allowed), group.count) > limit) return null;
  const worlds: World[] = [];
  const tiles = shuffled(allowed, null);
  const pick = Array.from({ length: group.count }, (_, i) => i);
  for (;;) {
    let part = 0;
    for (const i of pick) part |= 1 << (tiles[i] ?? 0);
    const hands = sight.known.slice();
    hands[group.seat] = (hands[group.seat] ?? 0) | part;
    const weight = likelihood(sight.board, history.choices, history.groups, [part]);
    worlds.push({ hands, stock: [], weight });
    if (worlds.length % 64 === 0) yield;
    let i = pick.length - 1;
    while (i >= 0 && pick[i] === tiles.length - pick.length + i) i--;
    if (i < 0) return worlds;
    for (let next = (pick[i] ?? 0) + 1; i < pick.length; i++) pick[i] = next++;
  }
}

function tightestFirst(groups: readonly Group[], left: number): number[] {
  const room = groups.map(({ forbidden, count }) => sizeOf(left & ~forbidden) - count);
  return groups.map((_, i) => i).sort((a, b) => (room[a] ?? 0) - (room[b] ?? 0) || a - b);
}

function subset(mask: number, count: number, chance: Chance): number {
  let part = 0;
  let rest = mask;
  let size = sizeOf(mask);
  for (let need = count; need > 0; size--) {
    const tile = topOf(rest);
    rest &= ~(1 << tile);
    if (chance.unit() * size < need) {
      part |= 1 << tile;
      need--;
    }
  }
  return part;
}

function shuffled(mask: number, chance: Chance | null): number[] {
  const tiles: number[] = [];
  for (let rest = mask; rest; ) {
    const tile = topOf(rest);
    tiles.push(tile);
    rest &= ~(1 << tile);
  }
  return chance ? mixed(tiles, chance) : tiles;
}

function ways(n: number, k: number): number {
  let product = 1;
  for (let i = 1; i <= k; i++) product = (product * (n - k + i)) / i;
  return Math.round(product);
}
