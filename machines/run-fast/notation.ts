/** Run Fast in writing: read leniently, written canonically (contract, Notation). */
import { parsed } from '../parsed.ts';
import { readSlotsOf, type Slot } from '../slots.ts';
import { CARDS, type Card, inOrder, RANKS } from './card.ts';

export type Move =
  | { readonly do: 'play'; readonly cards: readonly Card[] }
  | { readonly do: 'pass' };

/** Longer than any play is written, however it is spaced. */
const LONGEST = 400;

/** A card, with or without its suit; null where the text is none of the 48. */
function readCard(text: string): Card | null {
  return CARDS.includes(text) || RANKS.includes(text) ? text : null;
}

/** A list of cards, '3s 10 ?6' with unknown ones; null where a word is no card. At most 48 are read. */
export function readSlots(text: string): Slot[] | null {
  return text.length > LONGEST ? null : readSlotsOf(text, readCard, CARDS.length);
}

/** The cards of a play in order; null where the text is none, or empty. */
export function readCards(text: string): Card[] | null {
  if (text.length > LONGEST || text.trim() === '') return null;
  const words = text.trim().split(/\s+/);
  if (words.length > CARDS.length || !words.every((word) => readCard(word) !== null)) return null;
  return words.toSorted(inOrder);
}

/** A move; null where the text is none. */
export function readMove(text: string): Move | null {
  if (text.trim() === 'pass') return { do: 'pass' };
  const cards = readCards(text);
  return cards && { do: 'play', cards };
}

/** A move. Throws 'bad-notation' with what was given. */
export function parseMove(text: string): Move {
  return parsed(text, readMove, '3s 3h 4c 4d; pass');
}

/** Cards by rank, then in suit order. */
export function formatCards(cards: readonly Card[]): string {
  return cards.toSorted(inOrder).join(' ');
}

export function formatMove(move: Move): string {
  return move.do === 'pass' ? 'pass' : formatCards(move.cards);
}

/** A move written canonically; null where the text is none. */
export function canonical(text: string): string | null {
  const move = readMove(text);
  return move && formatMove(move);
}
