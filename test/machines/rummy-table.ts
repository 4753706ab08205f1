/** A rummy match under test: deals made by hand, the real chart, and players who play anything legal. */
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { createActor } from 'xstate';
import type { RoundRecord } from '../../machines/game.ts';
import type { DraftEvent, MatchInput } from '../../machines/match-events.ts';
import type { BotQuestion } from '../../machines/match-steps.ts';
import { rummyMachine } from '../../machines/rummy/machine.ts';
import type { RummyOptions, RummyView } from '../../machines/rummy/model.ts';
import { difference, TILES } from '../../machines/rummy/tile.ts';
import { answerer, beginnings, stopTime, watch } from './chart-table.ts';
import { game } from './rummy-help.ts';
import { someTurn } from './rummy-turns.ts';

export type Input = MatchInput<RummyOptions>;
export const { inputOf, recordOf } = beginnings(game, true);

/** A round in which these tiles are on the racks, by seat, and next in the pool; what is left fills both up. */
export function roundOf(racks: string[], moves: string[], next = '', first = 0): RoundRecord {
  const listed = racks.map((rack) => rack.split(' '));
  const pool = next === '' ? [] : next.split(' ');
  const rest = difference(TILES, [...listed.flat(), ...pool]);
  const hands = listed.map((rack) => [...rack, ...rest.splice(0, 14 - rack.length)].join(' '));
  return { deal: { hands, stock: [...pool, ...rest].join(' '), first }, moves };
}

/** Seat 0 made its first meld, seat 1 drew: seat 0 to move with all but its tens on the rack. */
export const MELDED = roundOf(
  ['R10 B10 K10 R4 R5 R6 R7 B7 K7 O1 O2 O13 K1 J', 'O3 O4 O5 B1 B2'],
  ['play R10 B10 K10', 'draw'],
);

/** The table of MELDED. */
export const LAID = 'R10 B10 K10';

/** What seat 0 of MELDED holds, sorted by colour. */
export const RACK = 'R4 R5 R6 R7 B7 K1 K7 O1 O2 O13 J';

export function sit(t: TestContext, input: Input, machine: typeof rummyMachine = rummyMachine) {
  const clock = stopTime(t);
  const actor = createActor(machine, { input, clock });
  const { status, error } = actor.getSnapshot();
  assert.equal(status, 'active', String(error));
  const context = () => actor.getSnapshot().context;
  const draft = () => {
    const { draft } = context();
    return (
      draft && {
        table: draft.table.map((set) => set.join(' ')).join(', '),
        rack: draft.rack.join(' '),
      }
    );
  };
  const turn = () => context().state?.turn ?? null;
  return { ...watch(t, actor, clock), actor, context, draft, turn };
}

/** A bot that plays any legal turn that it finds, else draws. */
export function playing(chance: () => number): typeof rummyMachine {
  return answering(async ({ view }) => {
    const state = game.position(view.options, view);
    return someTurn(state, chance) ?? game.moves(state)[0] ?? '';
  });
}

export function answering(
  bot: (question: BotQuestion<RummyView>) => Promise<string>,
): typeof rummyMachine {
  return rummyMachine.provide({ actors: { bot: answerer(bot) } });
}

/** A bot that never answers. */
export const silent = answering(() => new Promise(() => {}));

/** Seat 0 of MELDED to move, a bot that never answers beside it. */
export function melded(t: TestContext, options = {}, kinds = 'hb') {
  return sit(t, inputOf(kinds, {}, { record: recordOf(options, MELDED) }), silent);
}

/** Tiles moved in the draft. */
export const move = (from: string, to: string): DraftEvent => ({
  type: 'MOVE',
  tiles: from.split(' '),
  to,
});
