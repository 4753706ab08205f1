/** What a seat may know of a round, as plain JSON (contract, Positions and views). */
import type { Seat } from '../game.ts';
import { formatHand } from '../slots.ts';
import { commonView } from '../view-fields.ts';
import type { RummyView } from './model.ts';
import { formatTable } from './notation.ts';
import { type RummyState, totals } from './state.ts';

/** The view of a seat; null = a spectator. Once the round is over every view shows all racks, never the pool. */
export function view(state: RummyState, me: Seat | null): RummyView {
  return {
    ...commonView(state, me),
    stock: formatHand(state.stock, false),
    table: formatTable(state.table),
    melded: [...state.melded],
    passes: state.passes,
    scores: totals(state),
  };
}
