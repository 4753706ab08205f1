/** Dominoes, whole. A table that needs no positions takes `dominoCore`. */
import type { Game } from '../game.ts';
import { dominoCore } from './core.ts';
import type { DominoOptions, DominoPosition, DominoView } from './model.ts';
import { position } from './position.ts';
import type { DominoState } from './state.ts';

export const dominoes: Game<DominoOptions, DominoState, DominoPosition, DominoView> = {
  ...dominoCore,
  position,
};
