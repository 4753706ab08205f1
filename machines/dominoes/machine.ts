/** The dominoes match as a statechart: `createActor(dominoMachine, { input })`. */
import { matchChart } from '../match.ts';
import { begin } from '../match-resume.ts';
import { dominoKit } from './match-kit.ts';
import { dominoMatch, dominoTurn } from './turn.ts';

export const dominoMachine = dominoMatch.createMachine({
  ...matchChart(dominoTurn),
  context: ({ input }) => begin(dominoKit, input),
});
