/** Dominoes as the shared table plays it. */
import { createActor, fromPromise } from 'xstate';
import { dominoCore } from '../../machines/dominoes/core.ts';
import { dominoKit as chartKit } from '../../machines/dominoes/match-kit.ts';
import type { DominoOptions, DominoPosition, DominoView } from '../../machines/dominoes/model.ts';
import { rulesOf } from '../../machines/dominoes/options.ts';
import { type DominoState, sideOf } from '../../machines/dominoes/state.ts';
import { dominoMatch, dominoTurn } from '../../machines/dominoes/turn.ts';
import { matchChart } from '../../machines/match.ts';
import { beginNew, toSaved } from '../../machines/match-begin.ts';
import { chooseFor } from '../table/choose.ts';
import type { GameKit } from '../table/game-kit.ts';

export type DominoKit = GameKit<DominoOptions, DominoState, DominoPosition, DominoView>;

export const dominoKit: DominoKit = {
  game: dominoCore,
  actor: (input, think, begun) => {
    const machine = dominoMatch.createMachine({
      ...matchChart(dominoTurn),
      context: (given) => begun ?? beginNew(chartKit, given.input),
    });
    return createActor(machine.provide({ actors: { bot: fromPromise(think) } }), { input });
  },
  choose: chooseFor('dominoes'),
  toSaved,
  parseRecord: async (json) => (await import('./parse-record.ts')).parseRecord(json),
  past: async () => (await import('./past.ts')).dominoPast,
  fields: ['rules', 'target', 'handSize', 'rounding', 'misplay'],
  players: ({ players }) => players,
  side: (options, seat) => sideOf(rulesOf(options), seat),
};
