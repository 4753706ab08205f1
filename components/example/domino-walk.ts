/** The positions that an example's moves lead through. */
import { dominoCore } from '../../machines/dominoes/core.ts';
import type { DominoPosition, DominoView } from '../../machines/dominoes/model.ts';
import type { ExampleData } from './data.ts';

export interface DominoStep {
  readonly view: DominoView;
  /** Legal moves of the seat to move, where its hand is known. */
  readonly moves: readonly string[];
}

/** Throws PipError where the position or a move breaks the rules. */
export function walkDominoes(data: ExampleData): readonly DominoStep[] {
  const options = dominoCore.options(data.options ?? {});
  let state = dominoCore.position(options, positionOf(data));
  return data.steps.map(({ move }) => {
    if (move !== undefined) state = dominoCore.play(state, move);
    return { view: dominoCore.view(state, null), moves: dominoCore.moves(state) };
  });
}
