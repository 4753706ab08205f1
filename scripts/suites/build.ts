/** Everything builds: what the suites after this one look at. */
import { buildDist } from '../build-dist.ts';
import { buildSite } from '../build-site.ts';
import { type Counts, onePassed, sum } from '../counts.ts';

export async function buildAll(): Promise<Counts> {
  await buildDist();
  await buildSite();
  return sum(onePassed, onePassed);
}
