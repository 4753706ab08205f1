/** Where a spinner opens further arms, which the searches don't know: the points at once, else the heaviest tile. */
import { PipError } from '../../error.ts';
import type { Search } from '../../think.ts';
import { dominoCore } from '../core.ts';
import type { DominoView } from '../model.ts';
import { position } from '../position.ts';
import { PIPS } from './masks.ts';
import { tileFrom } from './view-to-masks.ts';

// biome-ignore lint/correctness/useYield: a thought too short to be put down
export function* pointsAtOnce(view: DominoView): Search<string> {
  if (view.turn === null) throw new PipError('over');
  const state = position(view.options, view);
  const side = view.turn;
  let best = '';
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const move of dominoCore.moves(state)) {
    const after = dominoCore.play(state, move);
    const scored = (after.inPlay[side] ?? 0) - (state.inPlay[side] ?? 0);
    const value = scored * 10 + (move.includes('-') ? (PIPS[tileFrom(move)] ?? 0) : 0);
    if (value > bestValue) {
      best = move;
      bestValue = value;
    }
  }
  return best;
}
