/** The states that the turns of all games are made of; their guards and actions are in `match-setup.ts`. */
import type { CommonPosition } from './game.ts';
import { type MatchKit, question, type Running } from './match-steps.ts';

/** Something happened by itself, or a move was made: time to see it. A person who can go on needn't wait. */
export function pause<const Tag extends string, const Name extends string = Tag>(
  tag: Tag,
  name: Name | Tag = tag,
) {
  return {
    tags: tag,
    always: { guard: 'prompt', target: 'looking' },
    after: { pace: 'looking' },
    on: { HURRY: 'looking', PACE: { target: name, reenter: true, actions: 'setPace' } },
  } as const;
}

/** Held: nothing happens by itself. */
export const standing = {
  always: [
    { guard: 'going', target: 'looking' },
    { guard: 'decides', target: 'looking' },
  ],
} as const;

/** A decision is offered, and its clock runs; `late`: what happens when it runs out. */
function ticking<const Late>(late: Late) {
  return {
    entry: 'startClock',
    exit: 'stopClock',
    after: { moveTime: late },
    // After a sleep timers may be late: what is left is read from the wall again.
    on: { WAKE: { target: 'ticking', reenter: true } },
  } as const;
}

/** A person at this table decides: the clock stands still while the table is held. */
export function choosing<const Late>(late: Late) {
  return {
    tags: 'person',
    initial: 'untimed',
    exit: 'dropClock',
    states: {
      untimed: { always: { guard: 'timed', target: 'ticking' } },
      ticking: { ...ticking(late), always: { guard: 'held', target: 'untimed' } },
    },
  } as const;
}

/** A seat whose moves arrive from elsewhere: its clock is a deadline. */
export function waiting<const Late>(late: Late) {
  return {
    tags: 'remote',
    initial: 'untimed',
    exit: 'dropClock',
    states: {
      untimed: { always: { guard: 'timed', target: 'ticking' } },
      ticking: ticking(late),
    },
  } as const;
}

/** A bot thinks; what it says too late, or in vain, is played as the clock would play. */
export function thinking<O, S, V extends CommonPosition>(kit: MatchKit<O, S, V>) {
  const move = ({ event }: { event: { output: string } }) => ({ move: event.output });
  return {
    tags: 'bot',
    always: { guard: 'held', target: 'looking' },
    invoke: {
      src: 'bot',
      input: ({ context }: { context: Running<O, S> }) => question(kit, context),
      onDone: [
        {
          guard: { type: 'playable', params: move },
          target: 'settling',
          actions: [{ type: 'playChosen', params: move }, 'tell'],
        },
        { target: 'settling', actions: ['playForBot', 'tell'] },
      ],
      onError: { target: 'settling', actions: ['playForBot', 'tell'] },
    },
    after: { patience: { target: 'settling', actions: ['playForBot', 'tell'] } },
    on: { SKILL: { target: 'thinking', reenter: true, actions: 'setSkill' } },
  } as const;
}

/** The clock of a decision runs out: what is played is the rules' to choose, and auto-play begins (DRAW-20, RUN-21). */
export const playedForTime = {
  guard: 'known',
  target: '#turn.settling',
  actions: ['playForTime', 'tell'],
} as const;

/** What `looking` looks for first. */
export const roundEnds = {
  guard: 'roundOver',
  target: '#roundOver',
  actions: ['closeRound', 'tell'],
} as const;

/** A pass that is no choice (DRAW-11, RUN-13). */
export const passes = {
  guard: 'mustPass',
  target: 'passing',
  actions: ['playByItself', 'tell'],
} as const;

/** What is left to `looking` when nobody at this table decides. */
export const others = [
  { guard: 'onAuto', target: 'settling', actions: ['playByItself', 'tell'] },
  { guard: 'remote', target: 'waiting' },
  { target: 'thinking' },
] as const;
