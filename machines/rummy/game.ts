/** Tile rummy, whole. A table that needs no positions takes `rummyCore`. */
import type { Game } from '../game.ts';
import { rummyCore } from './core.ts';
import type { RummyOptions, RummyPosition, RummyView } from './model.ts';
import { position } from './position.ts';
import type { RummyState } from './state.ts';

export const rummy: Game<RummyOptions, RummyState, RummyPosition, RummyView> = {
  ...rummyCore,
  position,
};
