/** Run Fast as the shared table plays it. */
import { createActor, fromPromise } from 'xstate';
import { matchChart } from '../../machines/match.ts';
import { beginNew, toSaved } from '../../machines/match-begin.ts';
import { runFastCore } from '../../machines/run-fast/core.ts';
import { runFastKit as chartKit } from '../../machines/run-fast/match-kit.ts';
import type {
  RunFastOptions,
  RunFastPosition,
  RunFastView,
} from '../../machines/run-fast/model.ts';
import { PLAYERS } from '../../machines/run-fast/options.ts';
import type { RunFastState } from '../../machines/run-fast/state.ts';
import { runFastMatch, runFastTurn } from '../../machines/run-fast/turn.ts';
import { chooseFor } from '../table/choose.ts';
import type { GameKit } from '../table/game-kit.ts';

export type RunFastKit = GameKit<RunFastOptions, RunFastState, RunFastPosition, RunFastView>;

export const runFastKit: RunFastKit = {
  game: runFastCore,
  actor: (input, think, begun) => {
    const machine = runFastMatch.createMachine({
      ...matchChart(runFastTurn),
      context: (given) => begun ?? beginNew(chartKit, given.input),
    });
    return createActor(machine.provide({ actors: { bot: fromPromise(think) } }), { input });
  },
  choose: chooseFor('run-fast'),
  toSaved,
  parseRecord: async (json) => (await import('./parse-record.ts')).parseRecord(json),
  past: async () => (await import('./past.ts')).runFastPast,
  fields: ['rounds'],
  onlyPlayers: PLAYERS,
  players: () => PLAYERS,
  side: (_, seat) => seat,
};
