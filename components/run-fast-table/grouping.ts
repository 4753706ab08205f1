/** How the hand is sorted, and which of its cards stand together. Pure. */
import { ACE, inOrder, RANKS, rankOf } from '../../machines/run-fast/card.ts';
import {
  BOMB_SIZE,
  type Combination,
  FEWEST_IN_SEQUENCE,
  OTHERS_EACH,
  SHORTEST_STRAIGHT,
  WIDTHS,
} from '../../machines/run-fast/combination.ts';

/** By rank: equal cards together. By use: what makes a bomb, a sequence, a triple or a pair together. */
export type Grouping = 'rank' | 'use';

/**
 * The hand in the order in which it is fanned, low to high: groups of cards that stand together. `before`: as it stood by
 * use until a play left it: what is whole stays, single cards and what the play tore are grouped anew.
 */
export function grouped(
  hand: readonly string[],
  by: Grouping,
  before: readonly (readonly string[])[] = [],
): string[][] {
  if (by === 'rank') return byRank(hand).filter((cards) => cards.length > 0);
  const stood = before.flat();
  const left = hand.every((card) => stood.includes(card)) ? before : [];
  const whole = left.filter(
    (cards) => cards.length > 1 && cards.every((card) => hand.includes(card)),
  );
  const loose = hand.filter((card) => !whole.flat().includes(card));
  return [...whole.map((cards) => [...cards]), ...byUse(byRank(loose))].toSorted(
    (a, b) => rankOf(a[0] ?? '') - rankOf(b[0] ?? '') || b.length - a.length,
  );
}

/** Index is the rank. */
function byRank(hand: readonly string[]): string[][] {
  const sorted = hand.toSorted(inOrder);
  return RANKS.map((_, rank) => sorted.filter((card) => rankOf(card) === rank));
}

/** A way to part what is left of a hand: `width` equal cards of each rank from `from` on. */
interface Part {
  readonly from: number;
  readonly size: number;
  readonly width: number;
}

/** A bomb is never split (RUN-9); the rest is parted into few plays. */
function byUse(ranks: readonly (readonly string[])[]): string[][] {
  const bombs = ranks.filter((cards) => cards.length >= BOMB_SIZE);
  const rest = ranks.map((cards) => (cards.length >= BOMB_SIZE ? [] : cards));
  const left = rest.map((cards) => [...cards]);
  const parts = fewest(
    rest.map((cards) => cards.length),
    new Map(),
  );
  const groups = parts.map(({ from, size, width }) =>
    Array.from({ length: size }, (_, i) => left[from + i]?.splice(0, width) ?? []).flat(),
  );
  return [...groups, ...bombs.map((cards) => [...cards])];
}

/** The lightest parts, of equals the first found: long sequences first. */
function fewest(counts: readonly number[], known: Map<string, Part[]>): Part[] {
  const from = counts.findIndex((count) => count > 0);
  if (from < 0) return [];
  const key = counts.join('');
  const before = known.get(key);
  if (before) return before;
  const best = partsFrom(counts, from)
    .map((part) => [part, ...fewest(without(counts, part), known)])
    .reduce((a, b) => (weight(b) < weight(a) ? b : a));
  known.set(key, best);
  return best;
}

/** A triple carries two others: single cards and pairs weigh the less the more triples there are. */
function weight(parts: readonly Part[]): number {
  const triples = parts.reduce(
    (sum, { size, width }) => sum + (width === WIDTHS.triple ? size : 0),
    0,
  );
  const loose = parts.filter(({ size, width }) => size === 1 && width < WIDTHS.triple).length;
  return parts.length - Math.min(loose, OTHERS_EACH * triples) * 0.9 + loose * 0.01;
}

/** The fewest ranks of a sequence of so many equal cards each. */
const shortest = (width: number): number =>
  width === WIDTHS.straight ? SHORTEST_STRAIGHT : FEWEST_IN_SEQUENCE;

/** All that the lowest rank can be part of. */
function partsFrom(counts: readonly number[], from: number): Part[] {
  return [1, 2, 3].flatMap((width) => {
    const run = from > ACE ? 0 : counts.slice(from, ACE + 1).findIndex((count) => count < width);
    const most = run < 0 ? ACE + 1 - from : run;
    if ((counts[from] ?? 0) < width) return [];
    const least = shortest(width);
    const sizes = Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => most - i);
    return [...sizes, 1].map((size) => ({ from, size, width }));
  });
}

function without(counts: readonly number[], { from, size, width }: Part): number[] {
  return counts.map((count, rank) => (rank >= from && rank < from + size ? count - width : count));
}

/** The cards of a play as they lie on the table: what counts first, then what a triple or an airplane carries. */
export function laidOut(cards: readonly string[], reading: Combination | null): string[] {
  const sorted = cards.toSorted(inOrder);
  if (!reading || WIDTHS[reading.type] !== WIDTHS.triple) return sorted;
  const { rank: top, size } = reading;
  const body = RANKS.flatMap((_, rank) =>
    rank > top - size && rank <= top
      ? sorted.filter((card) => rankOf(card) === rank).slice(0, WIDTHS.triple)
      : [],
  );
  const left = [...sorted];
  for (const card of body) left.splice(left.indexOf(card), 1);
  return [...body, ...left];
}
