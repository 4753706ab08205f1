/** The expert's two ways to weigh plays, over deals that agree with everything its seat has seen. */
import { type Chance, chanceFrom, fairShare, mixed } from '../../chance.ts';
import { halving } from '../../halving.ts';
import type { Search } from '../../think.ts';
import type { DominoView } from '../model.ts';
import { type Board, playText } from './board.ts';
import type { Exact } from './exact.ts';
import { type History, historyOf } from './history.ts';
import type { Playout } from './playout.ts';
import { chanceText, choices, onlyMove, type Sight, sightOf } from './view-to-masks.ts';
import { drawWorld, listHands, type World } from './worlds.ts';

export interface Ranked {
  move: string;
  /** Expected points of the round to the side less those to the others, the match's end counted. */
  value: number;
}

/** How an engine looks ahead. */
export interface Depth {
  board: Board;
  /** An exact search of two open hands, or null where playouts do better. */
  exactFor(sight: Sight): Exact | null;
  playoutFor(sight: Sight, chance: Chance): Playout;
}

/** Nodes of exact search. */
const NODES = 200_000;
const PLAYOUTS = 4000;
/** More hands than this are sampled instead of listed. */
const LISTED = 12_000;
const SAMPLED = 1500;

/** The best move for the seat to move. */
export function* bestOf(
  depth: Depth,
  view: DominoView,
  seed: string,
  effort?: number,
): Search<string> {
  const sight = sightOf(view, depth.board);
  const only = onlyMove(sight, choices(sight));
  if (only !== null) return only;
  const [best] = yield* rankWith(depth, view, seed, effort);
  return best?.move ?? 'pass';
}

/** All choices of the seat to move, best first; [] where it has to draw or pass. */
export function* rankWith(
  depth: Depth,
  view: DominoView,
  seed: string,
  effort?: number,
): Search<Ranked[]> {
  const sight = sightOf(view, depth.board);
  const plays = choices(sight);
  const chance = chanceFrom(chanceText(sight, seed));
  const history = historyOf(sight);
  const open = sight.players === 2 && sight.drawable === 0 && !sight.row.freePass;
  const exact = open ? depth.exactFor(sight) : null;
  const values = exact
    ? yield* byExactSearch(exact, sight, history, plays, chance, effort ?? NODES)
    : yield* byPlayouts(
        depth.playoutFor(sight, chance),
        sight,
        history,
        plays,
        chance,
        effort ?? PLAYOUTS,
      );
  return plays
    .map((play, i) => ({ move: playText(play, sight.opening), value: values[i] ?? 0 }))
    .sort((a, b) => b.value - a.value);
}

function* byExactSearch(
  exact: Exact,
  sight: Sight,
  history: History,
  plays: number[],
  chance: Chance,
  effort: number,
): Search<number[]> {
  const listed = yield* listHands(sight, history, LISTED);
  const worlds = listed ?? (yield* sample(sight, history, chance, SAMPLED));
  // Where the effort can't reach all, the likely ones come more often.
  const even = !listed || listed.length > SAMPLED;
  const fair = even ? fairShare(worlds, SAMPLED, chance) : mixed(worlds, chance);
  const sums = plays.map(() => 0);
  let total = 0;
  for (const { hands, stock, weight } of fair) {
    const share = even ? 1 : weight;
    const values: number[] = [];
    let late: boolean | undefined = false;
    for (const play of plays) {
      values.push(exact.value(hands, stock, sight.ends, play));
      late = (yield) || late;
    }
    for (const [i, value] of values.entries()) sums[i] = (sums[i] ?? 0) + value * share;
    total += share;
    if (late || exact.nodes >= effort) break;
  }
  return sums.map((sum) => sum / (total || 1));
}

function* byPlayouts(
  playout: Playout,
  sight: Sight,
  history: History,
  plays: number[],
  chance: Chance,
  effort: number,
): Search<number[]> {
  const pool = yield* sample(sight, history, chance, Math.min(SAMPLED, effort / 2));
  const look = (world: World, i: number) => playout(world, plays[i] ?? 0);
  return yield* halving(plays.length, pool, look, chance, effort, 8);
}

function* sample(sight: Sight, history: History, chance: Chance, count: number): Search<World[]> {
  const worlds: World[] = [];
  for (let tries = 0; worlds.length < count && tries < count * 4; tries++) {
    const world = drawWorld(sight, history, chance);
    if (world) worlds.push(world);
    if (tries % 32 === 31 && (yield)) break;
  }
  if (worlds.length) return worlds;
  // What was inferred can't all be true (a guess about drawn tiles was wrong): go without.
  const free = { groups: history.groups.map((group) => ({ ...group, forbidden: 0 })), choices: [] };
  while (worlds.length < count / 4) {
    const world = drawWorld(sight, free, chance);
    if (!world) break;
    worlds.push(world);
  }
  return worlds;
}
