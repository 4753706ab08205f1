/** The best turn of a seat, exactly: by RUM-9 and RUM-10 before its first meld, by RUM-13 and RUM-15 after it. */
import { PipError } from '../../error.ts';
import { UNKNOWN } from '../../slots.ts';
import { type Search, thinkAtOnce } from '../../think.ts';
import { FIRST_MELD } from '../check.ts';
import { type Lists, listsOf } from '../lists.ts';
import type { RummyView } from '../model.ts';
import { formatLists, readSets, readSlots } from '../notation.ts';
import { isSet, readSet, type TileSet } from '../set.ts';
import { laidTiles } from '../state.ts';
import { inPlace } from '../table-order.ts';
import { difference, JOKER, rackValue, type Tile } from '../tile.ts';
import { countJokers, countKinds, type Demand, KINDS, type Lie } from './demand.ts';
import { layPlan } from './lay.ts';
import { rearranged } from './rearrange.ts';
import { type Goal, goalOf } from './scoring.ts';
import { type Scratch, scratch } from './scratch.ts';
import { sweep } from './sweep.ts';

/** What a turn starts from. */
export interface TurnStart {
  readonly table: readonly TileSet[];
  readonly rack: readonly Tile[];
  readonly melded: boolean;
}

export interface Turn {
  /** The whole table after the turn, every set as it lies, in its place. */
  readonly table: Lists;
  /** From the rack. */
  readonly played: readonly Tile[];
  /** In notation. */
  readonly move: string;
}

/** What a turn is to have most of: tiles played, or their value on a rack (RUM-18). Of equal turns one that leaves much of the table as it lies. */
export type Most = 'tiles' | 'points';

const GOALS: Readonly<Record<Most, Goal>> = {
  tiles: goalOf(
    () => 1,
    (number) => number,
    1,
  ),
  points: goalOf(
    (number) => number,
    () => 1,
    rackValue([JOKER]),
  ),
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

interface TurnWish {
  readonly most: Most;
  /** Jokers of the rack that may be laid; default all. */
  readonly jokers?: number;
}

/** The best turn, at one go. */
export function bestTurn(start: TurnStart, wish: TurnWish, memory?: Scratch): Turn | null {
  return thinkAtOnce(searchTurn(start, wish, memory));
}

/**
 * The best turn; null when no tile can be played. `memory` may be shared by turns that are looked for one after the other.
 * Most are found without a pause; told that its time is up it gives the best that it has found.
 */
export function* searchTurn(
  start: TurnStart,
  wish: TurnWish,
  memory = scratch(),
): Search<Turn | null> {
  const wanted = { goal: GOALS[wish.most], jokers: jokersOf(start.rack, wish) };
  const found = start.melded
    ? yield* rearranged(start.table, start.rack, wanted, memory)
    : yield* firstMeld(start, wish, memory);
  if (!found) return null;
  const table = inPlace(start.table, found);
  const lists = listsOf(table);
  const played = difference(lists.flat(), laidTiles(start.table));
  const move = `play ${formatLists(lists)}`;
  return { table: lists, played, move };
}

const EMPTY: Lie = { links: new Uint8Array(KINDS), grouped: new Uint8Array(KINDS) };

function jokersOf(rack: readonly Tile[], { jokers = Number.POSITIVE_INFINITY }: TurnWish): number {
  return Math.min(jokers, countJokers(rack));
}

/** RUM-9, RUM-10: new sets from the rack beside a table that stays. */
function* firstMeld(start: TurnStart, wish: TurnWish, memory: Scratch): Search<TileSet[] | null> {
  const sets = yield* bestSets(start.rack, { ...wish, worth: FIRST_MELD }, memory);
  return sets && [...start.table, ...sets];
}

/** The best new sets that a rack makes by itself, worth so much together (RUM-9); null when it makes none. */
export function* bestSets(
  rack: readonly Tile[],
  wish: TurnWish & { readonly worth: number },
  memory = scratch(),
): Search<TileSet[] | null> {
  const demand: Demand = {
    must: new Uint8Array(KINDS),
    may: countKinds(rack),
    fixed: new Uint8Array(KINDS),
    jokersMust: 0,
    jokersMay: jokersOf(rack, wish),
    worth: wish.worth,
  };
  const { plan } = yield* sweep({ demand, lie: EMPTY, goal: GOALS[wish.most], floor: 0 }, memory);
  return plan && layPlan(plan, demand, []);
}
