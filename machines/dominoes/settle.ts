/** Whether a round is over after a move, also when hands are not known. */
import type { Seat } from '../game.ts';
import { badShown, type Turning, turnedUp } from '../shown.ts';
import { isHidden, UNKNOWN } from '../slots.ts';
import { fits, laidTiles } from './line.ts';
import { readSlots } from './notation.ts';
import { score } from './score.ts';
import { type DominoState, sideOf } from './state.ts';

/** How a round that has ended did so, and the seat that counts for it. */
interface Ending {
  end: 'out' | 'blocked' | 'target';
  by: Seat;
}

/** Each tile is there once. */
const RULE = 'COM-2';

/** Ends the round if the move of `mover` ended it. While a hand is unknown only `shown` gives a result. */
export function settle(state: DominoState, mover: Seat, shown?: readonly string[]): DominoState {
  const revealed = shown
    ? { ...state, hands: turnedUp(state.hands, shown, turning(state)) }
    : state;
  const ending = endingOf(revealed, mover);
  if (!ending) {
    if (shown) throw badShown(RULE, 'the round goes on');
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

/** DRAW-13, PIP-6: nobody holds a playable tile and nothing can be drawn (DRAW-14). Never inferred while a hand is unknown. */
export function isBlocked({ rules, hands, stock, layout }: DominoState): boolean {
  if (rules.draw && stock.length > 0) return false;
  if (layout.line.length === 0) return false;
  return hands.flat().every((slot) => slot !== UNKNOWN && fits(layout, slot).length === 0);
}

function turning({ layout, stock }: DominoState): Turning {
  return {
    rule: RULE,
    read: readSlots,
    holds: (hand, known) => known.every((tile) => hand.includes(tile)),
    tooMany: (hands) => {
      const all = [...laidTiles(layout), ...stock, ...hands.flat()].filter(isKnown);
      return all.find((tile, at) => all.indexOf(tile) < at) ?? null;
    },
  };
}

const isKnown = (slot: string): boolean => slot !== UNKNOWN;
