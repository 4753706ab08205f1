/** Paths through the domino chart, generated from it: every state is reached and every transition taken. */
import assert from 'node:assert/strict';
import test from 'node:test';
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
  type EventObject,
  fromPromise,
  getNextTransitions,
  SimulatedClock,
  type SnapshotFrom,
} from 'xstate';
import { getShortestPaths, getStateNodes } from 'xstate/graph';
import { dominoCore } from '../../machines/dominoes/core.ts';
import { dominoMachine } from '../../machines/dominoes/machine.ts';
import type { DominoView } from '../../machines/dominoes/model.ts';
import type { MatchEvent } from '../../machines/match-events.ts';
import type { BotQuestion } from '../../machines/match-steps.ts';
import { before, DRAWN, E20, TIED, WON, wholeRound } from './chart-deals.ts';
import { type Input, inputOf, recordOf } from './chart-table.ts';

// A bot that never answers: what it answers is an event of the paths.
const machine = dominoMachine.provide({
  actors: { bot: fromPromise<string, BotQuestion<DominoView>>(() => new Promise(() => {})) },
});

type Now = SnapshotFrom<typeof machine>;

/** What can happen to the chart: what is sent to it, and what its clock and its bot bring. */
interface Happening extends EventObject {
  output?: string;
}

/** The same chart, which takes anything that happens. */
const anything: AnyStateMachine = machine;

const block = { rules: 'block', clock: 20 } as const;
const blocked = before(TIED, 1);

/** Somebody elsewhere at a game that forfeits, before the last move of a round that needn't be the match's last. */
function fives(target: number): Input {
  const options = { rules: 'fives', target } as const;
  const round = before(wholeRound(options, 'paths'), 1);
  return inputOf('rh', {}, { record: recordOf(options, round) });
}

/** Tables to set out from: each within a few moves of what it is there for. */
const tables: Record<string, Input> = {
  'a fresh match': inputOf('hb', block),
  'a fresh match without waits': inputOf('hb', block, { pace: 0 }),
  'persons in the middle of a round': inputOf('hh', {}, { record: recordOf(block, E20) }),
  'a bot on the move': inputOf('bh', {}, { record: recordOf(block, E20) }),
  'somebody elsewhere on the move': inputOf('rh', {}, { record: recordOf(block, E20) }),
  'tiles to draw': inputOf('hh', {}, { record: recordOf({}, DRAWN) }),
  'a pass to come': inputOf('hh', {}, { record: recordOf(block, before(WON, 5)) }),
  'the last tile': inputOf('hh', {}, { record: recordOf(block, before(WON, 1)) }),
  'the last tile of the match': inputOf(
    'hh',
    {},
    { record: recordOf({ ...block, target: 4 }, before(WON, 1)) },
  ),
  'a block': inputOf('hh', {}, { record: recordOf(block, blocked) }),
  'a watched round that is over': inputOf('bb', {}, { record: recordOf(block, WON) }),
  'a round to forfeit, or the next': fives(10_000),
  'a match that its last tile decides': fives(5),
  'a match that is over': inputOf('hh', {}, { record: recordOf({ ...block, target: 4 }, WON) }),
};

/** What may happen in a state: for each thing that the chart listens to there, all its sorts. */
function eventsOf(now: Now): Happening[] {
  const kinds = new Set(getNextTransitions(now).map(({ eventType }) => eventType));
  const { state } = now.context;
  const seat = state && dominoCore.seat(state);
  const [move = 'pass'] = state ? dominoCore.moves(state) : [];
  return [...kinds].filter(Boolean).flatMap((type): Happening[] => {
    if (type.startsWith('xstate.done')) {
      return [
        { type, output: move },
        { type, output: 'nonsense' },
      ];
    }
    if (type.startsWith('xstate.')) return [{ type }];
    return asked(type, seat ?? 0, move);
  });
}

