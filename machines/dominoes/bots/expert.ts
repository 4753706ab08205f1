/** Expert on a line without points in play. */
import type { Search } from '../../think.ts';
import type { DominoView } from '../model.ts';
import { exactFor } from './exact.ts';
import { lineBoard } from './line-board.ts';
import { playoutFor } from './playout.ts';
import { bestOf, type Depth, type Ranked, rankWith } from './rank.ts';

const depth: Depth = {
  board: lineBoard,
  exactFor: ({ row, me, need }) => exactFor(row, me, need),
  playoutFor,
};

export function expert(view: DominoView, seed: string, effort?: number): Search<string> {
  return bestOf(depth, view, seed, effort);
}

/** All choices of the seat to move, best first; [] where it has to draw or pass. */
export function rank(view: DominoView, seed: string, effort?: number): Search<Ranked[]> {
  return rankWith(depth, view, seed, effort);
}
