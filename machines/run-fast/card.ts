/** The 48 cards (RUN-1) and their ranks (RUN-2). */
import { type Slot, UNKNOWN } from '../slots.ts';

/** A card as it is written: '3s', '10h', '2s'; or a rank alone, 'Q', where its suit isn't known. */
export type Card = string;

/** Place in RANKS: 0 is a 3, 11 an ace, 12 a 2 (RUN-2). */
export type Rank = number;

/** From the lowest to the highest. */
export const RANKS: readonly string[] = [
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  'J',
  'Q',
  'K',
  'A',
  '2',
];

/** Spades, hearts, clubs, diamonds: the order in which equal ranks are written. */
export const SUITS: readonly string[] = ['s', 'h', 'c', 'd'];

/** The highest rank of a sequence (RUN-4, RUN-6). */
export const ACE: Rank = 11;

/** RUN-1: how many cards there are of each rank; four of a kind up to the king. */
export const COPIES: readonly number[] = RANKS.map((rank) =>
  rank === '2' ? 1 : rank === 'A' ? 3 : 4,
);

/** RUN-1: these four of a full pack stay out. */
const LEFT_OUT = ['As', '2h', '2c', '2d'];

/** RUN-3: who holds it leads the first round. */
export const FIRST_LEAD: Card = '3s';

/** All cards in base order, 3s 3h 3c 3d 4s … Kd Ah Ac Ad 2s: what a shuffle starts from (docs/seeds.md). */
export const CARDS: readonly Card[] = RANKS.flatMap((rank) =>
  SUITS.map((suit) => `${rank}${suit}`),
).filter((card) => !LEFT_OUT.includes(card));

/** '3'…'2', as the rank is written. */
export function rankName(rank: Rank): string {
  return RANKS[rank] ?? '';
}

/** The suit's letter; '' where it isn't known. */
export function suitOf(card: Card): string {
  const last = card.slice(-1);
  return SUITS.includes(last) ? last : '';
}

export function rankOf(card: Card): Rank {
  const suit = suitOf(card);
  return RANKS.indexOf(suit === '' ? card : card.slice(0, -1));
}

/** How many of each rank, by rank; what isn't known counts nothing. */
export type Counts = readonly number[];

export function countRanks(cards: Iterable<Slot>): number[] {
  const counts = RANKS.map(() => 0);
  for (const card of cards) {
    if (card === UNKNOWN) continue;
    const rank = rankOf(card);
    counts[rank] = (counts[rank] ?? 0) + 1;
  }
  return counts;
}

/** By rank, then in suit order; a card without suit comes last of its rank. */
export function inOrder(a: Card, b: Card): number {
  return rankOf(a) - rankOf(b) || placeOf(suitOf(a)) - placeOf(suitOf(b));
}

function placeOf(suit: string): number {
  return suit === '' ? SUITS.length : SUITS.indexOf(suit);
}
