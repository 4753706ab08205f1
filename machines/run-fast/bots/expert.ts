/** Expert: plays out deals that agree with everything its seat has seen. */
import { type Chance, chanceFrom } from '../../chance.ts';
import type { Search } from '../../think.ts';
import type { RunFastView } from '../model.ts';
import { candidatesOf } from './candidates.ts';
import { habitFor } from './habit.ts';
import type { Hands } from './masks.ts';
import type { Move } from './play.ts';
import { type Playout, playoutFor } from './playout.ts';
import { type Sight, sightOf } from './sight.ts';
import { drawFrom } from './worlds.ts';
import { chanceText, moveText } from './writing.ts';

export interface Ranked {
  move: string;
  /** Expected points of the round to the seat, a won round counted a little more. */
  value: number;
}

/** Playouts of a decision. */
const PLAYOUTS = 3000;
/** What winning a round is worth beside its points. */
const BONUS = 10;

/** The best move for the seat to move. */
export function* expert(view: RunFastView, seed: string, effort?: number): Search<string> {
  const [best] = yield* rank(view, seed, effort);
  return best?.move ?? 'pass';
}

/** All plays of the seat to move that are worth a look, best first; [] where it has to pass. */
export function* rank(view: RunFastView, seed: string, effort = PLAYOUTS): Search<Ranked[]> {
  const sight = sightOf(view);
  const habit = habitFor();
  const moves = candidatesOf(sight, habit);
  const chance = chanceFrom(chanceText(view, seed));
  const values =
    moves.length > 1
      ? yield* weigh(sight, moves, playoutFor(habit, BONUS), chance, effort)
      : moves.map(() => 0);
  return moves
    .map(({ body, kick }, i) => ({ move: moveText(view, body, kick), value: values[i] ?? 0 }))
    .sort((a, b) => b.value - a.value);
}

/** Sequential halving: the better half of the plays shares the next stage's playouts. */
export function* weigh(
  sight: Sight,
  moves: readonly Move[],
  playout: Playout,
  chance: Chance,
  effort: number,
): Search<number[]> {
  const stages = Math.max(1, 32 - Math.clz32(moves.length - 1));
  const draw = drawFrom(sight, true);
  const free = drawFrom(sight, false);
  const table = { ...sight, turn: sight.me };
  const sums = moves.map(() => 0);
  const counts = moves.map(() => 0);
  const mean = (i: number) => (sums[i] ?? 0) / (counts[i] || 1);
  const running = moves.map((_, i) => i);
  const fallen: number[] = [];
  for (let stage = 0; stage < stages; stage++) {
    const each = Math.max(1, Math.floor(effort / stages / running.length));
    for (let n = 0; n < each; n++) {
      const world: Hands | null = draw(chance) ?? free(chance);
      if (!world) return moves.map(() => 0);
      for (const i of running) {
        const move = moves[i];
        if (!move) continue;
        sums[i] = (sums[i] ?? 0) + playout(world, table, sight.me, move);
        counts[i] = (counts[i] ?? 0) + 1;
      }
      if (yield) return moves.map((_, i) => mean(i));
    }
    running.sort((a, b) => mean(b) - mean(a));
    fallen.unshift(...running.splice(Math.ceil(running.length / 2)));
  }
  // Plays that fell behind early keep their mean, but never outrank one that stayed longer.
  const values = moves.map((_, i) => mean(i));
  let most = Number.POSITIVE_INFINITY;
  for (const i of [...running, ...fallen]) {
    most = Math.min(most, mean(i));
    values[i] = most;
  }
  return values;
}
