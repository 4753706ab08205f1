/** What a seat may know of a round, as plain JSON (contract, Positions and views). */
import type { Seat } from '../game.ts';
import { formatSlots } from '../slots.ts';
import type { RunFastView } from './model.ts';
import { formatCards } from './notation.ts';
import { bombPoints } from './score.ts';
import { type RunFastState, totals } from './state.ts';

/** The view of a seat; null = a spectator. Once the round is over every view shows all hands. */
export function view(state: RunFastState, me: Seat | null): RunFastView {
  const { result, beat } = state;
  return {
    options: state.options,
    me,
    hands: state.hands.map((hand, seat) => {
      if (result || seat === me) return formatSlots(hand);
      return hand.length > 0 ? `?${hand.length}` : '';
    }),
    ...(beat ? { beat: { play: formatCards(beat.cards), by: beat.by } } : {}),
    played: [...state.played],
    bombs: [...state.bombs],
    turn: state.turn,
    round: state.round,
    scores: totals(state),
    inPlay: bombPoints(state.bombs),
    log: state.log.map((entry) => ({ ...entry })),
    result,
    soFar: state.soFar,
  };
}
