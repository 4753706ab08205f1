/** Paths through a game's chart, generated from it: every state is to be reached and every transition taken. */
import assert from 'node:assert/strict';
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
  type EventObject,
  getNextTransitions,
  SimulatedClock,
} from 'xstate';
import { getShortestPaths, getStateNodes } from 'xstate/graph';
import type { MatchRecord, Seat } from '../../machines/game.ts';
import type { Absence, DraftEvent, MatchEvent } from '../../machines/match-events.ts';

/** What can happen to the chart: what is sent to it, and what its clock and its bot bring. */
interface Happening extends EventObject {
  output?: string;
}

/** What the walk reads of a match, whatever the game. */
interface Context<State> {
  readonly state: State | null;
  readonly record: MatchRecord<unknown>;
  readonly seed: string;
  readonly pace: number;
  readonly auto: readonly Seat[];
  readonly away: readonly Absence[];
  readonly draft?: { readonly table: unknown; readonly undo: readonly unknown[] } | null;
}

interface Input {
  readonly record?: MatchRecord<unknown>;
  readonly saved?: { readonly record: MatchRecord<unknown> };
}

export interface Walked<State> {
  /** The game's chart, with a bot that never answers: what it answers is an event of the paths. */
  readonly machine: AnyStateMachine;
  readonly game: { seat(state: State): Seat | null; moves(state: State): string[] };
  /** Tables to set out from: each within a few moves of what it is there for. */
  readonly tables: Readonly<Record<string, Input>>;
  /** What a person may do with a half-made turn: for each event, all its sorts. */
  readonly drafts?: readonly DraftEvent[];
}

/** What may happen in a state: for each thing that the chart listens to there, all its sorts. */
function eventsOf<S>({ game, drafts = [] }: Walked<S>, now: AnyMachineSnapshot): Happening[] {
  const kinds = new Set(getNextTransitions(now).map(({ eventType }) => eventType));
  const { state }: Context<S> = now.context;
  const seat = (state && game.seat(state)) ?? 0;
  const [move = 'pass'] = state ? game.moves(state) : [];
  return [...kinds].filter(Boolean).flatMap((type): Happening[] => {
    if (type.startsWith('xstate.done')) {
      return [
        { type, output: move },
        { type, output: 'nonsense' },
      ];
    }
    if (type.startsWith('xstate.')) return [{ type }];
    const arranged = drafts.filter((event) => event.type === type);
    return arranged.length > 0 ? arranged : asked(type, seat, move);
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
function likeness<S>({ value, context }: AnyMachineSnapshot): string {
  const { record, pace, auto, away, draft }: Context<S> = context;
  return JSON.stringify([
    value,
    record.rounds.map(({ moves }) => moves.length),
    pace === 0,
    auto,
    away.filter(({ endsAt }) => endsAt !== null).map(({ seat }) => seat),
    draft?.table,
  ]);
}

function pathsFrom<S>(walked: Walked<S>, input: Input) {
  return getShortestPaths(walked.machine, {
    input,
    events: (now) => eventsOf(walked, now),
    serializeState: likeness,
    limit: 5000,
    // A few moves on, and not far into another round.
    stopWhen: ({ context }) => {
      const given = (input.record ?? input.saved?.record)?.rounds ?? [];
      const { record, seed, draft }: Context<S> = context;
      const { rounds } = record;
      const made = rounds.at(-1)?.moves.length ?? 0;
      const known = given.at(-1)?.moves.length ?? 0;
      const another = seed === 'again' || rounds.length > given.length;
      return made > (another ? 1 : known + 3) || (draft?.undo.length ?? 0) > 0;
    },
  });
}

/** Takes a path with a real actor; tells every transition that it took and every state that it was in. */
function take(machine: AnyStateMachine, input: Input, events: readonly Happening[]) {
  const taken: AnyTransitionDefinition[] = [];
  const nodes = new Set<AnyStateNode>();
  const actor = createActor(machine, {
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

/** Names of states and transitions, without those of games that can be forfeited, or whose rounds nobody wins (FIVE-15). */
export function unforfeited(names: readonly string[]): string[] {
  return names.filter((name) => !/forfeiting|roundOver.tied|after.absence|presence/.test(name));
}

/** Goes to each state by the shortest way, and on from there by everything that may happen; what is never met. */
export function walk<S>(walked: Walked<S>): {
  count: number;
  states: string[];
  transitions: string[];
} {
  const { machine, tables } = walked;
  const taken = new Set<AnyTransitionDefinition>();
  const reached = new Set<AnyStateNode>();
  let count = 0;
  for (const [name, input] of Object.entries(tables)) {
    for (const { steps: way, state } of pathsFrom(walked, input)) {
      const steps: Happening[] = way.map(({ event }) => event);
      const there = steps.filter(({ type }) => type !== 'xstate.init');
      for (const event of eventsOf(walked, state)) {
        const events = [...there, event];
        const met = take(machine, input, events);
        const path = `${name}: ${events.map(({ type }) => type).join(' ')}`;
        assert.equal(met.status, 'active', path);
        assert.equal(met.stages.length, 1, path);
        for (const transition of met.taken) taken.add(transition);
        for (const node of met.nodes) reached.add(node);
        count += 1;
      }
    }
  }
  const nodes = [machine.root, ...getStateNodes(machine)];
  return {
    count,
    states: nodes.filter((node) => !reached.has(node)).map(({ id }) => id),
    transitions: nodes
      .flatMap(transitionsOf)
      .filter((transition) => !taken.has(transition))
      .map(({ source, eventType, guard, target }) =>
        [source.id, eventType, JSON.stringify(guard), target?.map(({ id }) => id)].join(' '),
      ),
  };
}
