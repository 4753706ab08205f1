/** Beginner: lays sets from the rack and adds to sets of the table, moves nothing there, and overlooks tiles of its own. */
import { type Chance, chanceFrom } from '../../chance.ts';
import type { Search } from '../../think.ts';
import { FIRST_MELD } from '../check.ts';
import type { RummyView } from '../model.ts';
import { formatTable } from '../notation.ts';
import type { TileSet } from '../set.ts';
import { bestSets, type TurnStart, turnStart } from '../solver/best-turn.ts';
import { inPlace } from '../table-order.ts';
import { difference, type Tile } from '../tile.ts';
import { grown } from './grow.ts';
import { idle } from './idle.ts';
import { chanceText } from './sight.ts';

/** How often a tile of the rack is overlooked for a turn. */
const OVERLOOKED = 0.2;

export function beginner(view: RummyView, seed: string): Search<string> {
  return withoutMoving(view, chanceFrom(chanceText(view, seed)));
}

/** The same without overlooking anything: what the bench calls its honest form. */
export function attentiveBeginner(view: RummyView): Search<string> {
  return withoutMoving(view, null);
}

function* withoutMoving(view: RummyView, chance: Chance | null): Search<string> {
  const start = turnStart(view);
  const rack = chance ? start.rack.filter(() => chance.unit() >= OVERLOOKED) : start.rack;
  const table = yield* added({ ...start, rack });
  return table ? `play ${formatTable(inPlace(start.table, table))}` : idle(view);
}

/** The table with new sets and what may be added to those that lie; null when nothing is. */
function* added({ table, rack, melded }: TurnStart): Search<TileSet[] | null> {
  const worth = melded ? 0 : FIRST_MELD;
  const sets = (yield* bestSets(rack, { most: 'tiles', worth })) ?? [];
  if (!melded) return sets.length > 0 ? [...table, ...sets] : null;
  let after = [...table, ...sets];
  let rest: readonly Tile[] = difference(
    rack,
    sets.flatMap(({ tiles }) => tiles),
  );
  let changed = sets.length > 0;
  for (let found = true; found; ) {
    found = false;
    for (const tile of rest) {
      const next = grown(after, tile);
      if (!next) continue;
      after = next;
      rest = difference(rest, [tile]);
      found = true;
      changed = true;
    }
  }
  return changed ? after : null;
}
