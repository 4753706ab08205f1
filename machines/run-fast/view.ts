/** What a seat may know of a round, as plain JSON (contract, Positions and views). */
import type { Seat } from '../game.ts';
import { commonView } from '../view-fields.ts';
import type { RunFastView } from './model.ts';
import { formatCards } from './notation.ts';
import { bombPoints } from './score.ts';
import { type RunFastState, totals } from './state.ts';

/** The view of a seat; null = a spectator. Once the round is over every view shows all hands. */
export function view(state: RunFastState, me: Seat | null): RunFastView {
  const { beat } = state;
  return {
    ...commonView(state, me),
    ...(beat ? { beat: { play: formatCards(beat.cards), by: beat.by } } : {}),
    played: [...state.played],
    bombs: [...state.bombs],
    scores: totals(state),
    inPlay: bombPoints(state.bombs),
  };
}
