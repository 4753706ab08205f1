/** RUM-13 and RUM-15: the best table that may follow, over all ways in which the jokers of the table may be taken. */

import type { Search } from '../../think.ts';
import { arrangeGroup } from '../arrange.ts';
import type { TileSet } from '../set.ts';
import { laidTiles } from '../state.ts';
import { JOKER, LAST_NUMBER, type Tile } from '../tile.ts';
import { countKinds, type Demand, lieOf, tableJokers, tileOfKind } from './demand.ts';
import { jokersLaid, layPlan } from './lay.ts';
import { laidBeside } from './lay-jokers.ts';
import { demandOf, type Reading, readingsOf } from './readings.ts';
import { type Goal, MAIN } from './scoring.ts';
import type { Scratch } from './scratch.ts';
import { sweep } from './sweep.ts';

/** How many states of a number a first, narrow look follows. */
const NARROW = 24;

interface Try {
  readonly reading: Reading;
  readonly demand: Demand;
  /** What is scored before the sweep begins: rack tiles that the reading plays, and the rack's jokers. */
  readonly forced: number;
  readonly jokers: number;
  /** More than any turn of this reading scores. */
  readonly top: number;
}

interface Attempt {
  /** The sets that score so much; null when no turn scores more than the floor. */
  readonly lay: (() => TileSet[]) | null;
  readonly score: number;
  /** Whether nothing was left out. */
  readonly whole: boolean;
}

/** The sets of the best turn; null when no tile can be played. */
export function* rearranged(
  table: readonly TileSet[],
  rack: readonly Tile[],
  { goal, jokers }: { readonly goal: Goal; readonly jokers: number },
  memory: Scratch,
): Search<TileSet[] | null> {
  const lie = lieOf(table);
  const spareGoal = { units: goal.units, joker: 0 };
  const tries = triesFor(table, rack, goal, jokers);
  let best: Attempt['lay'] = null;
  let most = 0;

  /** Sweeps with so many jokers at hand; those that it leaves are laid beside, which most tables have room for. */
  function* attempt(
    { demand, forced, jokers, reading }: Try,
    jokersMay: number,
    floor: number,
    width?: number,
  ): Search<Attempt> {
    const spare = { ...demand, jokersMust: 0, jokersMay };
    const sure = forced + jokers;
    const quick = { demand: spare, lie, goal: spareGoal, floor: floor - sure, width };
    const { plan, whole } = yield* sweep(quick, memory);
    if (!plan) return { lay: null, score: floor, whole };
    const score = plan.score + sure;
    const lay = () => [...pairOf(reading), ...layPlan(plan, demand, table)];
    const left = demand.jokersMust + demand.jokersMay - jokersLaid(plan);
    if (left === 0) return { lay, score, whole };
    const all = laidBeside(lay(), left, table);
    if (all) return { lay: () => all, score, whole };
    const exact = yield* sweep({ demand, lie, goal, floor: floor - forced, width }, memory);
    const laid = exact.plan;
    if (!laid) return { lay: null, score: floor, whole: whole && exact.whole };
    return {
      lay: () => [...pairOf(reading), ...layPlan(laid, demand, table)],
      score: laid.score + forced,
      whole: whole && exact.whole,
    };
  }

  // First without spare jokers: that is quick, and moves least.
  for (const each of tries) {
    const { lay, score } = yield* attempt(each, 0, most);
    if (lay) [best, most] = [lay, score];
  }
  // With them only for more.
  let floor = (Math.round(most / MAIN) + 1) * MAIN - MAIN / 2;
  const open = tries.filter(({ demand, top }) => spareJokers(demand) > 0 && top > floor);
  // A narrow look first: the more it finds, the less the whole one has to follow.
  const looks: Attempt[] = [];
  for (const each of open) {
    const look = yield* attempt(each, spareJokers(each.demand), floor, NARROW);
    looks.push(look);
    if (look.lay) [best, floor] = [look.lay, look.score];
  }
  // Of equal turns the first.
  if (looks.some(({ lay }) => lay)) floor -= 1;
  for (const [i, each] of open.entries()) {
    const look = looks[i];
    const { lay, score } = look?.whole
      ? look
      : yield* attempt(each, spareJokers(each.demand), floor);
    if (lay && score > floor) [best, floor] = [lay, score];
  }
  return best?.() ?? null;
}

function spareJokers({ jokersMust, jokersMay }: Demand): number {
  return jokersMust + jokersMay;
}

function triesFor(
  table: readonly TileSet[],
  rack: readonly Tile[],
  { units, joker }: Goal,
  jokersMay: number,
): Try[] {
  const rackKinds = countKinds(rack);
  const tableKinds = countKinds(laidTiles(table));
  const lying = tableJokers(table);
  return readingsOf(lying, rackKinds).flatMap((reading) => {
    const made = demandOf(reading, tableKinds, rackKinds, jokersMay);
    if (!made) return [];
    const { demand, played } = made;
    const forced = played.reduce((sum, kind) => sum + (units[kind] ?? 0), 0);
    const jokers = jokersMay * joker * MAIN;
    let top = forced + jokers;
    for (const [kind, count] of demand.may.entries()) top += count * (units[kind] ?? 0);
    return [{ reading, demand, forced, jokers, top }];
  });
}

function pairOf({ pair }: Reading): TileSet[] {
  if (!pair) return [];
  const tiles = arrangeGroup([...pair.map(tileOfKind), JOKER, JOKER]);
  return [{ kind: 'group', tiles, number: (pair[0] % LAST_NUMBER) + 1, colour: '' }];
}
