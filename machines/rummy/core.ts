/** The rules of rummy that a table needs to play: the whole game but `position`. */
import { noForfeit } from '../fixed-rounds.ts';
import type { Seat } from '../game.ts';
import { ownResult } from '../own.ts';
import { deal } from './deal.ts';
import type { RummyOptions } from './model.ts';
import { FORMAT_1, options } from './options.ts';
import { moves, play, timeoutMove } from './rules.ts';
import { standing } from './score.ts';
import { type RummyState, totals } from './state.ts';
import { view } from './view.ts';

export const rummyCore = {
  id: 'rummy' as const,
  options: (input?: Partial<RummyOptions>) => options(input),
  recorded: (given: unknown) => options(given, FORMAT_1),
  deal,
  seat: (state: RummyState): Seat | null => state.turn,
  moves,
  unlisted: true,
  play,
  forfeit: (state: RummyState, seat: Seat): RummyState => noForfeit(state, seat),
  absence: (): number | null => null,
  first: ({ soFar }: RummyState): Seat | undefined => soFar.first,
  result: ({ result }: RummyState) => result && ownResult(result),
  view,
  scores: totals,
  standing,
  timeoutMove,
};
