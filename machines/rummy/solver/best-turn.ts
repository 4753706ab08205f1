/** The best turn of a seat, exactly: by RUM-9 and RUM-10 before its first meld, by RUM-13 and RUM-15 after it. */
import { PipError } from '../../error.ts';
import { UNKNOWN } from '../../slots.ts';
import { arrangeGroup } from '../arrange.ts';
import { FIRST_MELD } from '../check.ts';
import type { RummyView } from '../model.ts';
import { readSets, readSlots } from '../notation.ts';
import { isSet, readSet, type TileSet } from '../set.ts';
import { laidTiles } from '../state.ts';
import { inPlace } from '../table-order.ts';
import { difference, JOKER, LAST_NUMBER, type Tile } from '../tile.ts';
import {
  countJokers,
  countKinds,
  type Demand,
  KINDS,
  type Lie,
  lieOf,
  tableJokers,
  tileOfKind,
} from './demand.ts';
import { layPlan } from './lay.ts';
import { demandOf, type Reading, readingsOf } from './readings.ts';
import { type Aim, MAIN } from './scoring.ts';
import { type Scratch, scratch } from './scratch.ts';
import { type Plan, sweep } from './sweep.ts';

/** What a turn starts from. */
export interface TurnStart {
  readonly table: readonly TileSet[];
  readonly rack: readonly Tile[];
  readonly melded: boolean;
}

export interface Turn {
  /** The whole table after the turn, every set as it lies, in its place. */
  readonly table: readonly (readonly Tile[])[];
  /** From the rack. */
  readonly played: readonly Tile[];
  /** In notation. */
  readonly move: string;
}

/** What a turn is to have most of: tiles played, or their value on a rack (RUM-18). Equal turns: the one that changes least of the table. */
export type Most = 'tiles' | 'points';

const JOKER_VALUE = 30;
const ONES = new Array<number>(KINDS).fill(1);
const VALUES = Array.from({ length: KINDS }, (_, kind) => (kind % LAST_NUMBER) + 1);

const AIMS: Readonly<Record<Most, Aim>> = {
  tiles: { main: ONES, joker: 1, tie: VALUES },
  points: { main: VALUES, joker: JOKER_VALUE, tie: ONES },
};

/** What the seat to move starts from. Throws 'over' when nobody is to move, 'illegal-move' when its rack isn't known. */
export function turnStart(view: Pick<RummyView, 'turn' | 'hands' | 'table' | 'melded'>): TurnStart {
  const { turn } = view;
  if (turn === null) throw new PipError('over');
  const rack = readSlots(view.hands[turn] ?? '') ?? [];
  if (rack.includes(UNKNOWN)) {
    throw new PipError('illegal-move', { detail: { field: 'hands', seat: turn } });
  }
  const table = (readSets(view.table ?? '') ?? []).map(readSet).filter(isSet);
  return { table, rack, melded: view.melded?.[turn] ?? false };
}

export interface TurnWish {
  readonly most: Most;
  /** Jokers of the rack that may be laid; default all. */
  readonly jokers?: number;
  /** Before it matters how little changes, by kind: what else speaks for playing a tile. */
  readonly aim?: Aim;
}

/** The best turn; null when no tile can be played. `memory` may be shared by turns that are looked for one after the other. */
export function bestTurn(start: TurnStart, wish: TurnWish, memory = scratch()): Turn | null {
  const found = start.melded ? rearranged(start, wish, memory) : firstMeld(start, wish, memory);
  if (!found) return null;
  const table = inPlace(start.table, found);
  const lists = table.map(({ tiles }) => tiles);
  const played = difference(lists.flat(), laidTiles(start.table));
  const move = `play ${lists.map((tiles) => tiles.join(' ')).join(', ')}`;
  return { table: lists, played, move };
}

const EMPTY: Lie = { links: new Uint8Array(KINDS), grouped: new Uint8Array(KINDS) };

function jokersOf(rack: readonly Tile[], { jokers = Number.POSITIVE_INFINITY }: TurnWish): number {
  return Math.min(jokers, countJokers(rack));
}

