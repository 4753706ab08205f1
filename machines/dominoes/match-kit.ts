/** Dominoes as its chart needs it. */
import type { MatchKit } from '../match-steps.ts';
import { dominoCore } from './core.ts';
import type { DominoOptions, DominoView } from './model.ts';
import type { DominoState } from './state.ts';

export const dominoKit: MatchKit<DominoOptions, DominoState, DominoView> = {
  game: dominoCore,
  choose: async ({ view, ...question }) => {
    const { choose } = await import('../bots.ts');
    return choose('dominoes', view, question);
  },
};
