/** What a seat may know of a round, as plain JSON (contract, Positions and views). */
import type { Seat } from '../game.ts';
import { formatSlots } from '../slots.ts';
import type { RummyView } from './model.ts';
import { formatTable } from './notation.ts';
import { type RummyState, totals } from './state.ts';

function hidden(count: number): string {
  return count > 0 ? `?${count}` : '';
}

/** The view of a seat; null = a spectator. Once the round is over every view shows all racks, never the pool. */
export function view(state: RummyState, me: Seat | null): RummyView {
  const { result } = state;
  return {
    options: state.options,
    me,
    hands: state.hands.map((hand, seat) =>
      result || seat === me ? formatSlots(hand) : hidden(hand.length),
    ),
    stock: hidden(state.stock.length),
    table: formatTable(state.table),
    melded: [...state.melded],
    turn: state.turn,
    passes: state.passes,
    round: state.round,
    scores: totals(state),
    log: state.log.map(({ seat, move }) => ({
      seat,
      move: move.startsWith('draw') && seat !== me ? 'draw' : move,
    })),
    result,
    soFar: state.soFar,
  };
}
