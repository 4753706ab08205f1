/** Run Fast, whole. A table that needs no positions takes `runFastCore`. */
import type { Game } from '../game.ts';
import { runFastCore } from './core.ts';
import type { RunFastOptions, RunFastPosition, RunFastView } from './model.ts';
import { position } from './position.ts';
import type { RunFastState } from './state.ts';

export const runFast: Game<RunFastOptions, RunFastState, RunFastPosition, RunFastView> = {
  ...runFastCore,
  position,
};
