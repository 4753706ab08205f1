/** The positions that an example's moves lead through. */
import { dominoes } from '../../machines/dominoes/game.ts';
import type { DominoView } from '../../machines/dominoes/model.ts';
import type { ExampleData } from './data.ts';

export interface DominoStep {
  /** What everybody at the table can see together: each hand as its own seat sees it. */
  readonly view: DominoView;
  /** Legal moves of the seat to move, where its hand is known. */
  readonly moves: readonly string[];
}

/** Throws PipError where the position or a move breaks the rules. */
export function walkDominoes(data: ExampleData): readonly DominoStep[] {
  const options = dominoes.options(data.options ?? {});
  let state = dominoes.position(options, data.position);
  return data.steps.map(({ move }) => {
    if (move !== undefined) state = dominoes.play(state, move);
    const view = dominoes.view(state, null);
    const hands = view.hands.map((_, seat) => dominoes.view(state, seat).hands[seat] ?? '');
    return { view: { ...view, hands }, moves: dominoes.moves(state) };
  });
}
