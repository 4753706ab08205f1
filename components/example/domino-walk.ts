/** The positions that an example's moves lead through. */
import { dominoes } from '../../machines/dominoes/game.ts';
import { endCounts } from '../../machines/dominoes/line.ts';
import type { DominoView } from '../../machines/dominoes/model.ts';
import type { DominoState } from '../../machines/dominoes/state.ts';
import { PipError } from '../../machines/error.ts';
import type { ExampleData } from './data.ts';
import { refusalOf } from './refusal.ts';

export interface DominoStep {
  /** What everybody at the table can see together: each hand as its own seat sees it. */
  readonly view: DominoView;
  /** Legal moves of the seat to move, where its hand is known. */
  readonly moves: readonly string[];
  /** What each open end counts, left and right first; [] where the rules score none in play. */
  readonly counts: readonly number[];
  /** What the step's move scored in play: 0 for nothing. */
  readonly scored: number;
  /** Whose move led here; null where there was none. */
  readonly by: number | null;
}

/** Throws PipError where the position or a move breaks the rules, or a move that is shown refused doesn't. */
export function walkDominoes(data: ExampleData): readonly DominoStep[] {
  const options = dominoes.options(data.options ?? {});
  let state = dominoes.position(options, data.position);
  return data.steps.map(({ move, tried, draft }, i) => {
    const before = state;
    if (draft !== undefined) throw new PipError('bad-record', { path: `/steps/${i}/draft` });
    if (tried !== undefined) refusalOf(() => dominoes.play(before, tried));
    if (move !== undefined) state = dominoes.play(state, move);
    const view = dominoes.view(state, null);
    const hands = view.hands.map((_, seat) => dominoes.view(state, seat).hands[seat] ?? '');
    return {
      view: { ...view, hands },
      moves: dominoes.moves(state),
      counts: state.rules.counts.length > 0 ? endCounts(state.layout) : [],
      scored: inPlay(state) - inPlay(before),
      by: move === undefined ? null : before.turn,
    };
  });
}

function inPlay(state: DominoState): number {
  return state.inPlay.reduce((sum, n) => sum + n, 0);
}
