/** Normal: the turn that plays most tiles, found exactly, and nobody else in mind. */
import type { Search } from '../../think.ts';
import type { RummyView } from '../model.ts';
import { bestTurn, turnStart } from '../solver/best-turn.ts';
import { idle } from './idle.ts';

// biome-ignore lint/correctness/useYield: a thought too short to be put down
export function* normal(view: RummyView): Search<string> {
  return bestTurn(turnStart(view), { most: 'tiles' })?.move ?? idle(view);
}
