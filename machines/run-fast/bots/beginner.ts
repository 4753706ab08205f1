/** Beginner: gets rid of many cards at once, answers as low as it can, overlooks things, and thinks of nobody else. */
import { type Chance, chanceFrom } from '../../chance.ts';
import type { Search } from '../../think.ts';
import type { RunFastView } from '../model.ts';
import { bestPlay } from './best-play.ts';
import { lowest } from './masks.ts';
import { lengthOf, NONE, onceOf, topOf, twiceOf, wholeSize, widthOf } from './play.ts';
import { chanceText } from './writing.ts';

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

function* mostCards(view: RunFastView, chance: Chance | null): Search<string> {
  return bestPlay(view, ({ beat }, body, kick) => {
    let worth = -topOf(body) - 0.01 * weightOf(kick);
    if (widthOf(body) === 4) worth -= 1000;
    if (beat === NONE) worth += 20 * wholeSize(body);
    if (!chance) return worth;
    worth += chance.unit() * BLUR;
    // Something is always seen: what is overlooked counts less, but stays.
    const seen = lengthOf(body) === 1 && widthOf(body) !== 3;
    return seen || chance.unit() >= OVERLOOKED ? worth : worth - 500;
  });
}

function weightOf(kick: number): number {
  let sum = 0;
  for (let rest = onceOf(kick); rest; rest &= rest - 1) sum += lowest(rest);
  for (let rest = twiceOf(kick); rest; rest &= rest - 1) sum += lowest(rest);
  return sum;
}
