/** Bots by skill: each is loaded when it is first asked for. */
import type { Skill } from './game.ts';
import type { Search } from './think.ts';

/** How a game's bots begin to think about a view. */
export type SearchFor<View> = (
  view: View,
  skill: Skill,
  seed: string,
  effort?: number,
) => Promise<Search<string>>;

export type Bots<View> = Readonly<
  Record<Skill, () => Promise<(view: View, seed: string, effort?: number) => Search<string>>>
>;

export function bySkill<View>(bots: Bots<View>): SearchFor<View> {
  return async (view, skill, seed, effort) => (await bots[skill]())(view, seed, effort);
}
