/** The rules of dominoes that a table needs to play: the whole game but `position`. */
import { PipError } from '../error.ts';
import type { Seat } from '../game.ts';
import { ownResult } from '../own.ts';
import { isWhole } from '../reading.ts';
import { deal } from './deal.ts';
import type { DominoOptions } from './model.ts';
import { FORMAT_1, options, rulesOf } from './options.ts';
import { cite } from './rule-sets.ts';
import { moves, play } from './rules.ts';
import { score } from './score.ts';
import { standing } from './standing.ts';
import { type DominoState, totals } from './state.ts';
import { timeoutMove } from './timeout.ts';
import { view } from './view.ts';

/** FIVE-15: only in Fives is a match given up, while its round has no result; elsewhere 'illegal-move'. */
export function forfeit(state: DominoState, seat: Seat): DominoState {
  if (state.result) throw new PipError('over');
  if (state.rules.base !== 'fives' || !isWhole(seat, 0, state.hands.length - 1)) {
    throw new PipError('illegal-move', {
      rule: cite(state.rules, 'forfeit'),
      detail: { reason: 'forfeit', seat },
    });
  }
  return { ...state, turn: null, drew: false, result: score(state, 'forfeit', seat) };
}

/** FIVE-15: three minutes. */
const ABSENCE = 180;

export const dominoCore = {
  id: 'dominoes' as const,
  options: (input?: Partial<DominoOptions>) => options(input),
  recorded: (given: unknown) => options(given, FORMAT_1),
  deal,
  seat: (state: DominoState): Seat | null => state.turn,
  moves,
  play,
  forfeit,
  absence: (given: DominoOptions): number | null =>
    rulesOf(given).base === 'fives' ? ABSENCE : null,
  result: ({ result }: DominoState) => result && ownResult(result),
  view,
  scores: totals,
  standing,
  timeoutMove,
};
