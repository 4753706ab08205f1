/** What a seat may know of a round, as plain JSON (contract, Positions and views). */
import type { Seat } from '../game.ts';
import type { DominoView } from './model.ts';
import { formatLine, formatSlots } from './notation.ts';
import { type DominoState, totals } from './state.ts';

function hidden(count: number): string {
  return count > 0 ? `?${count}` : '';
}

/** The view of a seat; null = a spectator. Once the round is over every view shows all hands, never the boneyard. */
export function view(state: DominoState, me: Seat | null): DominoView {
  const { layout, rules, result } = state;
  return {
    options: state.options,
    me,
    hands: state.hands.map((hand, seat) =>
      result || seat === me ? formatSlots(hand) : hidden(hand.length),
    ),
    stock: hidden(state.stock.length),
    line: formatLine(layout.line),
    ...(layout.up.length > 0 ? { up: formatLine(layout.up) } : {}),
    ...(layout.down.length > 0 ? { down: formatLine(layout.down) } : {}),
    ...(layout.spinner === null ? {} : { spinner: layout.spinner }),
    turn: state.turn,
    lead: state.lead,
    passes: state.passes,
    drew: state.drew,
    round: state.round,
    scores: totals(state),
    ...(rules.counts.length > 0 ? { inPlay: [...state.inPlay] } : {}),
    log: state.log.map(({ seat, move }) => ({
      seat,
      move: move.startsWith('draw') && seat !== me ? 'draw' : move,
    })),
    result,
    soFar: state.soFar,
  };
}
