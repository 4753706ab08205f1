/** How a match stands after the rounds so far (DRAW-18, FIVE-14, PIP-10). */
import type { MatchSoFar, Standing } from '../game.ts';
import { sumOf } from '../points.ts';
import type { DominoOptions } from './model.ts';
import { rulesOf } from './options.ts';
import { sideCount } from './state.ts';

export function standing(options: DominoOptions, soFar: MatchSoFar): Standing {
  const sides = sideCount(rulesOf(options), options.players);
  const scores = sumOf(soFar.rounds, sides);
  const last = soFar.rounds.at(-1);
  if (last?.end === 'forfeit') return { scores, over: true, winners: [...last.winners] };
  const most = Math.max(...scores);
  const over = most >= options.target;
  const winners = scores.map((_, side) => side).filter((side) => over && scores[side] === most);
  return { scores, over, winners };
}
