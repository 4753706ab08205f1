/** RUM-10: before the first meld the sets of the table stay as they lie. Pure. */
import type { Draft } from '../match-events.ts';
import { type Lists, setsWithout } from './lists.ts';
import type { RummyView } from './model.ts';
import { difference, type Tile } from './tile.ts';

/** Whether `view.me` may use what lies on the table; who only watches is asked for nothing. */
export function mayTouch({ me, melded }: Pick<RummyView, 'me' | 'melded'>): boolean {
  return me === null || (melded?.[me] ?? false);
}

/** The first set that a table had and a draft leaves as it lies, and that wouldn't lie like that any more; null: none. */
export function touchedBy(
  { before, table }: Pick<Draft, 'before' | 'table'>,
  next: Lists,
): readonly Tile[] | null {
  const here = setsWithout(before, setsWithout(before, table));
  return setsWithout(here, next)[0] ?? null;
}

/** By set of a table: whether it holds tiles that lay otherwise before the turn. */
export function touchedSets(before: Lists, table: Lists): boolean[] {
  const played = difference(table.flat(), before.flat());
  const changed = new Set(setsWithout(table, before));
  return table.map((tiles) => changed.has(tiles) && difference(tiles, played).length > 0);
}
