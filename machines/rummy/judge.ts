/** What is to be said of a draft: each set, the points of a first meld, and why it can't be played yet. */
import { PipError } from '../error.ts';
import type { Draft } from '../match-events.ts';
import { untimely } from '../untimely.ts';
import { checkTable, FIRST_MELD, playedTiles, validSets } from './check.ts';
import type { Lists } from './lists.ts';
import type { RummyView } from './model.ts';
import { isSet, readSet, type SetFault, setValue, type TileSet } from './set.ts';
import { difference, type Tile } from './tile.ts';
import { touchedSets } from './untouched.ts';

/** One list of tiles on the table: the set that it is, or what keeps it from being one. */
type Found =
  | { readonly set: TileSet; readonly fault: null }
  | { readonly set: null; readonly fault: SetFault };

export type JudgedSet = Found & {
  /** It holds tiles of the table that have to stay as they lay (RUM-10). */
  readonly touched: boolean;
};

export interface Judged {
  /** By set, as the draft's table has them. */
  readonly sets: readonly JudgedSet[];
  /** The tiles that came from the rack this turn; of twins either. */
  readonly played: readonly Tile[];
  /** What the valid sets from the rack alone are worth (RUM-9). */
  readonly have: number;
  /** 30 before the first meld, null after it. */
  readonly need: number | null;
  /** Why the draft can't be played now; null when it can. */
  readonly refusal: PipError | null;
}

/** From what a seat may know: `view.me` is the seat whose draft it is. */
export function judge(
  view: Pick<RummyView, 'me' | 'turn' | 'melded'>,
  { before, table }: Pick<Draft, 'before' | 'table'>,
): Judged {
  const melded = (view.me !== null && view.melded?.[view.me]) ?? false;
  const laid = before.map(readSet).filter(isSet);
  const touched = melded ? [] : touchedSets(before, table);
  const sets = table.map((tiles, at): JudgedSet => {
    return { ...found(tiles), touched: touched[at] ?? false };
  });
  const { played, refusal } = check(laid, table, melded);
  return {
    sets,
    played,
    have: worth(played, sets),
    need: melded ? null : FIRST_MELD,
    refusal: untimely(view.turn, view.me) ?? refusal,
  };
}

function found(tiles: readonly Tile[]): Found {
  const set = readSet(tiles);
  return isSet(set) ? { set, fault: null } : { set: null, fault: set };
}

/** RUM-13 in the order in which a move is checked. */
function check(
  before: readonly TileSet[],
  table: Lists,
  melded: boolean,
): { played: Tile[]; refusal: PipError | null } {
  let played: Tile[] = [];
  try {
    played = playedTiles(before, table);
    checkTable(before, validSets(table), played, melded);
    return { played, refusal: null };
  } catch (error) {
    if (error instanceof PipError) return { played, refusal: error };
    throw error;
  }
}

/** The points of the valid sets that are wholly made of these tiles. */
function worth(played: readonly Tile[], sets: readonly JudgedSet[]): number {
  let left = played;
  return sets.reduce((sum, { set }) => {
    if (!set || difference(set.tiles, left).length > 0) return sum;
    left = difference(left, set.tiles);
    return sum + setValue(set);
  }, 0);
}
