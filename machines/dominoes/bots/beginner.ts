/** Beginner: gets rid of heavy tiles, overlooks things, and thinks of nobody else. */
import { chanceFrom } from '../../chance.ts';
import type { Search } from '../../think.ts';
import type { DominoView } from '../model.ts';
import { type Board, PASS, playText } from './board.ts';
import { HIGH, LOW, PIPS } from './masks.ts';
import { chanceText, choices, onlyMove, sightOf } from './view-to-masks.ts';

/** How far a tile may look heavier or lighter than it is, in pips. */
const BLUR = 5;
/** A beginner likes to keep doubles for later, which is when they no longer fit. */
const DOUBLE_KEPT = 2;
/** How often the points that a play would score are overlooked. */
const OVERLOOKED = 0.4;

export function* beginner(view: DominoView, board: Board, seed: string): Search<string> {
  const sight = sightOf(view, board);
  const plays = choices(sight).filter((play) => play !== PASS);
  const only = onlyMove(sight, plays);
  if (only !== null) return only;
  const chance = chanceFrom(chanceText(sight, seed));
  let best = plays[0] ?? 0;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const play of plays) {
    const tile = play >> 2;
    const kept = HIGH[tile] === LOW[tile] ? DOUBLE_KEPT : 0;
    const points = board.points(board.after(sight.ends, play));
    const noticed = points && chance.unit() >= OVERLOOKED ? points : 0;
    const value = (PIPS[tile] ?? 0) - kept + noticed + (chance.unit() + chance.unit() - 1) * BLUR;
    if (value > bestValue) {
      best = play;
      bestValue = value;
    }
  }
  return playText(best, sight.opening);
}
