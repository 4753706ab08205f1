/** How a domino turn flows. Every arrival at `looking` derives anew what happens next. */
import type { MatchTag } from '../match-events.ts';
import { matchSetup } from '../match-setup.ts';
import { question } from '../match-steps.ts';
import { dominoKit } from './match-kit.ts';

export const dominoMatch = matchSetup(dominoKit);

/** Something happened by itself, or a tile was laid: time to see it. A person who can go on needn't wait. */
const pause = <Tag extends MatchTag>(tag: Tag) =>
  dominoMatch.createStateConfig({
    tags: tag,
    always: { guard: 'prompt', target: 'looking' },
    after: { pace: 'looking' },
    on: { HURRY: 'looking', PACE: { target: tag, reenter: true, actions: 'setPace' } },
  });

/** A decision is offered, and its clock runs (DRAW-19); when it runs out, DRAW-20 decides and auto-play begins. */
const ticking = dominoMatch.createStateConfig({
  entry: 'startClock',
  exit: 'stopClock',
  after: {
    moveTime: {
      guard: 'known',
      target: '#turn.settling',
      actions: ['playForTime', 'tell'],
    },
  },
  // After a sleep timers may be late: what is left is read from the wall again.
  on: { WAKE: { target: 'ticking', reenter: true } },
});

/** A person at this table: the clock stands still while the table is held. */
const choosing = dominoMatch.createStateConfig({
  tags: 'person',
  initial: 'untimed',
  exit: 'dropClock',
  states: {
    untimed: { always: { guard: 'timed', target: 'ticking' } },
    ticking: { ...ticking, always: { guard: 'held', target: 'untimed' } },
  },
});

export const dominoTurn = dominoMatch.createStateConfig({
  id: 'turn',
  tags: 'playing',
  initial: 'looking',
  states: {
    looking: {
      always: [
        { guard: 'roundOver', target: '#roundOver', actions: ['closeRound', 'tell'] },
        { guard: 'opens', target: 'opening' },
        { guard: 'decides', target: 'choosing' },
        { guard: 'held', target: 'standing' },
        { guard: 'mustDraw', target: 'drawing', actions: ['playByItself', 'tell'] },
        { guard: 'mustPass', target: 'passing', actions: ['playByItself', 'tell'] },
        { guard: 'onAuto', target: 'settling', actions: ['playByItself', 'tell'] },
        { guard: 'remote', target: 'waiting' },
        { target: 'thinking' },
      ],
    },
    /** Held: nothing happens by itself. */
    standing: {
      always: [
        { guard: 'going', target: 'looking' },
        { guard: 'decides', target: 'looking' },
      ],
    },
    opening: choosing,
    choosing,
    /** A seat whose moves arrive from elsewhere: its clock is a deadline. */
    waiting: {
      tags: 'remote',
      initial: 'untimed',
      exit: 'dropClock',
      states: { untimed: { always: { guard: 'timed', target: 'ticking' } }, ticking },
    },
    thinking: {
      tags: 'bot',
      always: { guard: 'held', target: 'looking' },
      invoke: {
        src: 'bot',
        input: ({ context }) => question(dominoKit, context),
        onDone: [
          {
            guard: { type: 'playable', params: ({ event }) => ({ move: event.output }) },
            target: 'settling',
            actions: [
              { type: 'playChosen', params: ({ event }) => ({ move: event.output }) },
              'tell',
            ],
          },
          { target: 'settling', actions: ['playForBot', 'tell'] },
        ],
        onError: { target: 'settling', actions: ['playForBot', 'tell'] },
      },
      after: { patience: { target: 'settling', actions: ['playForBot', 'tell'] } },
      on: { SKILL: { target: 'thinking', reenter: true, actions: 'setSkill' } },
    },
    drawing: pause('drawing'),
    passing: pause('passing'),
    settling: pause('settling'),
  },
});
