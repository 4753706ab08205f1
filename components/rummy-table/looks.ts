/** What the buttons of rack and table look like now: gathered from the match, the choice and where things lie. */
import type { Point } from '../felt/drag-controller.ts';
import type { RummyWords } from '../locales/en/rummy.ts';
import { who } from '../table/who.ts';
import type { Choosing } from './choosing.ts';
import type { Board, Ground } from './ground.ts';
import { hintedNames } from './hints.ts';
import type { Lying } from './lying.ts';
import type { Name } from './names.ts';
import type { RackLook } from './rack.ts';
import { rackSlots } from './rack-area.ts';
import type { FaultTold, SetsLook } from './sets.ts';
import type { RummyTableState } from './speech.ts';
import type { TileLook } from './tile-button.ts';

interface Looking {
  readonly table: RummyTableState;
  readonly words: RummyWords;
  readonly faults: readonly (FaultTold | null)[];
  readonly ground: Ground;
  readonly choosing: Choosing;
  readonly at: (event: MouseEvent) => Point | null;
}

/** What all of them have in common, worked out once for a render. */
export interface Looked extends Looking {
  readonly lying: readonly Lying[];
  /** Tiles that were laid since the person's last turn. */
  readonly fresh: ReadonlySet<Name>;
  /** Tiles of the rack that a hint speaks of. */
  readonly hinted: ReadonlySet<Name>;
}

export function lookedAt(looking: Looking): Looked {
  const { table, ground } = looking;
  const { hint, view, me } = table;
  // What is lying comes first: names and tracks follow it.
  const lying = ground.lying(table);
  const hinted = hint === null || !view ? null : hintedNames(hint, view, ground.names.rack);
  const fresh = ground.tracks.fresh(view?.log ?? [], me);
  return { ...looking, lying, fresh, hinted: hinted ?? new Set() };
}

const tileLook = ({ words, choosing, at, fresh, hinted }: Looked): TileLook => {
  return { words, choosing, at, fresh, hinted };
};

/** `board`: null in the flow of the small table. */
export function setsLook(looked: Looked, board: Board | null): SetsLook {
  const { faults, ground, choosing, lying } = looked;
  const target = choosing.target ?? '';
  return {
    ...tileLook(looked),
    layout: board?.layout ?? null,
    sets: ground.names.table.map((_, at) => lying.filter(({ set }) => set === at)),
    fitting: choosing.fitting,
    faults,
    aimed: /^\d+$/.test(target) ? Number(target) : null,
  };
}

export function rackLook(looked: Looked, board: Board | null): RackLook {
  const { table, words, choosing, lying } = looked;
  const tiles = lying.filter(({ set }) => set === null);
  const look = {
    ...tileLook(looked),
    label: words.rackLabel(who(table, table.bottom)),
    tiles,
  };
  if (!board) return look;
  const { rack } = board.areas;
  const { tile: w, high: h, rise, pitch } = rack;
  const slots = rackSlots(rack, tiles.length);
  return {
    ...look,
    box: (index) => {
      const at = slots[index] ?? { x: 0, y: 0 };
      const up = choosing.picking.ids.includes(tiles[index]?.id ?? '') ? rise - 1 : 0;
      const reach = Math.max(0, (pitch - w) / 2);
      return { x: at.x - w / 2, y: at.y - h / 2 - up, w, h, reach };
    },
  };
}
