/** Turns worth weighing against each other. */
import type { Search } from '../../think.ts';
import { searchTurn, type Turn, type TurnStart } from './best-turn.ts';
import { countJokers } from './demand.ts';
import { scratch } from './scratch.ts';

/**
 * At most six different turns, the one that plays most tiles first: most tiles and most points, with each number of the
 * rack's jokers. [] when nothing can be played. Told that its time is up it gives those that it has found,
 * and looks on where there is none.
 */
export function* candidateTurns(start: TurnStart, memory = scratch()): Search<Turn[]> {
  const found = new Map<string, Turn>();
  for (let jokers = countJokers(start.rack); jokers >= 0; jokers--) {
    for (const most of ['tiles', 'points'] as const) {
      const turn = yield* searchTurn(start, { most, jokers }, memory);
      if (turn && !found.has(turn.move)) found.set(turn.move, turn);
      if ((yield) && found.size > 0) return [...found.values()];
    }
  }
  return [...found.values()];
}
