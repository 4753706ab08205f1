/** A view's texts as lists. Pure. */
import { sorted } from '../../machines/rummy/draft-rack.ts';
import type { RummyView } from '../../machines/rummy/model.ts';
import { readSets, readSlots } from '../../machines/rummy/notation.ts';
import type { Tile } from '../../machines/rummy/tile.ts';
import { UNKNOWN } from '../../machines/slots.ts';

export function setsOf(view: Pick<RummyView, 'table'> | null): Tile[][] {
  return readSets(view?.table ?? '') ?? [];
}

/** The known tiles of a rack. */
export function rackOf(view: RummyView | null, seat: number): Tile[] {
  return (readSlots(view?.hands[seat] ?? '') ?? []).filter((slot) => slot !== UNKNOWN);
}

/** A rack that is turned up lies in order. */
export function turnedUp(view: RummyView | null, seat: number): Tile[] {
  return sorted(rackOf(view, seat), 'colour');
}

/** How many tiles are in a list, unknown ones included. */
export function sizeOf(list: string | undefined): number {
  return readSlots(list ?? '')?.length ?? 0;
}
