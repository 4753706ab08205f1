/** Racks that may hold tiles which the reader doesn't know. */
import type { Seat } from '../game.ts';
import { handOf } from '../seats.ts';
import { type Slot, UNKNOWN } from '../slots.ts';
import { laidTiles, type RummyState } from './state.ts';
import { COPIES, type Tile, tally } from './tile.ts';

type Tiles = Pick<RummyState, 'hands' | 'stock' | 'table'>;

/** How often the reader knows each tile to be somewhere. */
function knownTiles({ hands, stock, table }: Tiles): Map<Slot, number> {
  return tally([...hands.flat(), ...stock, ...laidTiles(table)]);
}

/** Whether a tile that isn't known may be this one: not both copies are known elsewhere. */
export function mayBe(state: Tiles, tile: Tile): boolean {
  return (knownTiles(state).get(tile) ?? 0) < COPIES;
}

/** A rack without tiles: themselves, or ones that aren't known. `lacking`: the first that the rack can't hold. */
export function without(
  state: RummyState,
  seat: Seat,
  tiles: readonly Tile[],
): { rest: Slot[] } | { lacking: Tile } {
  const rest = [...handOf(state, seat)];
  const known = knownTiles(state);
  for (const tile of tiles) {
    let at = rest.indexOf(tile);
    if (at < 0 && (known.get(tile) ?? 0) < COPIES) {
      at = rest.indexOf(UNKNOWN);
      known.set(tile, (known.get(tile) ?? 0) + 1);
    }
    if (at < 0) return { lacking: tile };
    rest.splice(at, 1);
  }
  return { rest };
}
