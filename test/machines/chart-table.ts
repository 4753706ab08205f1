/** A match under test: the real chart, a clock that is moved by hand, and everything it told. */
import type { TestContext } from 'node:test';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { dominoCore } from '../../machines/dominoes/core.ts';
import { dominoMachine } from '../../machines/dominoes/machine.ts';
import type { DominoOptions } from '../../machines/dominoes/model.ts';
import type { GameId, MatchRecord, RoundRecord, SeatKind } from '../../machines/game.ts';
import type {
  MatchEmitted,
  MatchEvent,
  MatchInput,
  MatchTag,
} from '../../machines/match-events.ts';
import type { BotQuestion } from '../../machines/match-steps.ts';

export type Input = MatchInput<DominoOptions>;
export type Options = Partial<DominoOptions>;

/** `seats` in short: h human, b bot, r remote. */
export function seats(kinds: string): SeatKind[] {
  return Array.from(kinds, (kind) => (kind === 'h' ? 'human' : kind === 'b' ? 'bot' : 'remote'));
}

/** What a game's matches begin with. `sized`: its options say for how many players it is. */
export function beginnings<O>(
  game: { readonly id: GameId; options(given: unknown): O },
  sized: boolean,
) {
  return {
    inputOf: (
      kinds: string,
      options: Partial<O> = {},
      rest: Partial<MatchInput<O>> = {},
    ): MatchInput<O> => ({
      options: game.options({ ...(sized && { players: kinds.length }), ...options }),
      seed: 'table',
      seats: seats(kinds),
      skill: 'beginner',
      pace: 700,
      ...rest,
    }),
    recordOf: (options: Partial<O>, ...rounds: RoundRecord[]): MatchRecord<O> => ({
      pip: 1,
      game: game.id,
      options: game.options(options),
      rounds,
    }),
  };
}

export const { inputOf, recordOf } = beginnings(dominoCore, true);

/** What a chart asks for a bot's moves. */
export function answerer<View>(bot: (question: BotQuestion<View>) => Promise<string>) {
  return fromPromise<string, BotQuestion<View>>(({ input }) => bot(input));
}

export function sit(t: TestContext, input: Input, machine: typeof dominoMachine = dominoMachine) {
  const clock = stopTime(t);
  const actor = createActor(machine, { input, clock });
  const context = () => actor.getSnapshot().context;
  const moves = () => {
    const { state } = context();
    return state ? dominoCore.moves(state) : [];
  };
  const turn = () => {
    const { state } = context();
    return state && dominoCore.seat(state);
  };
  return { ...watch(t, actor, clock), actor, context, moves, turn };
}

/** Time stands still until a test lets it go by. */
export function stopTime(t: TestContext): SimulatedClock {
  t.mock.timers.reset();
  t.mock.timers.enable({ apis: ['Date'] });
  return new SimulatedClock();
}

/** A match's actor as the tests use it, whatever the game. */
interface Match {
  start(): unknown;
  stop(): unknown;
  send(event: MatchEvent): void;
  on(type: '*', listener: (event: MatchEmitted) => void): unknown;
  getSnapshot(): {
    value: unknown;
    context: { record: MatchRecord<unknown> };
    hasTag(tag: MatchTag): boolean;
  };
}

/** Starts a match and looks on. */
export function watch(t: TestContext, actor: Match, clock: SimulatedClock) {
  const told: MatchEmitted[] = [];
  actor.on('*', (event) => told.push(event));
  actor.start();
  t.after(() => actor.stop());
  return {
    send: (event: MatchEvent) => actor.send(event),
    told,
    /** What was told since the last call. */
    news: () => told.splice(0),
    has: (tag: MatchTag) => actor.getSnapshot().hasTag(tag),
    where: () => where(actor.getSnapshot()),
    made: () => actor.getSnapshot().context.record.rounds.at(-1)?.moves ?? [],
    /** Lets time go by. */
    pass: (ms: number) => {
      t.mock.timers.tick(ms);
      clock.increment(ms);
    },
    /** Lets time go by on the wall alone: the machine sleeps. */
    sleep: (ms: number) => t.mock.timers.tick(ms),
    /** Its own timers, where the wall's time has passed already. */
    catchUp: (ms: number) => clock.increment(ms),
  };
}

/** The leaf of the play region, e.g. 'turn.choosing.ticking'. */
export function where(snapshot: { readonly value: unknown }): string {
  const leaves: string[] = [];
  let value: unknown = snapshot.value;
  if (typeof value === 'object' && value !== null && 'play' in value) value = value.play;
  while (typeof value === 'object' && value !== null) {
    const [entry] = Object.entries(value);
    if (!entry) break;
    leaves.push(entry[0]);
    value = entry[1];
  }
  return [...leaves, String(value)].join('.');
}

/** Everything that is due in promises happens. */
export function calm(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** The moves among what was told. */
export function moved(told: readonly MatchEmitted[]) {
  return told.flatMap((event) => (event.type === 'moved' ? [event] : []));
}

/** The errors of the refusals among what was told. */
export function refusals(told: readonly MatchEmitted[]) {
  return told.flatMap((event) => (event.type === 'refused' ? [event.error] : []));
}
