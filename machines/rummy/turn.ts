/** How a turn of rummy flows. Every arrival at `looking` derives anew what happens next. */
import { assign, enqueueActions } from 'xstate';
import type { MatchRecord } from '../game.ts';
import { matchChart } from '../match.ts';
import { matchSetup } from '../match-setup.ts';
import { move } from '../match-steps.ts';
import { choosing, others, pause, roundEnds, standing, thinking, waiting } from '../turn-states.ts';
import { changedBy, draftRefusal, draftSeat, isDraftEvent, takenBack } from './draft-steps.ts';
import { draftMove } from './draft-text.ts';
import { rummyKit } from './match-kit.ts';

export const rummyMatch = matchSetup(rummyKit).extend({
  guards: {
    arrangeable: ({ context, event }) => changedBy(context, event) !== null,
    own: ({ context }) => context.state?.turn === draftSeat(context),
    complete: ({ context }) => draftRefusal(context, { type: 'SUBMIT' }) === null,
    drew: ({ context }) => context.last?.move === 'draw',
    passed: ({ context }) => context.last?.move === 'pass',
  },
  delays: {
    /** The more tiles were laid, the longer there is to see them. */
    seen: ({ context }) => context.pace * (1.5 + 0.06 * laidLast(context.record)),
  },
  actions: {
    arrange: assign(({ context, event }) => changedBy(context, event) ?? {}),
    playDraft: assign(({ context }) =>
      context.draft ? move(rummyKit, context, draftMove(context.draft), 'person') : {},
    ),
    /** RUM-17: the draft stays as it is. */
    refuseDraft: enqueueActions(({ context, event, enqueue }) => {
      const asked = isDraftEvent(event) ? event : ({ type: 'SUBMIT' } as const);
      const error = draftRefusal(context, asked);
      const { draft } = context;
      const submitted = draft && asked.type === 'SUBMIT' ? draftMove(draft) : '';
      if (error)
        enqueue.emit({ type: 'refused', seat: draftSeat(context), move: submitted, error });
      enqueue.assign({ auto: takenBack(context) });
    }),
  },
});

/** How many tiles the last turn of a record brought to the table. */
function laidLast({ rounds }: Pick<MatchRecord, 'rounds'>): number {
  const plays = rounds.at(-1)?.moves.filter((move) => move.startsWith('play')) ?? [];
  const [last = 0, before = 0] = plays.slice(-2).reverse().map(tilesIn);
  return last - before;
}

const tilesIn = (play: string): number => play.split(/[ ,]+/).length - 1;

/** RUM-21. */
const late = { guard: 'known', target: '#turn.timeOut' } as const;

const arranging = choosing(late);

const rummyTurn = rummyMatch.createStateConfig({
  id: 'turn',
  tags: 'playing',
  initial: 'looking',
  states: {
    looking: {
      always: [
        roundEnds,
        { guard: 'decides', target: 'arranging' },
        { guard: 'held', target: 'standing' },
        ...others,
      ],
    },
    standing,
    /** The person lays the table; the clock runs on while a draft is checked. */
    arranging: {
      ...arranging,
      states: {
        ...arranging.states,
        checking: {
          always: [
            { guard: 'complete', target: '#turn.settling', actions: ['playDraft', 'tell'] },
            { target: 'untimed', actions: 'refuseDraft' },
          ],
        },
      },
      on: { SUBMIT: { guard: 'own', target: '.checking' } },
    },
    /** RUM-21: the table goes back, the seat draws one or passes, and goes on like that. */
    timeOut: { always: { target: 'settling', actions: ['playForTime', 'tell'] } },
    waiting: waiting(late),
    thinking: thinking(rummyKit),
    /** A move was made: which one is what there is to see. */
    settling: {
      always: [
        { guard: 'drew', target: 'drawing' },
        { guard: 'passed', target: 'passing' },
        { target: 'committing' },
      ],
    },
    committing: { ...pause('settling', 'committing'), after: { seen: 'looking' } },
    drawing: pause('drawing'),
    passing: pause('passing'),
  },
});

const arrange = [{ guard: 'arrangeable', actions: 'arrange' }, { actions: 'refuseDraft' }] as const;

/** The chart of a rummy match, all but where it begins. The draft may be sorted at any time, arranged in its turn. */
export const rummyChart = matchChart(rummyTurn, {
  MOVE: arrange,
  SORT: arrange,
  ARRANGE: arrange,
  UNDO: arrange,
  REDO: arrange,
  RESET: arrange,
  // While it is dealt, or a seat on auto-play is held: what a person asks for is done all the same.
  SUBMIT: [
    { guard: 'complete', target: '.turn.settling', actions: ['playDraft', 'tell'] },
    { actions: 'refuseDraft' },
  ],
});
