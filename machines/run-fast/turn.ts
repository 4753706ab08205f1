/** How a turn of Run Fast flows. Every arrival at `looking` derives anew what happens next. */
import { and } from 'xstate';
import { matchSetup } from '../match-setup.ts';
import {
  choosing,
  others,
  passes,
  pause,
  playedForTime,
  roundEnds,
  standing,
  thinking,
  waiting,
} from '../turn-states.ts';
import { runFastKit } from './match-kit.ts';

export const runFastMatch = matchSetup(runFastKit).extend({
  guards: {
    /** RUN-14: nothing has to be beaten. */
    leads: ({ context }) => context.state?.beat === null,
  },
});

export const runFastTurn = runFastMatch.createStateConfig({
  id: 'turn',
  tags: 'playing',
  initial: 'looking',
  states: {
    looking: {
      always: [
        roundEnds,
        { guard: and(['decides', 'leads']), target: 'leading' },
        { guard: 'decides', target: 'following' },
        { guard: 'held', target: 'standing' },
        passes,
        ...others,
      ],
    },
    standing,
    leading: choosing(playedForTime),
    following: choosing(playedForTime),
    waiting: waiting(playedForTime),
    thinking: thinking(runFastKit),
    /** RUN-13: nothing that the seat holds beats. */
    passing: pause('passing'),
    settling: pause('settling'),
  },
});
