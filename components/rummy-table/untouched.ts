/** RUM-10: before the first meld the sets of the table stay as they lie. Pure. */
import type { Draft } from '../../machines/match-events.ts';
import { playedOf } from '../../machines/rummy/draft.ts';
import { difference, type Tile } from '../../machines/rummy/tile.ts';
import type { RummyTableState } from './speech.ts';

type Table = Draft['table'];

/** Whether the person may use what lies on the table; who only watches is asked for nothing. */
export function mayTouch({ view, me }: Pick<RummyTableState, 'view' | 'me'>): boolean {
  return me === null || !view?.melded || (view.melded[me] ?? false);
}

/** The first set that a table had and a draft leaves as it lies, and that wouldn't lie like that any more; null: none. */
export function touchedBy(draft: Draft, next: Table): readonly Tile[] | null {
  const here = without(draft.before, without(draft.before, draft.table));
  return without(here, next)[0] ?? null;
}

/** Which sets of a draft hold tiles of the table that lay otherwise. */
export function touchedSets(draft: Draft): ReadonlySet<number> {
  const played = playedOf(draft);
  const stood = draft.before.map((tiles) => tiles.join(' '));
  return new Set(
    draft.table.flatMap((tiles, set) => {
      const at = stood.indexOf(tiles.join(' '));
      if (at >= 0) stood.splice(at, 1);
      return at < 0 && difference(tiles, played).length > 0 ? [set] : [];
    }),
  );
}

/** The sets that aren't among the others as they are. */
function without(sets: Table, others: Table): Table {
  const left = others.map((tiles) => tiles.join(' '));
  return sets.filter((tiles) => {
    const at = left.indexOf(tiles.join(' '));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
