/** The worked examples of each guide, by the guide's name. */
import type { ExampleData } from '../../../components/example/data.ts';
import { dominoExamples } from './dominoes/index.ts';
import { fivesExamples } from './fives/index.ts';
import { pipExamples } from './pip/index.ts';
import { rummyExamples } from './rummy/index.ts';
import { runFastExamples } from './run-fast/index.ts';

export type Guide = 'dominoes' | 'fives' | 'pip' | 'rummy' | 'run-fast';

export const examples: Readonly<Record<Guide, Readonly<Record<string, ExampleData>>>> = {
  dominoes: dominoExamples,
  fives: fivesExamples,
  pip: pipExamples,
  rummy: rummyExamples,
  'run-fast': runFastExamples,
};
