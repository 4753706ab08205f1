/** A Run Fast match under test: deals made by hand, the real chart, and players who play anything legal. */
import type { TestContext } from 'node:test';
import { createActor } from 'xstate';
import type { RoundRecord } from '../../machines/game.ts';
import type { MatchInput } from '../../machines/match-events.ts';
import type { BotQuestion } from '../../machines/match-steps.ts';
import { CARDS } from '../../machines/run-fast/card.ts';
import { runFastMachine } from '../../machines/run-fast/machine.ts';
import type { RunFastOptions, RunFastView } from '../../machines/run-fast/model.ts';
import { answerer, beginnings, stopTime, watch } from './chart-table.ts';
import { game } from './run-fast-help.ts';

export type Input = MatchInput<RunFastOptions>;
export const { inputOf, recordOf } = beginnings(game, false);

/**
 * The cards dealt in turn from the threes up, so that nobody holds a bomb:
 * seat 0 3s 3d 4c 5h 6s 6d 7c 8h 9s 9d 10c Jh Qs Qd Kc Ac,
 * seat 1 3h 4s 4d 5c 6h 7s 7d 8c 9h 10s 10d Jc Qh Ks Kd Ad, seat 2 the rest and the 2.
 */
export function even(...moves: string[]): RoundRecord {
  const hands = [0, 1, 2].map((seat) => CARDS.filter((_, at) => at % 3 === seat).join(' '));
  return { deal: { hands }, moves };
}

/** The cards dealt in one piece: seat 0 holds all from 3 to 6, seat 1 from 7 to 10, all of them bombs. */
export function bombs(...moves: string[]): RoundRecord {
  const hands = [0, 16, 32].map((from) => CARDS.slice(from, from + 16).join(' '));
  return { deal: { hands }, moves };
}

export function sit(t: TestContext, input: Input, machine: typeof runFastMachine = runFastMachine) {
  const clock = stopTime(t);
  const actor = createActor(machine, { input, clock });
  const context = () => actor.getSnapshot().context;
  const turn = () => context().state?.turn ?? null;
  const moves = () => {
    const { state } = context();
    return state ? game.moves(state) : [];
  };
  return { ...watch(t, actor, clock), actor, context, turn, moves };
}

export function answering(
  bot: (question: BotQuestion<RunFastView>) => Promise<string>,
): typeof runFastMachine {
  return runFastMachine.provide({ actors: { bot: answerer(bot) } });
}

/** A bot that plays any legal move. */
export function playing(chance: () => number): typeof runFastMachine {
  return answering(async ({ view }) => {
    const moves = game.moves(game.position(view.options, view));
    return moves[Math.floor(chance() * moves.length)] ?? '';
  });
}

/** A bot that never answers. */
export const silent = answering(() => new Promise(() => {}));
