/** How a domino turn flows. Every arrival at `looking` derives anew what happens next. */
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
import { dominoKit } from './match-kit.ts';

export const dominoMatch = matchSetup(dominoKit);

export const dominoTurn = dominoMatch.createStateConfig({
  id: 'turn',
  tags: 'playing',
  initial: 'looking',
  states: {
    looking: {
      always: [
        roundEnds,
        { guard: 'opens', target: 'opening' },
        { guard: 'decides', target: 'choosing' },
        { guard: 'held', target: 'standing' },
        { guard: 'mustDraw', target: 'drawing', actions: ['playByItself', 'tell'] },
        passes,
        ...others,
      ],
    },
    standing,
    opening: choosing(playedForTime),
    choosing: choosing(playedForTime),
    waiting: waiting(playedForTime),
    thinking: thinking(dominoKit),
    drawing: pause('drawing'),
    passing: pause('passing'),
    settling: pause('settling'),
  },
});
