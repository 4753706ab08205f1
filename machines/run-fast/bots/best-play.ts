/** The play of a hand that looks best by itself, nothing played out. */
import type { RunFastView } from '../model.ts';
import { playsOf } from './generate.ts';
import { NONE, noPlays } from './play.ts';
import { type Sight, sightOf } from './sight.ts';
import { moveText } from './writing.ts';

/** How good a play looks to the seat that sees this. */
type Worth = (sight: Sight, body: number, kick: number) => number;

/** In notation; of equally good plays the first, 'pass' where there is none. */
export function bestPlay(view: RunFastView, worthOf: Worth): string {
  const sight = sightOf(view);
  const { hands, at, beat, warned } = sight;
  const plays = noPlays();
  playsOf(hands, at, beat, warned, true, plays);
  let best = NONE;
  let beside = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < plays.count; i++) {
    const body = plays.body[i] ?? NONE;
    const kick = plays.kick[i] ?? 0;
    const worth = worthOf(sight, body, kick);
    if (worth <= most) continue;
    most = worth;
    best = body;
    beside = kick;
  }
  return moveText(view, best, beside);
}
