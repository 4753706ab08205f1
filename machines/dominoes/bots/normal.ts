/** Normal: the board's rule of thumb, without a look into the others' hands or into their passes. */
import type { Search } from '../../think.ts';
import type { DominoView } from '../model.ts';
import { type Board, PASS, playText } from './board.ts';
import { PIPS, topOf } from './masks.ts';
import { choices, onlyMove, type Sight, sightOf } from './view-to-masks.ts';

// biome-ignore lint/correctness/useYield: a thought too short to be put down
export function* normal(view: DominoView, board: Board): Search<string> {
  const sight = sightOf(view, board);
  const plays = choices(sight);
  const only = onlyMove(sight, plays);
  if (only !== null) return only;
  if (plays.includes(PASS) && endsItWell(sight)) return 'pass';
  let best = plays[0] ?? 0;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const play of plays) {
    if (play === PASS) continue;
    const value = board.weigh(sight, play);
    if (value > bestValue) {
      best = play;
      bestValue = value;
    }
  }
  return playText(best, sight.opening);
}

/** PIP-22: whether the pass that ends the round finds this hand well below what the others may hold. */
function endsItWell({ players, passes, me, hand, known, hidden, row }: Sight): boolean {
  if (passes + 1 < players || row.pairs) return false;
  const own = pipsOf(hand);
  // A tile has six pips on average; four leaves room for a light hand.
  return hidden.every((count, seat) => seat === me || own < pipsOf(known[seat] ?? 0) + count * 4);
}

function pipsOf(hand: number): number {
  let pips = 0;
  for (let rest = hand; rest; rest &= ~(1 << topOf(rest))) pips += PIPS[topOf(rest)] ?? 0;
  return pips;
}
