/** The worked examples of the Fives guide, by the name the guide calls them. */
import type { ExampleData } from '../../../../components/example/data.ts';
import { arms } from './arms.ts';
import { closeLock } from './close-lock.ts';
import { goingOut } from './going-out.ts';
import { lateSpinner } from './late-spinner.ts';
import { lead } from './lead.ts';
import { locked } from './locked.ts';
import { loneTile } from './lone-tile.ts';
import { target } from './target.ts';
import { twelve } from './twelve.ts';

export const fivesExamples: Readonly<Record<string, ExampleData>> = {
  lead: lead,
  'lone-tile': loneTile,
  twelve: twelve,
  arms: arms,
  'late-spinner': lateSpinner,
  'going-out': goingOut,
  locked: locked,
  'close-lock': closeLock,
  target: target,
};
