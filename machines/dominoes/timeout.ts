/** What a clock or an absent player does (DRAW-20, COM-7). */
import { moves } from './rules.ts';
import type { DominoState } from './state.ts';
import { high, pips } from './tile.ts';

/**
 * The highest-pip playable tile, equal pips by the larger half, at the first end it fits in the order L R U D;
 * 'draw' or 'pass' where nothing can be played; '' when the round is over or the hand isn't known.
 */
export function timeoutMove(state: DominoState): string {
  const legal = moves(state);
  const worth = (move: string): number =>
    move === 'pass' || move === 'draw'
      ? -1
      : (pips(move) * 10 + high(move)) * 10 - 'LRUD'.indexOf(move.at(4) ?? 'L');
  return legal.toSorted((a, b) => worth(b) - worth(a))[0] ?? '';
}
