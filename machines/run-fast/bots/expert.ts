/** Expert: plays out deals that agree with everything its seat has seen, the likely ones more often. */
import { type Chance, chanceFrom } from '../../chance.ts';
import { halving } from '../../halving.ts';
import type { Search } from '../../think.ts';
import type { RunFastView } from '../model.ts';
import { candidatesOf } from './candidates.ts';
import { endingFor } from './ending.ts';
import { type Habit, habitFor } from './habit.ts';
import { likelyFor } from './likely.ts';
import { cardsIn, type Hands } from './masks.ts';
import { type Move, NONE } from './play.ts';
import { type Playout, playoutFor } from './playout.ts';
import { type Sight, sightOf } from './sight.ts';
import { sureFor } from './sure.ts';
import { drawFrom } from './worlds.ts';
import { chanceText, moveText } from './writing.ts';

export interface Ranked {
  move: string;
  /** Expected points of the round to the seat, a won round counted for `BONUS` more. */
  value: number;
}

/** A deal, and how likely it is beside the others. */
interface World {
  hands: Hands;
  weight: number;
}

/** Playouts of a decision. */
const PLAYOUTS = 2000;
/** Deals that they are spread over: so many, or one for each few playouts. */
const WORLDS = 192;
const SHARE = 8;
/** A round is late when no more cards are left in all hands, and in the own one; then plays are tried to the end. */
const LATE = 24;
const LATE_OWN = 12;
/** How many playouts one such trial stands for. */
const TRIAL = 3;
/** What a win that nothing can prevent is worth beside one over others who answer by habit. */
const SURE = 4;
/** Turns that its proof may take. */
const PROOF = 100;
/** What winning a round is worth beside its points. */
const BONUS = 10;

/** The best move for the seat to move. `effort`: playouts. */
export function* expert(view: RunFastView, seed: string, effort?: number): Search<string> {
  const [best] = yield* rank(view, seed, effort);
  return best?.move ?? 'pass';
}

/** All plays of the seat to move that are worth a look, best first; [] where it has to pass. */
export function* rank(view: RunFastView, seed: string, effort?: number): Search<Ranked[]> {
  const sight = sightOf(view);
  const habit = habitFor();
  const moves = candidatesOf(sight, habit);
  const values = yield* weigh(sight, moves, habit, chanceFrom(chanceText(view, seed)), effort);
  return moves
    .map(({ body, kick }, i) => ({ move: moveText(view, body, kick), value: values[i] ?? 0 }))
    .sort((a, b) => b.value - a.value);
}

/** What each of some plays is worth to the seat that decides. */
export function* weigh(
  sight: Sight,
  moves: readonly Move[],
  habit: Habit,
  chance: Chance,
  effort = PLAYOUTS,
): Search<number[]> {
  if (moves.length < 2) return moves.map(() => 0);
  const worlds = yield* sample(sight, habit, chance, Math.min(WORLDS, Math.ceil(effort / SHARE)));
  if (!worlds.length) return moves.map(() => 0);
  const own = cardsIn(sight.hands, sight.at);
  const late = own <= LATE_OWN && sight.hidden.reduce((sum, count) => sum + count, own) <= LATE;
  const tried = late ? toTheEnd(habit) : playoutFor(habit, BONUS);
  const look = ({ hands }: World, i: number) =>
    tried(hands, sight, sight.me, moves[i] ?? { body: NONE, kick: 0 });
  return yield* halving(moves.length, worlds, look, chance, late ? effort / TRIAL : effort, 1);
}

function toTheEnd(habit: Habit): Playout {
  const ending = endingFor(habit, BONUS);
  const sure = sureFor(PROOF);
  return (world, table, me, first) => {
    const value = ending(world, table, me, first);
    return value > 0 && sure(world, table, me, first) ? value + SURE : value;
  };
}

function* sample(sight: Sight, habit: Habit, chance: Chance, count: number): Search<World[]> {
  const worlds: World[] = [];
  const draw = drawFrom(sight, true);
  const likely = likelyFor(sight, habit);
  for (let tries = 0; worlds.length < count && tries < 4 * count; tries++) {
    const hands = draw(chance);
    if (!hands) break;
    const weight = likely(hands);
    if (weight > 0) worlds.push({ hands, weight });
    if (yield) break;
  }
  if (worlds.length) return worlds;
  // What is told can't all be true (a position made by hand): go without.
  const free = drawFrom(sight, false);
  while (worlds.length < count) {
    const hands = free(chance);
    if (!hands) break;
    worlds.push({ hands, weight: 1 });
  }
  return worlds;
}
