/** What cards and combinations of Run Fast are called in English. */
import { rankName } from '../../../machines/run-fast/card.ts';
import type { Combination } from '../../../machines/run-fast/combination.ts';

const suits: Readonly<Record<string, string>> = {
  s: 'spades',
  h: 'hearts',
  c: 'clubs',
  d: 'diamonds',
};
const courts: Readonly<Record<string, string>> = { J: 'jack', Q: 'queen', K: 'king', A: 'ace' };

/** '8' · 'queen' */
const one = (rank: number): string => {
  const sign = rankName(rank);
  return courts[sign] ?? sign;
};

/** '8s' · 'queens' */
const many = (rank: number): string => `${one(rank)}s`;

/** '10h' → '10 of hearts', 'Qs' → 'queen of spades', 'Q' → 'queen'. */
export function cardName(card: string): string {
  const suit = suits[card.slice(-1)];
  const sign = suit === undefined ? card : card.slice(0, -1);
  const rank = courts[sign] ?? sign;
  return suit === undefined ? rank : `${rank} of ${suit}`;
}

/**
 * 'single 8' · 'pair of 8s' · '3 pairs, 6s to 8s' · 'straight, 3 to 7' · 'three 8s with two cards' ·
 * 'airplane, 2 triples, 6s and 7s, with 4 cards' · 'bomb, four 9s'
 */
export function combinationName({ type, size, rank, others }: Combination): string {
  const first = rank - size + 1;
  const row = size === 2 ? `${many(first)} and ${many(rank)}` : `${many(first)} to ${many(rank)}`;
  switch (type) {
    case 'single':
      return `single ${one(rank)}`;
    case 'pair':
      return `pair of ${many(rank)}`;
    case 'pairs':
      return `${size} pairs, ${row}`;
    case 'straight':
      return `straight, ${one(first)} to ${one(rank)}`;
    case 'triple':
      return `three ${many(rank)}${carried(others)}`;
    case 'airplane':
      return `airplane, ${size} triples, ${row}${carried(others)}`;
    case 'bomb':
      return `bomb, four ${many(rank)}`;
  }
}

function carried(others: number): string {
  if (others === 0) return '';
  const counts = ['no', 'one', 'two'];
  return ` with ${counts[others] ?? others} ${others === 1 ? 'card' : 'cards'}`;
}
