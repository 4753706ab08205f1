/** Whether a round is over after a move (RUM-18, RUM-19), also when racks are not known. */
import { badShown, type Turning, turnedUp } from '../shown.ts';
import { isHidden } from '../slots.ts';
import { readSlots } from './notation.ts';
import { endingOf, score } from './score.ts';
import { laidTiles, type RummyState } from './state.ts';
import { difference, oneTooMany } from './tile.ts';

/** Each tile is there twice. */
const RULE = 'RUM-1';

/** Ends the round if the move made ended it. While a rack is unknown only `shown` gives a result. */
export function settle(state: RummyState, shown?: readonly string[]): RummyState {
  const revealed = shown
    ? { ...state, hands: turnedUp(state.hands, shown, turning(state)) }
    : state;
  const ending = endingOf(revealed);
  if (!ending) {
    if (shown) throw badShown(RULE, 'the round goes on');
    return state;
  }
  if (revealed.hands.some(isHidden)) return { ...state, turn: null };
  return { ...revealed, turn: null, result: score(revealed, ending) };
}

function turning({ table, stock }: RummyState): Turning {
  return {
    rule: RULE,
    read: readSlots,
    holds: (hand, known) => difference(known, hand).length === 0,
    tooMany: (hands) => oneTooMany([...hands.flat(), ...laidTiles(table), ...stock]),
  };
}
