/** A match from a record on, and back in one. Loaded for the first record, save or step back. */
import type { CommonPosition } from '../../machines/game.ts';
import type { ChartedGame } from '../../machines/match-steps.ts';
import { rewind } from '../../machines/rewind.ts';
import type { Past } from './game-kit.ts';

export function pastOf<Options, State, View extends CommonPosition>(
  game: ChartedGame<Options, State, View>,
  resume: Past<Options, State>['resume'],
): Past<Options, State> {
  return {
    resume,
    rewind: (record, seat, soFar) => rewind(game, record, seat, soFar),
  };
}
