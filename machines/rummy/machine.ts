/** The rummy match as a statechart: `createActor(rummyMachine, { input })`. */
import { beginRummy } from './resume.ts';
import { rummyChart, rummyMatch } from './turn.ts';

export const rummyMachine = rummyMatch.createMachine({
  ...rummyChart,
  context: ({ input }) => beginRummy(input),
});
