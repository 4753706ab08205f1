/** The Run Fast match as a statechart: `createActor(runFastMachine, { input })`. */
import { matchChart } from '../match.ts';
import { begin } from '../match-resume.ts';
import { runFastKit } from './match-kit.ts';
import { runFastMatch, runFastTurn } from './turn.ts';

export const runFastMachine = runFastMatch.createMachine({
  ...matchChart(runFastTurn),
  context: ({ input }) => begin(runFastKit, input),
});
