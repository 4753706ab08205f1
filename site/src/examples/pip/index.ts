/** The worked examples of the Pip guide, by the name the guide calls them. */
import type { ExampleData } from '../../../../components/example/data.ts';
import { blocked } from './blocked.ts';
import { choosing } from './choosing.ts';
import { drawing } from './drawing.ts';
import { emptyBoneyard } from './empty-boneyard.ts';
import { freePass } from './free-pass.ts';
import { muggins } from './muggins.ts';
import { mugginsDoubles } from './muggins-doubles.ts';
import { mugginsLast } from './muggins-last.ts';
import { opening } from './opening.ts';
import { rounding } from './rounding.ts';
import { shared } from './shared.ts';
import { team } from './team.ts';
import { teamBlocked } from './team-blocked.ts';

export const pipExamples: Readonly<Record<string, ExampleData>> = {
  opening: opening,
  drawing: drawing,
  'empty-boneyard': emptyBoneyard,
  rounding: rounding,
  blocked: blocked,
  shared: shared,
  choosing: choosing,
  muggins: muggins,
  'muggins-doubles': mugginsDoubles,
  'muggins-last': mugginsLast,
  'free-pass': freePass,
  team: team,
  'team-blocked': teamBlocked,
};
