/** Racks that the other seats may hold, drawn by chance from what a seat hasn't seen. */
import { type Chance, mixed } from '../../chance.ts';
import { UNKNOWN } from '../../slots.ts';
import type { Search } from '../../think.ts';
import type { RummyView } from '../model.ts';
import { readSlots } from '../notation.ts';
import { searchTurn, type TurnStart } from '../solver/best-turn.ts';
import type { Scratch } from '../solver/scratch.ts';
import { laidTiles } from '../state.ts';
import { difference, TILES, type Tile } from '../tile.ts';

/** A seat that moves before the deciding one does again. */
export interface Rival {
  readonly melded: boolean;
  /** Tiles that are known, and how many more it holds. */
  readonly known: readonly Tile[];
  readonly hidden: number;
}

export function rivalsOf({ hands, melded, turn }: RummyView): Rival[] {
  return hands.flatMap((text, seat) => {
    if (seat === turn) return [];
    const rack = readSlots(text) ?? [];
    const known = rack.filter((slot) => slot !== UNKNOWN);
    return [{ melded: melded?.[seat] ?? false, known, hidden: rack.length - known.length }];
  });
}

/** What lies neither on the table nor on a rack that the seat knows. */
export function unseenTiles({ table, rack }: TurnStart, rivals: readonly Rival[]): Tile[] {
  return difference(TILES, [...laidTiles(table), ...rack, ...rivals.flatMap(({ known }) => known)]);
}

/** How often a rack is drawn again that its seat would hardly have kept. */
const DRAWS = 4;

/**
 * A rack for a seat. Whoever has melded and could lay tiles on this table would have laid them, but for the one drawn
 * last: of a few racks the one that leaves fewest such tiles.
 */
export function* drawRack(
  rival: Rival,
  unseen: readonly Tile[],
  { table }: TurnStart,
  chance: Chance,
  memory: Scratch,
): Search<Tile[]> {
  let best: Tile[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < DRAWS && least > 0; i++) {
    const rack = [...rival.known, ...mixed([...unseen], chance).slice(0, rival.hidden)];
    const kept = rack.slice(0, -1);
    const turn = rival.melded
      ? yield* searchTurn({ table, rack: kept, melded: true }, { most: 'tiles', jokers: 0 }, memory)
      : null;
    const playable = turn?.played.length ?? 0;
    if (playable >= least) continue;
    least = playable;
    best = rack;
  }
  return best;
}
