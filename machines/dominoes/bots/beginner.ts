/** Beginner: gets rid of heavy tiles, overlooks things, and thinks of nobody else. */
import type { Search } from '../../think.ts';
import type { DominoView } from '../model.ts';
import { chanceFrom } from './chance.ts';
import { HIGH, LOW, PIPS, playText } from './masks.ts';
import { chanceText, choices, onlyMove, sightOf } from './view-to-masks.ts';

/** How far a tile may look heavier or lighter than it is, in pips. */
const BLUR = 5;
/** A beginner likes to keep doubles for later, which is when they no longer fit. */
const DOUBLE_KEPT = 2;

// biome-ignore lint/correctness/useYield: a thought too short to be put down
export function* beginner(view: DominoView, seed: string): Search<string> {
  const sight = sightOf(view);
  const plays = choices(sight);
  const only = onlyMove(sight, plays);
  if (only !== null) return only;
  const chance = chanceFrom(chanceText(sight, seed));
  let best = plays[0] ?? 0;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const play of plays) {
    const tile = play >> 1;
    const kept = HIGH[tile] === LOW[tile] ? DOUBLE_KEPT : 0;
    const value = (PIPS[tile] ?? 0) - kept + (chance.unit() + chance.unit() - 1) * BLUR;
    if (value > bestValue) {
      best = play;
      bestValue = value;
    }
  }
  return playText(best, sight.ends);
}
