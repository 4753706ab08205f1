/** Normal: plays so that its hand goes out in the fewest plays, without a look at what the others may hold. */
import type { Search } from '../../think.ts';
import type { RunFastView } from '../model.ts';
import { bestPlay } from './best-play.ts';
import { habitFor } from './habit.ts';

/** Hands worth remembering in one decision. */
const MEMORY = 10;

export function* normal(view: RunFastView): Search<string> {
  const { value } = habitFor(MEMORY);
  return bestPlay(view, ({ hands, at, beat, warned }, body, kick) =>
    value(hands, at, beat, warned, body, kick),
  );
}
