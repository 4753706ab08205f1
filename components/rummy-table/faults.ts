/** What keeps tiles from being a set, or a set from lying as it does: as words need to know it. Pure. */
import type { Draft } from '../../machines/match-events.ts';
import type { Judged } from '../../machines/rummy/judge.ts';
import { setsWithout } from '../../machines/rummy/lists.ts';
import { isSet, readSet, type SetFault, SHORTEST, standsOf } from '../../machines/rummy/set.ts';
import { isJoker, numberOf, type Tile } from '../../machines/rummy/tile.ts';
import type { FaultSaid } from '../locales/en/rummy-faults.ts';

/** What keeps them from being a set; null when they are one. */
export function faultSaid(tiles: readonly Tile[]): FaultSaid | null {
  const found = readSet(tiles);
  return isSet(found) ? null : faultOf(tiles, found);
}

function faultOf(tiles: readonly Tile[], { reason, rule, tile }: SetFault): FaultSaid {
  const kind = rule === 'RUM-4' ? 'group' : numbered(tiles) < 2 ? null : 'run';
  return { reason, kind, missing: Math.max(1, SHORTEST - tiles.length), tile };
}

function numbered(tiles: readonly Tile[]): number {
  return new Set(tiles.filter((tile) => !isJoker(tile)).map(numberOf)).size;
}

const notYet = { kind: null, missing: 0 } as const;

/** By set of a draft: what is wrong with it, by itself or where it lies. */
export function faultsOf({ sets, refusal }: Judged, draft: Draft): (FaultSaid | null)[] {
  const waits = refusal?.detail?.reason === 'joker' ? refusal.detail.tiles : null;
  return draft.table.map((tiles, at) => {
    const found = sets[at];
    if (found?.fault) return faultOf(tiles, found.fault);
    if (found?.touched) return { reason: 'touched', ...notYet };
    return Array.isArray(waits) && strays(tiles, waits, draft)
      ? { reason: 'joker', ...notYet }
      : null;
  });
}

/** RUM-15: whether a set that has changed holds a joker, and not for one of the tiles that it `waits` for. */
function strays(tiles: readonly Tile[], waits: readonly Tile[], { before }: Draft): boolean {
  const lay = setsWithout([tiles], before).length === 0;
  const jokers = standsOf(tiles).filter((_, at) => isJoker(tiles[at] ?? ''));
  return !lay && jokers.length > 0 && !jokers.flat().some((tile) => waits.includes(tile));
}
