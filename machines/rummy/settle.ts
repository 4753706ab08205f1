/** Whether a round is over after a move (RUM-18, RUM-19), also when racks are not known. */
import { PipError } from '../error.ts';
import { guarded } from '../reading.ts';
import { isHidden, UNKNOWN } from '../slots.ts';
import { readSlots } from './notation.ts';
import { endingOf, score } from './score.ts';
import { laidTiles, type RummyState } from './state.ts';
import { COPIES, difference, tally } from './tile.ts';

/** Ends the round if the move made ended it. While a rack is unknown only `shown` gives a result. */
export function settle(state: RummyState, shown?: readonly string[]): RummyState {
  const revealed = shown ? guarded('illegal-move', () => reveal(state, shown)) : state;
  const ending = endingOf(revealed);
  if (!ending) {
    if (shown) throw badShown('the round goes on');
    return state;
  }
  if (revealed.hands.some(isHidden)) return { ...state, turn: null };
  return { ...revealed, turn: null, result: score(revealed, ending) };
}

function badShown(reason: string): PipError {
  return new PipError('illegal-move', { rule: 'RUM-1', detail: { reason: 'shown', why: reason } });
}

/** Fills hidden racks in from the racks turned up. Throws where these contradict what is known. */
function reveal(state: RummyState, shown: readonly string[]): RummyState {
  if (!Array.isArray(shown) || shown.length !== state.hands.length) {
    throw badShown('one hand for each seat');
  }
  const hands = state.hands.map((hand, seat) => {
    const text: unknown = shown[seat];
    const slots = typeof text === 'string' ? readSlots(text) : null;
    if (!slots || isHidden(slots) || slots.length !== hand.length) {
      throw badShown(`${hand.length} tiles for seat ${seat}`);
    }
    const known = hand.filter((slot) => slot !== UNKNOWN);
    if (difference(known, slots).length > 0) throw badShown(`the known tiles of seat ${seat}`);
    return isHidden(hand) ? slots : hand;
  });
  const counts = tally([...hands.flat(), ...laidTiles(state.table), ...state.stock]);
  for (const [tile, count] of counts) {
    if (tile !== UNKNOWN && count > COPIES) throw badShown(`${tile} is elsewhere`);
  }
  return { ...state, hands };
}
