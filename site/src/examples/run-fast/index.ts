/** The worked examples of the guide to Run Fast, by the name the guide calls them. */
import type { ExampleData } from '../../../../components/example/data.ts';
import { airplane } from './airplane.ts';
import { beats } from './beats.ts';
import { bomb } from './bomb.ts';
import { lastCard } from './last-card.ts';
import { lastCardLead } from './last-card-lead.ts';
import { leadAgain } from './lead-again.ts';
import { mustBeat } from './must-beat.ts';
import { opening } from './opening.ts';
import { overBomb } from './over-bomb.ts';
import { shutOut } from './shut-out.ts';
import { triple } from './triple.ts';

export const runFastExamples: Readonly<Record<string, ExampleData>> = {
  opening,
  beats,
  'must-beat': mustBeat,
  'lead-again': leadAgain,
  triple,
  airplane,
  bomb,
  'over-bomb': overBomb,
  'last-card': lastCard,
  'last-card-lead': lastCardLead,
  'shut-out': shutOut,
};
