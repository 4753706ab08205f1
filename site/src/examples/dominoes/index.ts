/** The worked examples of the Dominoes guide, by the name the guide calls them. */
import type { ExampleData } from '../../../../components/example/data.ts';
import { blocked } from './blocked.ts';
import { bothEnds } from './both-ends.ts';
import { double } from './double.ts';
import { drawing } from './drawing.ts';
import { goingOut } from './going-out.ts';
import { matching } from './matching.ts';
import { opening } from './opening.ts';
import { tied } from './tied.ts';
import { whichEnd } from './which-end.ts';

export const dominoExamples: Readonly<Record<string, ExampleData>> = {
  opening,
  matching,
  double,
  'both-ends': bothEnds,
  'which-end': whichEnd,
  drawing,
  blocked,
  tied,
  'going-out': goingOut,
};
