/** Every legal play of a hand that is wholly known, one for each choice of ranks. */
import type { Slot } from '../slots.ts';
import { type Card, type Counts, countRanks, inOrder, RANKS, type Rank, rankOf } from './card.ts';
import {
  BOMB_SIZE,
  beats,
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

/** The plays that a moment allows (RUN-11, RUN-12); none means a pass (RUN-13), or nobody to move. */
export function choices({ hand, beat, warned }: Moment): Choice[] {
  const held = countRanks(hand);
  const sorted = hand.toSorted(inOrder);
  // RUN-9: four of a kind are good for nothing but their bomb.
  const free = held.map((count) => (count === BOMB_SIZE ? 0 : count));
  const size = total(free);
  const found = new Map<string, Choice>();
  const add = (counts: Counts, reading: Combination): void => {
    const key = counts.join('');
    // RUN-10: the first reading, which is that of the highest rank, counts.
    if (!found.has(key)) found.set(key, { cards: firstIn(sorted, counts), reading });
  };
  for (const shape of beat ? [beat] : ANY) {
    if (shape.type === 'bomb') continue;
    const above = beat ? beat.rank : -1;
    // RUN-15, RUN-16.
    const least = shape.type === 'single' && warned ? free.findLastIndex(Boolean) - 1 : -1;
    for (const { counts, rank } of bodies(free, shape, Math.max(above, least))) {
      const reading = { type: shape.type, size: shape.size, rank };
      if (WIDTHS[shape.type] !== WIDTHS.triple) {
        add(counts, { ...reading, others: 0 });
        continue;
      }
      const others = OTHERS_EACH * shape.size;
      const rest = free.map((count, at) => count - (counts[at] ?? 0));
      for (const more of picks(rest, others)) {
        add(
          counts.map((count, at) => count + (more[at] ?? 0)),
          { ...reading, others },
        );
      }
    }
  }
  // RUN-8: the whole hand, with fewer others.
  if (size === hand.length) {
    const short = readings(free, true).find((each) => !beat || beats(each, beat));
    if (short) add(free, short);
  }
  for (const { counts, rank } of bodies(held, BOMB, beat?.type === 'bomb' ? beat.rank : -1)) {
    add(counts, { ...BOMB, rank, others: 0 });
  }
  return [...found.values()];
}

const BOMB: Shape = { type: 'bomb', size: 1 };

/** What may be led besides a bomb, for all lengths that a hand can have. */
const ANY: readonly Shape[] = [
  { type: 'single', size: 1 },
  { type: 'pair', size: 1 },
  ...sizes('pairs', FEWEST_IN_SEQUENCE, 8),
  ...sizes('straight', SHORTEST_STRAIGHT, 12),
  { type: 'triple', size: 1 },
  ...sizes('airplane', FEWEST_IN_SEQUENCE, 5),
];

function sizes(type: CombinationType, least: number, most: number): Shape[] {
  return Array.from({ length: most - least + 1 }, (_, i) => ({ type, size: least + i }));
}

interface Body {
  readonly counts: Counts;
  readonly rank: Rank;
}

/** Bodies of a shape in these cards with a rank above another, the highest first. */
function bodies(held: Counts, { type, size }: Shape, above: Rank): Body[] {
  const width = WIDTHS[type];
  const found: Body[] = [];
  for (let rank = RANKS.length - 1; rank > above; rank -= 1) {
    if (!holdsBody(held, rank, size, width)) continue;
    const low = rank - size;
    found.push({ rank, counts: held.map((_, at) => (at > low && at <= rank ? width : 0)) });
  }
  return found;
}

/** Every way to take so many cards, told by ranks. */
function picks(held: Counts, many: number): number[][] {
  const found: number[][] = [];
  const taken = held.map(() => 0);
  const pick = (from: Rank, left: number): void => {
    if (left === 0) found.push([...taken]);
    if (left === 0 || from >= held.length) return;
    for (let used = Math.min(held[from] ?? 0, left); used >= 0; used -= 1) {
      taken[from] = used;
      pick(from + 1, left - used);
    }
    taken[from] = 0;
  };
  pick(0, many);
  return found;
}

/** Cards of these ranks: of equal ones the first in suit order. */
export function firstOf(hand: readonly Slot[], counts: Counts): Card[] {
  return firstIn(hand.toSorted(inOrder), counts);
}

/** The same out of a hand that is in order. */
function firstIn(sorted: readonly Slot[], counts: Counts): Card[] {
  const left = [...counts];
  return sorted.filter((card) => {
    const rank = rankOf(card);
    const wanted = left[rank] ?? 0;
    left[rank] = wanted - 1;
    return wanted > 0;
  });
}
