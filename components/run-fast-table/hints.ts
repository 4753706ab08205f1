/** The plays that a hint goes through: the bot's first, then the lowest that leave the rest of the hand together. Loaded with the first hint. */
import { type Card, countRanks, rankOf } from '../../machines/run-fast/card.ts';
import type { Choice } from '../../machines/run-fast/choices.ts';
import { formatCards } from '../../machines/run-fast/notation.ts';
import { grouped } from './grouping.ts';

/** More nobody looks through. */
const most = 12;

/** `first`: the bot's move; null where it has none. `leads`: nothing has to be beaten. */
export function hintedPlays(
  plays: readonly Choice[],
  hand: readonly Card[],
  first: string | null,
  leads: boolean,
): readonly Choice[] {
  const groups = grouped(hand, 'use').map(countRanks);
  const weigh = (play: Choice) => ({ play, torn: torn(play, groups) });
  const best = plays.find((play) => formatCards(play.cards) === first) ?? alike(plays, first);
  // Of plays that differ only in what they carry the one that tears the least.
  const bodies = new Map<string, { play: Choice; torn: number }>();
  for (const each of plays.map(weigh)) {
    const key = bodyOf(each.play);
    const known = bodies.get(key);
    if (!known || order(each, known, leads) < 0) bodies.set(key, each);
  }
  const others = [...bodies.values()]
    .toSorted((a, b) => order(a, b, leads))
    .map(({ play }) => play)
    .filter((play) => !best || bodyOf(play) !== bodyOf(best));
  return [...(best ? [best] : []), ...others].slice(0, most);
}

/** What counts of a play, whatever it carries. */
const bodyOf = ({ reading: { type, size, rank } }: Choice): string => `${type} ${size} ${rank}`;

interface Weighed {
  readonly play: Choice;
  readonly torn: number;
}

/** Bombs last; what stays together first; leading the longest, then the lowest. */
function order(a: Weighed, b: Weighed, leads: boolean): number {
  const bomb = ({ play }: Weighed) => Number(play.reading.type === 'bomb');
  const long = ({ play }: Weighed) => (leads ? play.cards.length : 0);
  return (
    bomb(a) - bomb(b) ||
    a.torn - b.torn ||
    long(b) - long(a) ||
    a.play.reading.rank - b.play.reading.rank ||
    worth(a.play) - worth(b.play)
  );
}

const worth = ({ cards }: Choice): number => cards.reduce((sum, card) => sum + rankOf(card), 0);

/** From how many groups of the hand a play takes a part and leaves a part. */
function torn({ cards }: Choice, groups: readonly (readonly number[])[]): number {
  const left = countRanks(cards);
  let tears = 0;
  for (const group of groups) {
    const taken = group.map((count, rank) => Math.min(count, left[rank] ?? 0));
    const used = taken.reduce((sum, count) => sum + count, 0);
    const whole = group.reduce((sum, count) => sum + count, 0);
    if (used === 0) continue;
    for (const [rank, count] of taken.entries()) left[rank] = (left[rank] ?? 0) - count;
    if (used < whole) tears += 1;
  }
  return tears;
}

/** The same ranks: a bot may name other suits. */
function alike(plays: readonly Choice[], move: string | null): Choice | undefined {
  const ranks = (cards: readonly Card[]) => cards.map(rankOf).join();
  const wanted = move === null ? null : ranks(move.split(' '));
  return plays.find(({ cards }) => ranks(cards) === wanted);
}
