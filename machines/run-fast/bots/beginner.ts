/** Beginner: gets rid of many cards at once, answers as low as it can, overlooks things, and thinks of nobody else. */
import { type Chance, chanceFrom } from '../../chance.ts';
import type { Search } from '../../think.ts';
import type { RunFastView } from '../model.ts';
import { playsOf } from './generate.ts';
import { lowest } from './masks.ts';
import { lengthOf, NONE, noPlays, onceOf, topOf, twiceOf, widthOf } from './play.ts';
import { sightOf } from './sight.ts';
import { chanceText, moveText } from './writing.ts';

/** How often a row, or a triple with what it takes along, isn't seen in the hand. */
const OVERLOOKED = 0.3;
/** How many ranks too high an answer may be. */
const BLUR = 3;

export function beginner(view: RunFastView, seed: string): Search<string> {
  return mostCards(view, chanceFrom(chanceText(view, seed)));
}

/** The same without overlooking anything: what the bench calls greedy. */
export function attentiveBeginner(view: RunFastView): Search<string> {
  return mostCards(view, null);
}

// biome-ignore lint/correctness/useYield: a thought too short to be put down
function* mostCards(view: RunFastView, chance: Chance | null): Search<string> {
  const { hands, at, beat, warned } = sightOf(view);
  const plays = noPlays();
  playsOf(hands, at, beat, warned, true, plays);
  let best = NONE;
  let kick = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < plays.count; i++) {
    const body = plays.body[i] ?? NONE;
    const others = plays.kick[i] ?? 0;
    let worth = -topOf(body) - 0.01 * weightOf(others);
    if (widthOf(body) === 4) worth -= 1000;
    if (beat === NONE) worth += 20 * sizeOfPlay(body);
    if (chance) {
      worth += chance.unit() * BLUR;
      // Something is always seen: what is overlooked counts less, but stays.
      if (lengthOf(body) > 1 || widthOf(body) === 3) {
        if (chance.unit() < OVERLOOKED) worth -= 500;
      }
    }
    if (worth <= most) continue;
    most = worth;
    best = body;
    kick = others;
  }
  return moveText(view, best, kick);
}

/** Cards of a play, those beside a triple at their usual two. */
function sizeOfPlay(body: number): number {
  return (widthOf(body) === 3 ? 5 : widthOf(body)) * lengthOf(body);
}

function weightOf(kick: number): number {
  let sum = 0;
  for (let rest = onceOf(kick); rest; rest &= rest - 1) sum += lowest(rest);
  for (let rest = twiceOf(kick); rest; rest &= rest - 1) sum += lowest(rest);
  return sum;
}
