/** The rules of Run Fast that a table needs to play: the whole game but `position`. */
import { noForfeit } from '../fixed-rounds.ts';
import type { Seat } from '../game.ts';
import { ownResult } from '../own.ts';
import { deal } from './deal.ts';
import type { RunFastOptions } from './model.ts';
import { FORMAT_1, options } from './options.ts';
import { moves, play } from './rules.ts';
import { standing } from './score.ts';
import { type RunFastState, totals } from './state.ts';
import { timeoutMove } from './timeout.ts';
import { view } from './view.ts';

export const runFastCore = {
  id: 'run-fast' as const,
  options: (input?: Partial<RunFastOptions>) => options(input),
  recorded: (given: unknown) => options(given, FORMAT_1),
  deal,
  seat: (state: RunFastState): Seat | null => state.turn,
  moves,
  play,
  forfeit: (state: RunFastState, seat: Seat): RunFastState => noForfeit(state, seat),
  absence: (): number | null => null,
  result: ({ result }: RunFastState) => result && ownResult(result),
  view,
  scores: totals,
  standing,
  timeoutMove,
};
