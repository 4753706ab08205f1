/** Rummy as the shared table plays it. */
import { createActor, fromPromise } from 'xstate';
import { beginNew } from '../../machines/match-begin.ts';
import { rummyCore } from '../../machines/rummy/core.ts';
import { toSavedWithDraft } from '../../machines/rummy/draft-saved.ts';
import { rummyKit as chartKit } from '../../machines/rummy/match-kit.ts';
import type { RummyOptions, RummyPosition, RummyView } from '../../machines/rummy/model.ts';
import type { RummyState } from '../../machines/rummy/state.ts';
import { rummyChart, rummyMatch } from '../../machines/rummy/turn.ts';
import { chooseFor } from '../table/choose.ts';
import type { GameKit } from '../table/game-kit.ts';

export type RummyKit = GameKit<RummyOptions, RummyState, RummyPosition, RummyView>;

export const rummyKit: RummyKit = {
  game: rummyCore,
  actor: (input, think, begun) => {
    const machine = rummyMatch.createMachine({
      ...rummyChart,
      context: (given) => begun ?? beginNew(chartKit, given.input),
    });
    return createActor(machine.provide({ actors: { bot: fromPromise(think) } }), { input });
  },
  choose: chooseFor('rummy'),
  // The solver's turn, that lays most: the expert holds sets and jokers back, which teaches nobody how to find them.
  hints: 'normal',
  toSaved: toSavedWithDraft,
  parseRecord: async (json) => (await import('./parse-record.ts')).parseRecord(json),
  past: async () => (await import('./past.ts')).rummyPast,
  fields: ['rounds'],
  players: ({ players }) => players,
  side: (_, seat) => seat,
};
