/** Whether a round is over after a move (DRAW-12…14), also when hands are not known. */
import { PipError } from '../error.ts';
import type { Seat } from '../game.ts';
import { guarded } from '../reading.ts';
import { fits, laidTiles } from './line.ts';
import { readSlots } from './notation.ts';
import { score } from './score.ts';
import { type DominoState, isHidden, sideOf } from './state.ts';
import { type Slot, UNKNOWN } from './tile.ts';

/** How a round that has ended did so, and the seat that counts for it. */
interface Ending {
  end: 'out' | 'blocked' | 'target';
  by: Seat;
}

/** Ends the round if the move of `mover` ended it. While a hand is unknown only `shown` gives a result. */
export function settle(state: DominoState, mover: Seat, shown?: readonly string[]): DominoState {
  const revealed = shown ? guarded('illegal-move', () => reveal(state, shown)) : state;
  const ending = endingOf(revealed, mover);
  if (!ending) {
    if (shown) throw badShown('the round goes on');
    return state;
  }
  if (revealed.hands.some(isHidden)) return { ...state, turn: null, drew: false };
  return {
    ...revealed,
    turn: null,
    drew: false,
    result: score(revealed, ending.end, ending.by),
  };
}

/** FIVE-14, then DRAW-12, then DRAW-13 and PIP-22; null while the round goes on. */
export function endingOf(state: DominoState, mover: Seat): Ending | null {
  const { rules, hands, passes } = state;
  if (rules.endsMidRound) {
    const side = sideOf(rules, mover);
    const scored = state.inPlay[side] ?? 0;
    if (scored > 0 && (state.before[side] ?? 0) + scored >= state.options.target) {
      return { end: 'target', by: mover };
    }
  }
  if (hands[mover]?.length === 0) return { end: 'out', by: mover };
  const tired = rules.pass === 'free-when-empty' && passes >= hands.length;
  if (tired || isBlocked(state)) return { end: 'blocked', by: mover };
  return null;
}

/** DRAW-13: nobody holds a playable tile and nothing can be drawn. Never inferred while a hand is unknown. */
export function isBlocked({ rules, hands, stock, layout }: DominoState): boolean {
  if (rules.draw && stock.length > 0) return false;
  if (layout.line.length === 0) return false;
  return hands.flat().every((slot) => slot !== UNKNOWN && fits(layout, slot).length === 0);
}

function badShown(reason: string): PipError {
  return new PipError('illegal-move', { rule: 'COM-2', detail: { reason: 'shown', why: reason } });
}

/** Fills hidden hands in from the hands turned up. Throws where these contradict what is known. */
function reveal(state: DominoState, shown: readonly string[]): DominoState {
  if (!Array.isArray(shown) || shown.length !== state.hands.length) {
    throw badShown('one hand for each seat');
  }
  const elsewhere = new Set([...laidTiles(state.layout), ...state.stock]);
  const hands = state.hands.map((hand, seat): readonly Slot[] => {
    const text: unknown = shown[seat];
    const slots = typeof text === 'string' ? readSlots(text) : null;
    if (!slots || isHidden(slots) || slots.length !== hand.length) {
      throw badShown(`${hand.length} tiles for seat ${seat}`);
    }
    if (hand.some((slot) => slot !== UNKNOWN && !slots.includes(slot))) {
      throw badShown(`the known tiles of seat ${seat}`);
    }
    for (const slot of slots) {
      if (elsewhere.has(slot)) throw badShown(`${slot} is elsewhere`);
      elsewhere.add(slot);
    }
    return isHidden(hand) ? slots : hand;
  });
  return { ...state, hands };
}
