/** Whether a round is over after a move (RUN-17), also when hands are not known. */
import { guarded } from '../reading.ts';
import { isHidden, UNKNOWN } from '../slots.ts';
import { refuse } from './fault.ts';
import { goneCards, oneTooMany, take } from './hand.ts';
import { readSlots } from './notation.ts';
import { scoreOut } from './score.ts';
import type { RunFastState } from './state.ts';

/** Ends the round if the move made ended it. While a hand is unknown only `shown` gives a result. */
export function settle(state: RunFastState, shown?: readonly string[]): RunFastState {
  const out = state.hands.findIndex(({ length }) => length === 0);
  if (out < 0) {
    if (shown) throw badShown('the round goes on');
    return state;
  }
  const revealed = shown ? guarded('illegal-move', () => reveal(state, shown)) : state;
  if (revealed.hands.some(isHidden)) return { ...state, turn: null };
  return { ...revealed, turn: null, result: scoreOut(revealed, out) };
}

function badShown(why: string) {
  return refuse({ rule: 'RUN-1', detail: { reason: 'shown', why } });
}

/** Fills hidden hands in from the hands turned up. Throws where these contradict what is known. */
function reveal(state: RunFastState, shown: readonly string[]): RunFastState {
  if (!Array.isArray(shown) || shown.length !== state.hands.length) {
    throw badShown('one hand for each seat');
  }
  const hands = state.hands.map((hand, seat) => {
    const text: unknown = shown[seat];
    const slots = typeof text === 'string' ? readSlots(text) : null;
    if (!slots || isHidden(slots) || slots.length !== hand.length) {
      throw badShown(`${hand.length} cards for seat ${seat}`);
    }
    const known = hand.filter((slot) => slot !== UNKNOWN);
    if ('lacking' in take(slots, known, () => slots)) {
      throw badShown(`the known cards of seat ${seat}`);
    }
    return isHidden(hand) ? slots : hand;
  });
  const double = oneTooMany([...hands.flat(), ...goneCards(state)]);
  if (double !== null) throw badShown(`${double} is elsewhere`);
  return { ...state, hands };
}
