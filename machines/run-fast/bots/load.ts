/** Which bot thinks about a view; each skill is loaded when it is first asked for. */
import type { Skill } from '../../game.ts';
import type { Search } from '../../think.ts';
import type { RunFastView } from '../model.ts';

export async function searchFor(
  view: RunFastView,
  skill: Skill,
  seed: string,
  effort?: number,
): Promise<Search<string>> {
  if (skill === 'beginner') return (await import('./beginner.ts')).beginner(view, seed);
  if (skill === 'normal') return (await import('./normal.ts')).normal(view);
  return (await import('./expert.ts')).expert(view, seed, effort);
}
