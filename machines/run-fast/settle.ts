/** Whether a round is over after a move (RUN-17), also when hands are not known. */
import { badShown, type Turning, turnedUp } from '../shown.ts';
import { isHidden } from '../slots.ts';
import { goneCards, oneTooMany, take } from './hand.ts';
import { readSlots } from './notation.ts';
import { scoreOut } from './score.ts';
import type { RunFastState } from './state.ts';

/** Each card is there once. */
const RULE = 'RUN-1';

/** Ends the round if the move made ended it. While a hand is unknown only `shown` gives a result. */
export function settle(state: RunFastState, shown?: readonly string[]): RunFastState {
  const out = state.hands.findIndex(({ length }) => length === 0);
  if (out < 0) {
    if (shown) throw badShown(RULE, 'the round goes on');
    return state;
  }
  const revealed = shown
    ? { ...state, hands: turnedUp(state.hands, shown, turning(state)) }
    : state;
  if (revealed.hands.some(isHidden)) return { ...state, turn: null };
  return { ...revealed, turn: null, result: scoreOut(revealed, out) };
}

function turning(state: RunFastState): Turning {
  return {
    rule: RULE,
    read: readSlots,
    holds: (hand, known) => !('lacking' in take(hand, known, () => hand)),
    tooMany: (hands) => oneTooMany([...hands.flat(), ...goneCards(state)]),
  };
}