/** RUM-9, RUM-10: new sets from the rack beside a table that stays. */
function firstMeld(start: TurnStart, wish: TurnWish, memory: Scratch): TileSet[] | null {
  const sets = bestSets(start.rack, { ...wish, worth: FIRST_MELD }, memory);
  return sets && [...start.table, ...sets];
}

/** The best new sets that a rack makes by itself, worth so much together (RUM-9); null when it makes none. */
export function bestSets(
  rack: readonly Tile[],
  wish: TurnWish & { readonly worth: number },
  memory = scratch(),
): TileSet[] | null {
  const demand: Demand = {
    must: new Uint8Array(KINDS),
    may: countKinds(rack),
    fixed: new Uint8Array(KINDS),
    jokersMust: 0,
    jokersMay: jokersOf(rack, wish),
    worth: wish.worth,
  };
  const plan = sweep(demand, EMPTY, wish.aim ?? AIMS[wish.most], memory, 0);
  return plan && layPlan(plan, demand, []);
}

interface Found {
  readonly plan: Plan;
  readonly demand: Demand;
  readonly reading: Reading;
}

/** What is left of the rack at most, in the measure of the aim, at each try: few turns with jokers leave much. */
const LOSSES = [0, 1, 2, 3, 5, 8, 12, 20];

function rearranged(start: TurnStart, wish: TurnWish, memory: Scratch): TileSet[] | null {
  const { table, rack } = start;
  const tableKinds = countKinds(laidTiles(table));
  const rackKinds = countKinds(rack);
  const jokers = jokersOf(rack, wish);
  const aim = wish.aim ?? AIMS[wish.most];
  const lie = lieOf(table);
  const tries = readingsOf(tableJokers(table), rackKinds).flatMap((reading) => {
    const made = demandOf(reading, tableKinds, rackKinds, jokers);
    if (!made) return [];
    // What is played by force counts beside what the sweep scores.
    const sure = made.played.reduce((sum, kind) => sum + worthOf(aim, kind), 0);
    return [{ reading, demand: made.demand, sure, top: sure + topOf(made.demand, aim) }];
  });
  let best: Found | null = null;
  let most = 0;
  const attempt = ({ reading, demand, sure }: (typeof tries)[number], floor: number): void => {
    const plan = sweep(demand, lie, aim, memory, Math.max(floor, most) - sure);
    if (!plan) return;
    best = { plan, demand, reading };
    most = plan.score + sure;
  };
  const withJokers = tries.filter(({ demand }) => demand.jokersMust + demand.jokersMay > 0);
  for (const each of tries) {
    const { demand } = each;
    if (demand.jokersMust === 0) attempt({ ...each, demand: { ...demand, jokersMay: 0 } }, 0);
  }
  const top = Math.max(...withJokers.map((each) => each.top));
  for (const loss of LOSSES) {
    const floor = top - loss * MAIN - MAIN / 2;
    if (floor < most) break;
    const before = most;
    for (const each of withJokers) attempt(each, floor);
    if (most > before) return laid(best, table);
  }
  for (const each of withJokers) attempt(each, 0);
  return laid(best, table);
}

function laid(found: Found | null, table: readonly TileSet[]): TileSet[] | null {
  if (!found) return null;
  return [...pairOf(found.reading), ...layPlan(found.plan, found.demand, table)];
}

/** More than any plan can score. */
function topOf({ may, jokersMay }: Demand, aim: Aim): number {
  let top = jokersMay * aim.joker * MAIN;
  for (const [kind, count] of may.entries()) top += count * worthOf(aim, kind);
  return top;
}

function worthOf({ main, tie }: Aim, kind: number): number {
  return (main[kind] ?? 0) * MAIN + (tie[kind] ?? 0);
}

function pairOf({ pair }: Reading): TileSet[] {
  if (!pair) return [];
  const tiles = arrangeGroup([...pair.map(tileOfKind), JOKER, JOKER]);
  return [{ kind: 'group', tiles, number: (pair[0] % LAST_NUMBER) + 1, colour: '' }];
}
