/** The tables and racks that a rummy example leads through, turns that are refused or half made included. */
import { PipError } from '../../machines/error.ts';
import { rummy } from '../../machines/rummy/game.ts';
import { without } from '../../machines/rummy/hand.ts';
import { listsOf, setsWithout } from '../../machines/rummy/lists.ts';
import type { RummyView } from '../../machines/rummy/model.ts';
import { readMove, readSets } from '../../machines/rummy/notation.ts';
import { isSet, readSet, type TileSet } from '../../machines/rummy/set.ts';
import { laidTiles, type RummyState } from '../../machines/rummy/state.ts';
import { difference, type Tile } from '../../machines/rummy/tile.ts';
import type { Slot } from '../../machines/slots.ts';
import type { ExampleData, ExampleStep } from './data.ts';
import { refusalOf } from './refusal.ts';
import { faultySets } from './rummy-faults.ts';

export interface RummyStep {
  /** What a spectator sees; of a turn that isn't made, the position before it. */
  readonly view: RummyView;
  /** As it lies, or as it would lie; sets of a turn that isn't made may be none. */
  readonly table: readonly (readonly Tile[])[];
  /** By seat, each as its own seat sees it. */
  readonly racks: readonly (readonly Slot[])[];
  /** Tiles left to draw. */
  readonly pool: number;
  /** What the tiles of a first meld are worth, one by one; [] where this is none. */
  readonly meld: readonly number[];
  /** The tiles that came from a rack in this step. */
  readonly laid: readonly Tile[];
  /** Why the step's turn is turned down. */
  readonly refusal: PipError | null;
  /** Which sets are at fault then. */
  readonly faults: readonly number[];
  /** 'draft': half made; 'tried': turned down. */
  readonly turn: 'made' | 'draft' | 'tried';
  /** Whose turn this step shows; null: nobody's. */
  readonly by: number | null;
}

/** Throws PipError where the position or a move breaks the rules, or a move that is shown refused doesn't. */
export function walkRummy(data: ExampleData): readonly RummyStep[] {
  let state = rummy.position(rummy.options(data.options ?? {}), data.position);
  return data.steps.map((step, i) => {
    const before = state;
    if (step.move !== undefined) state = rummy.play(state, step.move);
    return turnOf(step, i, before, state);
  });
}

function turnOf(step: ExampleStep, at: number, before: RummyState, state: RummyState): RummyStep {
  const { move, tried, draft } = step;
  const shown = {
    view: rummy.view(state, null),
    table: listsOf(state.table),
    racks: state.hands,
    pool: state.stock.length,
    faults: [],
    refusal: null,
    turn: 'made' as const,
    laid: [],
    meld: [],
    by: null,
  };
  if (move !== undefined) {
    const laid = difference(laidTiles(state.table), laidTiles(before.table));
    return { ...shown, laid, meld: meldOf(before, state.table), by: before.turn };
  }
  if (tried === undefined && draft === undefined) return shown;
  const made = { ...shown, by: before.turn };
  if (tried !== undefined) {
    const refusal = refusalOf(() => rummy.play(before, tried));
    const move = readMove(tried);
    if (move?.do !== 'play') return { ...made, refusal, turn: 'tried' };
    const faults = faultySets(shown.table, move.sets, refusal);
    return { ...made, ...laidOut(before, move.sets), faults, refusal, turn: 'tried' };
  }
  const sets = readSets(draft ?? '');
  if (!sets) throw new PipError('bad-record', { path: `/steps/${at}/draft` });
  return { ...made, ...laidOut(before, sets), turn: 'draft' };
}

/** A table that isn't played, and what it leaves on the rack; a tile that it takes off the table goes there. */
function laidOut(before: RummyState, table: readonly (readonly Tile[])[]) {
  const was = laidTiles(before.table);
  const laid = difference(table.flat(), was);
  const left = before.turn === null ? null : without(before, before.turn, laid);
  if (before.turn === null || left === null || 'lacking' in left) {
    throw new PipError('bad-record', { detail: { reason: 'not-held' } });
  }
  const rack = [...left.rest, ...difference(was, table.flat())];
  const sets = table.map(readSet).filter(isSet);
  return {
    table,
    laid,
    racks: before.hands.with(before.turn, rack),
    meld: meldOf(before, sets),
  };
}

/** The worth of each tile of a first meld's sets, in their order; [] where the table is touched. */
function meldOf(before: RummyState, after: readonly TileSet[]): number[] {
  if (before.turn === null || before.melded[before.turn]) return [];
  const [stood, lies] = [listsOf(before.table), listsOf(after)];
  if (setsWithout(stood, lies).length > 0) return [];
  const fresh = setsWithout(lies, stood).map(readSet).filter(isSet);
  return fresh.flatMap(({ kind, tiles, number }) =>
    tiles.map((_, place) => (kind === 'group' ? number : number + place)),
  );
}
