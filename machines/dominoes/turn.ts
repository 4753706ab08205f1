/** How a domino turn flows. Every arrival at `looking` derives anew what happens next. */
import { matchSetup } from '../match-setup.ts';
import { choosing, pause, standing, thinking, waiting } from '../turn-states.ts';
import { dominoKit } from './match-kit.ts';

export const dominoMatch = matchSetup(dominoKit);

/** The clock of a decision (DRAW-19) runs out: DRAW-20 decides, and auto-play begins. */
const late = {
  guard: 'known',
  target: '#turn.settling',
  actions: ['playForTime', 'tell'],
} as const;

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
    standing,
    opening: choosing(late),
    choosing: choosing(late),
    waiting: waiting(late),
    thinking: thinking(dominoKit),
    drawing: pause('drawing'),
    passing: pause('passing'),
    settling: pause('settling'),
  },
});
