/** RUM-13 and RUM-15: the best table that may follow, over all ways in which the jokers of the table may be taken. */
import { arrangeGroup } from '../arrange.ts';
import type { TileSet } from '../set.ts';
import { laidTiles } from '../state.ts';
import { JOKER, LAST_NUMBER, type Tile } from '../tile.ts';
import { countKinds, type Demand, lieOf, tableJokers, tileOfKind } from './demand.ts';
import { jokersLaid, layPlan } from './lay.ts';
import { laidBeside } from './lay-jokers.ts';
import { asTheyLie, demandOf, type Reading, readingsOf } from './readings.ts';
import { type Goal, MAIN } from './scoring.ts';
import type { Scratch } from './scratch.ts';
import { sweep } from './sweep.ts';

/** How much of what a rack could score is given up at most, at each try: few turns with jokers leave much. */
const LOSSES = [0, 1, 2, 3, 5, 8, 12, 20, Number.POSITIVE_INFINITY];

interface Try {
  readonly reading: Reading;
  readonly demand: Demand;
  /** What is scored before the sweep begins: rack tiles that the reading plays, and the rack's jokers. */
  readonly forced: number;
  readonly jokers: number;
  /** More than any turn of this reading scores. */
  readonly top: number;
}

/** The sets of the best turn; null when no tile can be played. */
export function rearranged(
  table: readonly TileSet[],
  rack: readonly Tile[],
  { goal, jokers }: { readonly goal: Goal; readonly jokers: number },
  memory: Scratch,
): TileSet[] | null {
  const lie = lieOf(table);
  const { units } = goal;
  const spareGoal = { units, joker: 0 };
  const tries = triesFor(table, rack, goal, jokers);
  let best: TileSet[] | null = null;
  let most = 0;

  /** Sweeps with so many jokers at hand; those that it leaves are laid beside, which most tables have room for. */
  function attempt(each: Try, jokersMay: number, floor: number): void {
    const { demand, forced, reading } = each;
    const least = Math.max(floor, most);
    const spare = { ...demand, jokersMust: 0, jokersMay };
    const sure = forced + each.jokers;
    const plan = sweep(spare, lie, spareGoal, memory, least - sure);
    if (!plan) return;
    const sets = [...pairOf(reading), ...layPlan(plan, demand, table)];
    const left = demand.jokersMust + demand.jokersMay - jokersLaid(plan);
    const all = laidBeside(sets, left, table);
    if (all) {
      best = all;
      most = plan.score + sure;
      return;
    }
    const exact = sweep(demand, lie, goal, memory, least - forced);
    if (!exact) return;
    best = [...pairOf(reading), ...layPlan(exact, demand, table)];
    most = exact.score + forced;
  }

  // First without spare jokers: that is quick, and moves least.
  for (const each of tries) attempt(each, 0, 0);
  const withJokers = tries.filter(({ demand }) => demand.jokersMust + demand.jokersMay > 0);
  const top = Math.floor(Math.max(0, ...withJokers.map((each) => each.top)) / MAIN);
  // With them only for more.
  const more = Math.round(most / MAIN) + 1;
  for (const loss of LOSSES) {
    if (top < more) return best;
    const level = Math.max(more, top - loss);
    const before = most;
    for (const each of withJokers) {
      const { jokersMust, jokersMay } = each.demand;
      attempt(each, jokersMust + jokersMay, level * MAIN - MAIN / 2);
    }
    if (most > before || level === more) return best;
  }
  return best;
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
  const still = lying.length > 0 ? [asTheyLie(lying)] : [];
  return [...still, ...readingsOf(lying, rackKinds)].flatMap((reading) => {
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
