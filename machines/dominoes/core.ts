/** The rules of dominoes that a table needs to play: the whole game but `position`. */
import { PipError } from '../error.ts';
import type { Seat } from '../game.ts';
import { deal } from './deal.ts';
import type { DominoOptions } from './model.ts';
import { FORMAT_1, options } from './options.ts';
import { cite } from './rule-sets.ts';
import { moves, play } from './rules.ts';
import { score } from './score.ts';
import { standing } from './standing.ts';
import { type DominoState, totals } from './state.ts';
import { timeoutMove } from './timeout.ts';
import { view } from './view.ts';

/** FIVE-15: only in Fives may a seat give the match up; elsewhere 'illegal-move'. */
export function forfeit(state: DominoState, seat: Seat): DominoState {
  if (state.turn === null) throw new PipError('over');
  if (state.rules.base !== 'fives' || !state.hands[seat]) {
    throw new PipError('illegal-move', {
      rule: cite(state.rules, 'forfeit'),
      detail: { reason: 'forfeit', seat },
    });
  }
  return { ...state, turn: null, drew: false, result: score(state, 'forfeit', seat) };
}

export const dominoCore = {
  id: 'dominoes' as const,
  options: (input?: Partial<DominoOptions>) => options(input),
  recorded: (given: unknown) => options(given, FORMAT_1),
  deal,
  seat: (state: DominoState): Seat | null => state.turn,
  moves,
  play,
  forfeit,
  result: (state: DominoState) => state.result,
  view,
  scores: totals,
  standing,
  timeoutMove,
};
