/** Normal: the turn that plays most tiles, found exactly, and nobody else in mind. */
import type { Search } from '../../think.ts';
import type { RummyView } from '../model.ts';
import { searchTurn, turnStart } from '../solver/best-turn.ts';
import { idle } from './idle.ts';

export function* normal(view: RummyView): Search<string> {
  const turn = yield* searchTurn(turnStart(view), { most: 'tiles' });
  return turn?.move ?? idle(view);
}
