/** The words that every game's chart is written in: named guards, actions, actors and delays. */
import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import type { CommonPosition } from './game.ts';
import type { MatchEmitted, MatchEvent, MatchInput, MatchTag } from './match-events.ts';
import {
  absence,
  again,
  type BotQuestion,
  close,
  deal,
  forfeit,
  illegality,
  isCounted,
  type MatchKit,
  move,
  type Running,
  refusal,
} from './match-steps.ts';

/** Rounds that nobody sits at go on after this many paces. */
const LINGER = 9;

/** Milliseconds after which a bot that says nothing is no longer waited for. */
const PATIENCE = 10_000;

export function matchSetup<
  O extends { clock?: number },
  S extends object,
  V extends CommonPosition,
>(kit: MatchKit<O, S, V>) {
  const { game } = kit;
  type Context = Running<O, S>;

  const turn = ({ state }: Context) => state && game.seat(state);
  const moves = ({ state }: Context) => (state ? game.moves(state) : []);
  const isOver = ({ state }: Context) => !!state && !!game.result(state);
  const onlyMove = (context: Context) => {
    const [first, second] = moves(context);
    return second === undefined ? first : undefined;
  };
  /** A move that is no choice: it happens by itself. */
  const byItself = (context: Context) =>
    !game.unlisted && ['draw', 'pass'].includes(onlyMove(context) ?? '');
  const sits = (context: Context, kind: string) => context.seats[turn(context) ?? -1] === kind;
  const botsOnly = ({ seats }: Context) => seats.every((kind) => kind === 'bot');
  const onAuto = (context: Context) => context.auto.includes(turn(context) ?? -1);
  const decides = (context: Context) =>
    sits(context, 'human') && !onAuto(context) && !byItself(context);
  /** What is played where nobody chooses, or chose in time: the only move there is, else DRAW-20's. */
  const unchosen = (context: Context, by: 'clock' | 'auto' | 'bot') =>
    context.state ? move(kit, context, game.timeoutMove(context.state), by) : {};

  return setup({
    types: {} as {
      context: Context;
      events: MatchEvent;
      emitted: MatchEmitted;
      input: MatchInput<O>;
      tags: MatchTag;
    },
    actors: {
      bot: fromPromise<string, BotQuestion<V>>(({ input, signal }) =>
        kit.choose({ ...input, signal }),
      ),
    },
    guards: {
      legal: ({ context, event }) => event.type === 'PLAY' && !refusal(kit, context, event),
      playable: ({ context: { state } }, { move }: { move: string }) =>
        !!state && !illegality(game, state, move),
      known: ({ context }) => moves(context).length > 0,
      opens: ({ context }) => decides(context) && !context.record.rounds.at(-1)?.moves.length,
      decides: ({ context }) => decides(context),
      mustDraw: ({ context }) => onlyMove(context) === 'draw',
      mustPass: ({ context }) => onlyMove(context) === 'pass',
      onAuto: ({ context }) => onAuto(context) && moves(context).length > 0,
      remote: ({ context }) => turn(context) === null || sits(context, 'remote'),
      practice: ({ context }) => !context.seats.includes('remote'),
      unattended: ({ context }) => botsOnly(context),
      goesOn: ({ context }) => !context.held && botsOnly(context),
      goesOnAtOnce: ({ context }) => !context.held && context.pace === 0 && botsOnly(context),
      held: ({ context }) => context.held,
      going: ({ context }) => !context.held,
      timed: ({ context }) => !context.held && !!context.options.clock,
      unpaced: ({ context }) => context.pace === 0,
      // A person who can go on is not kept waiting for what there is to see.
      prompt: ({ context }) => context.pace === 0 || decides(context),
      undealt: ({ context }) => !context.state,
      roundOver: ({ context }) => isOver(context),
      uncounted: ({ context }) =>
        isOver(context) && context.soFar.rounds.length < context.record.rounds.length,
      awaited: ({ context }) => context.away.some(isCounted),
      unawaited: ({ context }) => !context.away.some(isCounted),
      decided: ({ context }) => game.standing(context.options, context.soFar).over,
      tied: ({ context }) => context.soFar.rounds.at(-1)?.winners.length === 0,
      /** Nobody could go on, or wanted to (RUM-19). */
      blocked: ({ context }) =>
        ['blocked', 'stalled'].includes(context.soFar.rounds.at(-1)?.end ?? ''),
    },
    delays: {
      pace: ({ context }) => context.pace,
      linger: ({ context }) => context.pace * LINGER,
      patience: PATIENCE,
      moveTime: ({ context: { clock } }) =>
        clock && 'endsAt' in clock ? Math.max(0, clock.endsAt - Date.now()) : 0,
      absence: ({ context: { away } }) =>
        Math.max(0, (away.find(isCounted)?.endsAt ?? 0) - Date.now()),
    },
    actions: {
      deal: assign(({ context }) => deal(kit, context)),
      closeRound: assign(({ context }) => close(kit, context)),
      startAgain: assign(({ context, event }) =>
        event.type === 'RESTART' ? again(kit, context, event.seed) : {},
      ),
      forfeit: assign(({ context }) => forfeit(kit, context)),
      playAsked: assign(({ context, event }) => {
        if (event.type !== 'PLAY') return {};
        const by = event.by ?? (sits(context, 'remote') ? 'remote' : 'person');
        return move(kit, context, event.move, by, event.shown);
      }),
      playChosen: assign(({ context }, { move: chosen }: { move: string }) =>
        move(kit, context, chosen, 'bot'),
      ),
      playByItself: assign(({ context }) => unchosen(context, 'auto')),
      playForTime: assign(({ context }) => unchosen(context, 'clock')),
      playForBot: assign(({ context }) => unchosen(context, 'bot')),
      tell: enqueueActions(({ context, enqueue }) => {
        for (const told of context.news) enqueue.emit(told);
        enqueue.assign({ news: [] });
      }),
      refuse: enqueueActions(({ context, event, enqueue }) => {
        const error = event.type === 'PLAY' && refusal(kit, context, event);
        if (error) enqueue.emit({ type: 'refused', seat: event.seat, move: event.move, error });
      }),
      startClock: assign(({ context: { clock, options } }) => {
        const left = clock && 'leftMs' in clock ? clock.leftMs : (options.clock ?? 0) * 1000;
        return { clock: { endsAt: Date.now() + left } };
      }),
      stopClock: assign(({ context: { clock } }) =>
        clock && 'endsAt' in clock
          ? { clock: { leftMs: Math.max(0, clock.endsAt - Date.now()) } }
          : {},
      ),
      dropClock: assign({ clock: null }),
      hold: assign({ held: true }),
      go: assign({ held: false }),
      setPace: assign(({ event }) => (event.type === 'PACE' ? { pace: event.pace } : {})),
      setSkill: assign(({ event }) => (event.type === 'SKILL' ? { skill: event.skill } : {})),
      goAway: assign(({ context, event }) => {
        if (event.type !== 'AWAY') return {};
        const { away, seats } = context;
        const person = seats.some((kind, seat) => seat === event.seat && kind !== 'bot');
        return person && away.every(({ seat }) => seat !== event.seat)
          ? { away: [...away, absence(kit, context, event.seat)] }
          : {};
      }),
      // Too late is not back: what ran out while nobody looked stays, and is judged at once.
      comeBack: assign(({ context, event }) => ({
        away: context.away.filter(
          ({ seat, endsAt }) =>
            !('seat' in event && seat === event.seat) || (endsAt !== null && endsAt <= Date.now()),
        ),
      })),
      takeBack: assign(({ context, event }) =>
        'seat' in event ? { auto: context.auto.filter((seat) => seat !== event.seat) } : {},
      ),
    },
  });
}
