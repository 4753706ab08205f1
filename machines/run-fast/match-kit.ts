/** Run Fast as its chart needs it. */
import type { MatchKit } from '../match-steps.ts';
import { runFastCore } from './core.ts';
import type { RunFastOptions, RunFastView } from './model.ts';
import type { RunFastState } from './state.ts';

export const runFastKit: MatchKit<RunFastOptions, RunFastState, RunFastView> = {
  game: runFastCore,
  choose: async ({ view, ...question }) => {
    const { choose } = await import('../bots.ts');
    return choose('run-fast', view, question);
  },
};
