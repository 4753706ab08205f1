/** Normal: plays so that its hand goes out in the fewest plays, without a look at what the others may hold. */
import type { Search } from '../../think.ts';
import type { RunFastView } from '../model.ts';
import { playsOf } from './generate.ts';
import { habitFor } from './habit.ts';
import { NONE, noPlays } from './play.ts';
import { sightOf } from './sight.ts';
import { moveText } from './writing.ts';

/** Hands worth remembering in one decision. */
const MEMORY = 10;

// biome-ignore lint/correctness/useYield: a thought too short to be put down
export function* normal(view: RunFastView): Search<string> {
  const { hands, at, beat, warned } = sightOf(view);
  const plays = noPlays();
  const { value } = habitFor(MEMORY);
  playsOf(hands, at, beat, warned, true, plays);
  let best = NONE;
  let kick = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < plays.count; i++) {
    const body = plays.body[i] ?? NONE;
    const worth = value(hands, at, beat, warned, body, plays.kick[i] ?? 0);
    if (worth <= most) continue;
    most = worth;
    best = body;
    kick = plays.kick[i] ?? 0;
  }
  return moveText(view, best, kick);
}
