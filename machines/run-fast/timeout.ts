/** What a clock or an absent player does (RUN-21, COM-7). */
import { handOf } from '../seats.ts';
import { isHidden } from '../slots.ts';
import { rankOf } from './card.ts';
import { type Choice, choices } from './choices.ts';
import { formatCards } from './notation.ts';
import { momentOf } from './rules.ts';
import type { RunFastState } from './state.ts';

/**
 * Leading, the lowest single (under RUN-15 the only one there is), else the lowest bomb; following, the lowest non-bomb that
 * beats with the lowest others, else the lowest bomb, else 'pass'; '' when the round is over or the hand isn't known.
 */
export function timeoutMove(state: RunFastState): string {
  const { turn } = state;
  if (turn === null || isHidden(handOf(state, turn))) return '';
  const [first] = choices(momentOf(state, turn))
    .filter(({ reading: { type } }) => state.beat || type === 'single' || type === 'bomb')
    .toSorted(lowestFirst);
  return first ? formatCards(first.cards) : 'pass';
}

/** Bombs last, then by rank, then by the cards from the lowest on. */
export function lowestFirst(a: Choice, b: Choice): number {
  const bombs = Number(a.reading.type === 'bomb') - Number(b.reading.type === 'bomb');
  return bombs || a.reading.rank - b.reading.rank || compareCards(a.cards, b.cards);
}

function compareCards(a: readonly string[], b: readonly string[]): number {
  for (const [index, card] of a.entries()) {
    const other = b[index];
    const by = other === undefined ? 1 : rankOf(card) - rankOf(other);
    if (by !== 0) return by;
  }
  return a.length - b.length;
}