function asked(type: string, seat: number, move: string): MatchEvent[] {
  switch (type) {
    case 'PLAY':
      return [
        { type, seat, move },
        { type, seat, move: 'nonsense' },
      ];
    case 'AWAY':
    case 'BACK':
    case 'RESUME':
      return [{ type, seat }];
    case 'PACE':
      return [0, 300].map((pace) => ({ type, pace }));
    case 'SKILL':
      return [{ type, skill: 'expert' }];
    case 'RESTART':
      return [{ type, seed: 'again' }];
    case 'NEXT':
    case 'HOLD':
    case 'GO':
    case 'HURRY':
    case 'WAKE':
      return [{ type }];
    default:
      throw new Error(`the chart listens to ${type}, these paths don't`);
  }
}

/** States that differ only in what the flow doesn't depend on are one. */
function likeness(now: Now): string {
  const { context, value } = now;
  return JSON.stringify([
    value,
    context.record.rounds.map(({ moves }) => moves.length),
    context.pace === 0,
    context.auto,
    context.away.filter(({ endsAt }) => endsAt !== null).map(({ seat }) => seat),
  ]);
}

function pathsFrom(input: Input) {
  return getShortestPaths(anything, {
    input,
    events: eventsOf,
    serializeState: likeness,
    limit: 5000,
    // A few moves on, and not far into another round.
    stopWhen: ({ context }: Now) => {
      const given = input.record?.rounds ?? [];
      const {
        record: { rounds },
        seed,
      } = context;
      const made = rounds.at(-1)?.moves.length ?? 0;
      const known = given.at(-1)?.moves.length ?? 0;
      const another = seed === 'again' || rounds.length > given.length;
      return made > (another ? 1 : known + 3);
    },
  });
}

/** Takes a path with a real actor; tells every transition that it took and every state that it was in. */
function take(input: Input, events: readonly Happening[]) {
  const taken: AnyTransitionDefinition[] = [];
  const nodes = new Set<AnyStateNode>();
  const actor = createActor(anything, {
    input,
    clock: new SimulatedClock(),
    inspect: (told) => {
      if (told.type !== '@xstate.microstep') return;
      taken.push(...told._transitions);
      for (const { source } of told._transitions) nodes.add(source);
      const snapshot: unknown = told.snapshot;
      if (isMachineSnapshot(snapshot)) for (const node of snapshot._nodes) nodes.add(node);
    },
  });
  actor.start();
  for (const node of actor.getSnapshot()._nodes) nodes.add(node);
  for (const event of events) actor.send(event);
  const end = actor.getSnapshot();
  actor.stop();
  const stages = ['playing', 'round-over', 'match-over'].filter((tag) => end.hasTag(tag));
  return { taken, nodes, status: end.status, stages };
}

function isMachineSnapshot(snapshot: unknown): snapshot is AnyMachineSnapshot {
  return typeof snapshot === 'object' && snapshot !== null && '_nodes' in snapshot;
}

function transitionsOf(node: AnyStateNode) {
  return [...node.transitions.values(), node.always ?? []].flat();
}

test('generated paths reach all states and take all transitions, and none breaks', (t) => {
  const taken = new Set<AnyTransitionDefinition>();
  const reached = new Set<AnyStateNode>();
  let count = 0;
  for (const [name, input] of Object.entries(tables)) {
    const paths = pathsFrom(input);
    for (const { steps: way, state } of paths) {
      const steps: Happening[] = way.map(({ event }) => event);
      const there = steps.filter(({ type }) => type !== 'xstate.init');
      // To each state by the shortest way, and on from there by everything that may happen.
      for (const event of eventsOf(state)) {
        const events = [...there, event];
        const walk = take(input, events);
        const path = `${name}: ${events.map(({ type }) => type).join(' ')}`;
        assert.equal(walk.status, 'active', path);
        assert.equal(walk.stages.length, 1, path);
        for (const transition of walk.taken) taken.add(transition);
        for (const node of walk.nodes) reached.add(node);
        count += 1;
      }
    }
  }
  t.diagnostic(`${count} paths`);
  const nodes = [machine.root, ...getStateNodes(machine)];
  const missed = nodes
    .flatMap(transitionsOf)
    .filter((transition) => !taken.has(transition))
    .map(({ source, eventType, guard, target }) =>
      [source.id, eventType, JSON.stringify(guard), target?.map(({ id }) => id)].join(' '),
    );
  assert.deepEqual(
    nodes.filter((node) => !reached.has(node)).map(({ id }) => id),
    [],
  );
  assert.deepEqual(missed, []);
});
