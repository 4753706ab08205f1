/** Every legal play of a hand that is wholly known, one for each choice of ranks (RUN-4…16). */
import type { Slot } from '../slots.ts';
import { type Card, type Counts, countRanks, inOrder, RANKS, type Rank, rankOf } from './card.ts';
import {
  BOMB_SIZE,
  beats,
  bodyRanks,
  type Combination,
  type CombinationType,
  FEWEST_IN_SEQUENCE,
  holdsBody,
  OTHERS_EACH,
  readings,
  SHORTEST_STRAIGHT,
  total,
  WIDTHS,
} from './combination.ts';
import type { Moment } from './judge.ts';

export interface Choice {
  readonly cards: readonly Card[];
  readonly reading: Combination;
}

interface Shape {
  readonly type: CombinationType;
  readonly size: number;
}

/** The plays that a moment allows; none means a pass, or nobody to move. */
export function choices({ hand, beat, warned }: Moment): Choice[] {
  const held = countRanks(hand);
  // RUN-9: four of a kind are good for nothing but their bomb.
  const free = held.map((count) => (count === BOMB_SIZE ? 0 : count));
  const found = new Map<string, Choice>();
  const add = (counts: Counts): void => {
    const key = counts.join();
    if (found.has(key)) return;
    const all = readings(counts, total(counts) === hand.length);
    const reading = all.find((each) => !beat || beats(each, beat));
    if (reading) found.set(key, { cards: firstOf(hand, counts), reading });
  };
  for (const shape of beat ? [beat] : ANY) {
    if (shape.type === 'bomb') continue;
    const above = beat ? beat.rank : -1;
    // RUN-15, RUN-16.
    const least = shape.type === 'single' && warned ? free.findLastIndex(Boolean) - 1 : -1;
    for (const body of bodies(free, shape, Math.max(above, least))) {
      if (WIDTHS[shape.type] !== WIDTHS.triple) {
        add(body);
        continue;
      }
      const rest = free.map((count, rank) => count - (body[rank] ?? 0));
      for (const others of picks(rest, OTHERS_EACH * shape.size)) {
        add(body.map((count, rank) => count + (others[rank] ?? 0)));
      }
    }
  }
  // RUN-8: the whole hand, with fewer others.
  if (total(free) === hand.length) add(free);
  for (const bomb of bodies(held, { type: 'bomb', size: 1 }, -1)) add(bomb);
  return [...found.values()];
}

/** What may be led, for all lengths that a hand can have. */
const ANY: readonly Shape[] = [
  { type: 'single', size: 1 },
  { type: 'pair', size: 1 },
  ...sizes('pairs', FEWEST_IN_SEQUENCE, 8),
  ...sizes('straight', SHORTEST_STRAIGHT, 12),
  { type: 'triple', size: 1 },
  ...sizes('airplane', FEWEST_IN_SEQUENCE, 5),
  { type: 'bomb', size: 1 },
];

function sizes(type: CombinationType, least: number, most: number): Shape[] {
  return Array.from({ length: most - least + 1 }, (_, i) => ({ type, size: least + i }));
}

/** Bodies of a shape in these cards, with their highest rank above another. */
function bodies(counts: Counts, { type, size }: Shape, above: Rank): number[][] {
  const width = WIDTHS[type];
  return RANKS.flatMap((_, top) => {
    if (top <= above || !holdsBody(counts, top, size, width)) return [];
    const ranks = bodyRanks({ rank: top, size });
    return [RANKS.map((_, rank) => (ranks.includes(rank) ? width : 0))];
  });
}

/** Every way to take so many cards, told by ranks. */
function picks(counts: Counts, many: number, from: Rank = 0): number[][] {
  if (many === 0) return [RANKS.map(() => 0)];
  if (from >= RANKS.length) return [];
  return Array.from({ length: Math.min(counts[from] ?? 0, many) + 1 }, (_, used) =>
    picks(counts, many - used, from + 1).map((rest) => rest.with(from, used)),
  ).flat();
}

/** Cards of these ranks: of equal ones the first in suit order. */
export function firstOf(hand: readonly Slot[], counts: Counts): Card[] {
  const left = [...counts];
  return hand.toSorted(inOrder).filter((card) => {
    const rank = rankOf(card);
    const wanted = left[rank] ?? 0;
    left[rank] = wanted - 1;
    return wanted > 0;
  });
}
