/** How a turn of Run Fast flows. Every arrival at `looking` derives anew what happens next. */
import { and } from 'xstate';
import { matchSetup } from '../match-setup.ts';
import { choosing, pause, standing, thinking, waiting } from '../turn-states.ts';
import { runFastKit } from './match-kit.ts';

export const runFastMatch = matchSetup(runFastKit).extend({
  guards: {
    /** RUN-14: nothing has to be beaten. */
    leads: ({ context }) => context.state?.beat === null,
  },
});

/** RUN-21: what is played is the clock's to choose, and auto-play begins. */
const late = {
  guard: 'known',
  target: '#turn.settling',
  actions: ['playForTime', 'tell'],
} as const;

export const runFastTurn = runFastMatch.createStateConfig({
  id: 'turn',
  tags: 'playing',
  initial: 'looking',
  states: {
    looking: {
      always: [
        { guard: 'roundOver', target: '#roundOver', actions: ['closeRound', 'tell'] },
        { guard: and(['decides', 'leads']), target: 'leading' },
        { guard: 'decides', target: 'following' },
        { guard: 'held', target: 'standing' },
        { guard: 'mustPass', target: 'passing', actions: ['playByItself', 'tell'] },
        { guard: 'onAuto', target: 'settling', actions: ['playByItself', 'tell'] },
        { guard: 'remote', target: 'waiting' },
        { target: 'thinking' },
      ],
    },
    standing,
    leading: choosing(late),
    following: choosing(late),
    waiting: waiting(late),
    thinking: thinking(runFastKit),
    /** RUN-13: nothing that the seat holds beats. */
    passing: pause('passing'),
    settling: pause('settling'),
  },
});
