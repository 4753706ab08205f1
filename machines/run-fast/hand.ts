/** Hands that may hold cards, or suits, which the reader doesn't know; and where the known cards are. */
import { type Slot, UNKNOWN } from '../slots.ts';
import { type Card, COPIES, type Counts, countRanks, inOrder, rankOf, suitOf } from './card.ts';
import { readMove } from './notation.ts';
import type { RunFastState } from './state.ts';

type Cards = Pick<RunFastState, 'hands' | 'log' | 'beat'>;

interface Play {
  readonly seat: number;
  readonly cards: readonly Card[];
}

/** The plays of this round of which the log and the cards to beat tell; these may have been played before the log begins. */
export function playsOf({ log, beat }: Pick<Cards, 'log' | 'beat'>): Play[] {
  const plays = log.flatMap(({ seat, move }): Play[] => {
    const read = readMove(move);
    return read?.do === 'play' ? [{ seat, cards: read.cards }] : [];
  });
  return beat && plays.length === 0 ? [{ seat: beat.by, cards: beat.cards }] : plays;
}

/** Cards that were played this round, as the log and the cards to beat tell. */
export function goneCards(told: Pick<Cards, 'log' | 'beat'>): Card[] {
  return playsOf(told).flatMap(({ cards }) => cards);
}

/** The first card of a list that there aren't so many of (RUN-1); null when all can be there together. */
export function oneTooMany(cards: readonly Slot[]): Card | null {
  const seen = new Set<Card>();
  const counts = countRanks([]);
  for (const card of cards) {
    if (card === UNKNOWN) continue;
    const rank = rankOf(card);
    const count = (counts[rank] ?? 0) + 1;
    counts[rank] = count;
    if (count > (COPIES[rank] ?? 0) || (suitOf(card) !== '' && seen.has(card))) return card;
    seen.add(card);
  }
  return null;
}

/** A hand without some cards: `taken` as they turn out to be. Or `lacking`, the first that the hand can't hold. */
export type Taking = { readonly rest: Slot[]; readonly taken: Card[] } | { readonly lacking: Card };

/**
 * Takes cards from a hand. A card without suit takes the first of its rank in suit order; a known suit takes a card whose
 * suit isn't known. `known`: all cards that the reader knows to be somewhere, this hand's own included; a slot that isn't
 * known may be any other.
 */
export function take(
  hand: readonly Slot[],
  cards: readonly Card[],
  known: () => readonly Slot[],
): Taking {
  const rest = [...hand];
  const remove = (at: number, card: Card): Card => {
    rest.splice(at, 1);
    return card;
  };
  const taken: Card[] = [];
  const unsure: Card[] = [];
  for (const card of cards) {
    const at = rest.indexOf(card);
    if (at >= 0) taken.push(remove(at, card));
    else unsure.push(card);
  }
  if (unsure.length === 0) return { rest, taken };
  const elsewhere = [...known()];
  for (const card of unsure) {
    if (suitOf(card) === '') {
      const held = rest.filter((slot) => slot !== UNKNOWN && rankOf(slot) === rankOf(card));
      const first = held.toSorted(inOrder)[0];
      if (first !== undefined) {
        taken.push(remove(rest.indexOf(first), first));
        continue;
      }
    }
    const at = placeFor(rest, card, elsewhere);
    if (at < 0) return { lacking: card };
    if (rest[at] !== UNKNOWN) elsewhere.splice(elsewhere.indexOf(rest[at] ?? ''), 1);
    elsewhere.push(card);
    taken.push(remove(at, card));
  }
  return { rest, taken: taken.toSorted(inOrder) };
}

/** A slot that may be this card, of its rank rather than unknown; -1 where none can. */
function placeFor(hand: readonly Slot[], card: Card, known: readonly Slot[]): number {
  const bare = suitOf(card) === '' ? -1 : hand.indexOf(card.slice(0, -1));
  if (bare >= 0 && !known.includes(card)) return bare;
  return oneTooMany([...known, card]) === null ? hand.indexOf(UNKNOWN) : -1;
}

/** All cards that the reader knows to be somewhere. */
export function knownCards(state: Cards): Slot[] {
  return [...state.hands.flat(), ...goneCards(state)];
}

/** By rank: cards known to be in other places than this seat's hand. */
export function elsewhere(state: Cards, seat: number): Counts {
  const others = state.hands.filter((_, other) => other !== seat).flat();
  return countRanks([...others, ...goneCards(state)]);
}
