/** Hands turned up at the end of a round that was followed from partial knowledge (contract, Partial knowledge). */
import { PipError } from './error.ts';
import { guarded } from './reading.ts';
import { isHidden, type Slot, UNKNOWN } from './slots.ts';

/** What a game says of hands turned up. */
export interface Turning {
  /** Cited where the hands can't be. */
  readonly rule: string;
  /** A hand as it is written; null where the text is none. */
  read(text: string): Slot[] | null;
  /** Whether a hand can be what the reader knew of it. */
  holds(hand: readonly Slot[], known: readonly Slot[]): boolean;
  /** A tile of these hands more than there is, counted with all that lies elsewhere; null when there is none. */
  tooMany(hands: readonly (readonly Slot[])[]): string | null;
}

export function badShown(rule: string, why: string): PipError {
  return new PipError('illegal-move', { rule, detail: { reason: 'shown', why } });
}

/** Hidden hands filled in from `shown`. Throws 'illegal-move' where that contradicts what is known. */
export function turnedUp(
  hands: readonly (readonly Slot[])[],
  shown: readonly string[],
  { rule, read, holds, tooMany }: Turning,
): (readonly Slot[])[] {
  return guarded('illegal-move', () => {
    if (!Array.isArray(shown) || shown.length !== hands.length) {
      throw badShown(rule, 'one hand for each seat');
    }
    const seen = hands.map((hand, seat): readonly Slot[] => {
      const text: unknown = shown[seat];
      const slots = typeof text === 'string' ? read(text) : null;
      if (!slots || isHidden(slots) || slots.length !== hand.length) {
        throw badShown(rule, `all ${hand.length} that seat ${seat} holds`);
      }
      const known = hand.filter((slot) => slot !== UNKNOWN);
      if (!holds(slots, known)) throw badShown(rule, `what is known of seat ${seat}`);
      return isHidden(hand) ? slots : hand;
    });
    const other = tooMany(seen);
    if (other !== null) throw badShown(rule, `${other} is elsewhere`);
    return seen;
  });
}
