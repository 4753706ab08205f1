/** The worked examples of the guide to tile rummy, by the name the guide calls them. */
import type { ExampleData } from '../../../../components/example/data.ts';
import { firstMeld } from './first-meld.ts';
import { goingOut } from './going-out.ts';
import { group } from './group.ts';
import { jokerGroup } from './joker-group.ts';
import { jokerLent } from './joker-lent.ts';
import { jokerPlace } from './joker-place.ts';
import { jokerStays } from './joker-stays.ts';
import { jokerTake } from './joker-take.ts';
import { middle } from './middle.ts';
import { puzzleAnswer } from './puzzle.ts';
import { run } from './run.ts';
import { split } from './split.ts';
import { stalled } from './stalled.ts';
import { untouched } from './untouched.ts';

export const rummyExamples: Readonly<Record<string, ExampleData>> = {
  group,
  run,
  'first-meld': firstMeld,
  untouched,
  split,
  middle,
  'joker-place': jokerPlace,
  'joker-take': jokerTake,
  'joker-group': jokerGroup,
  'joker-lent': jokerLent,
  'joker-stays': jokerStays,
  'going-out': goingOut,
  stalled,
  'puzzle-answer': puzzleAnswer,
};
