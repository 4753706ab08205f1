/** The hands of a view, as far as they are known. Pure. */
import type { Card } from '../../machines/run-fast/card.ts';
import type { RunFastView } from '../../machines/run-fast/model.ts';
import { readSlots } from '../../machines/run-fast/notation.ts';
import { type Slot, UNKNOWN } from '../../machines/slots.ts';

/** By seat; '?' where a card isn't known. */
function slotsOf({ hands }: Pick<RunFastView, 'hands'>, seat: number): readonly Slot[] {
  return readSlots(hands[seat] ?? '') ?? [];
}

/** How many cards a hand has, known or not. */
export const sizeOf = (view: Pick<RunFastView, 'hands'>, seat: number): number =>
  slotsOf(view, seat).length;

/** The known cards, as they are held. */
export const cardsOf = (view: Pick<RunFastView, 'hands'>, seat: number): Card[] =>
  slotsOf(view, seat).flatMap((slot) => (slot === UNKNOWN ? [] : [slot]));
