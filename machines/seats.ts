/** Whose hand, and whose turn comes next: the same in every game. */
import type { Seat } from './game.ts';
import type { Slot } from './slots.ts';

interface Hands {
  readonly hands: readonly (readonly Slot[])[];
}

export function handOf({ hands }: Hands, seat: Seat): readonly Slot[] {
  return hands[seat] ?? [];
}

/** COM-3. */
export function nextSeat({ hands }: Hands, seat: Seat): Seat {
  return (seat + 1) % hands.length;
}
