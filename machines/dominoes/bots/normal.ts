/** Normal: the rule of thumb, without a look into the others' hands or into their passes. */
import type { Search } from '../../think.ts';
import type { DominoView } from '../model.ts';
import { playText } from './masks.ts';
import { ruleValue } from './rule.ts';
import { choices, onlyMove, sightOf } from './view-to-masks.ts';

// biome-ignore lint/correctness/useYield: a thought too short to be put down
export function* normal(view: DominoView): Search<string> {
  const sight = sightOf(view);
  const plays = choices(sight);
  const only = onlyMove(sight, plays);
  if (only !== null) return only;
  const seen = sight.hand | sight.played;
  let best = plays[0] ?? 0;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const play of plays) {
    const value = ruleValue(sight.hand, seen, sight.ends, play);
    if (value > bestValue) {
      best = play;
      bestValue = value;
    }
  }
  return playText(best, sight.ends);
}
