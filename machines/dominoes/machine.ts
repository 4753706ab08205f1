/** The dominoes match as a statechart: `createActor(dominoMachine, { input })`. */
import { matchMachine } from '../match.ts';
import { begin } from '../match-resume.ts';
import { dominoKit } from './match-kit.ts';
import { dominoMatch, dominoTurn } from './turn.ts';

export const dominoMachine = matchMachine(dominoKit, dominoMatch, dominoTurn, begin);
