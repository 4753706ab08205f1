/** Expert where ends count: points at once, four arms, a target in the middle of a round. */
import type { Search } from '../../think.ts';
import type { DominoView } from '../model.ts';
import { armsBoard } from './arms-board.ts';
import { armsExactFor } from './arms-exact.ts';
import { armsPlayoutFor } from './arms-playout.ts';
import { bestOf, type Depth, type Ranked, rankWith } from './rank.ts';
import { rowOf } from './row.ts';

function depthOf(view: DominoView): Depth {
  return {
    board: armsBoard(rowOf(view.options)),
    exactFor: armsExactFor,
    playoutFor: armsPlayoutFor,
  };
}

export function armsExpert(view: DominoView, seed: string, effort?: number): Search<string> {
  return bestOf(depthOf(view), view, seed, effort);
}

/** All choices of the seat to move, best first; [] where it has to draw or pass. */
export function armsRank(view: DominoView, seed: string, effort?: number): Search<Ranked[]> {
  return rankWith(depthOf(view), view, seed, effort);
}
