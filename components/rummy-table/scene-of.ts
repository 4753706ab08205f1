/** The table's state as the scene wants it. Pure. */
import type { RummyView } from '../../machines/rummy/model.ts';
import type { Scene } from '../stage/scene.ts';
import { isDealt } from '../table/table-state.ts';
import type { TableAreas } from './areas.ts';
import type { TableLayout } from './layout.ts';
import type { Name, Seen } from './names.ts';
import { type OtherRack, type RackTile, type RummySceneInput, rummyScene } from './scene.ts';
import type { RummyTableState } from './speech.ts';
import { sizeOf, turnedUp } from './table-view.ts';
import type { Tone } from './tile-picture.ts';

export interface Look {
  readonly names: Seen<Name>;
  /** By set: whether it is none yet. */
  readonly faults: readonly boolean[];
  readonly picked: ReadonlySet<Name>;
  readonly hinted: ReadonlySet<Name>;
  readonly fresh: ReadonlySet<Name>;
  readonly latest: { readonly names: ReadonlySet<Name>; readonly seat: number } | null;
  readonly scrollY: number;
  /** Where dragged tiles would fall to, as a draft's move says it. */
  readonly target?: string | null;
}

export function sceneOf(
  table: RummyTableState,
  areas: TableAreas,
  layout: TableLayout,
  look: Look,
): Scene {
  const { view, bottom } = table;
  const n = Math.max(1, view?.hands.length ?? 1);
  const { names, latest } = look;
  return rummyScene({
    areas,
    layout,
    sets: names.table.map((tiles, at) => ({ tiles, fault: look.faults[at] ?? false })),
    rack: rackTiles(table, look),
    others: view ? othersOf(view, bottom) : [],
    pool: sizeOf(view?.stock),
    tones: tonesOf(look),
    dealt: isDealt(table),
    scrollY: look.scrollY,
    ...partedBy(look.target),
    ...(latest ? { laid: { names: latest.names, after: (latest.seat - bottom + n) % n } } : {}),
  });
}

/** '2:3' and '2/3': between two tiles of a set. */
function partedBy(target: string | null | undefined): Pick<RummySceneInput, 'parted'> {
  const [, set, at] = /^(\d+)[:/](\d+)$/.exec(target ?? '') ?? [];
  return set !== undefined && at !== undefined
    ? { parted: { set: Number(set), at: Number(at) } }
    : {};
}

function rackTiles({ view, bottom, stage, draft }: RummyTableState, look: Look): RackTile[] {
  const { names, picked, hinted, fresh } = look;
  const state = (name: Name): RackTile['state'] => {
    if (picked.has(name)) return 'picked';
    if (hinted.has(name)) return 'hinted';
    if (fresh.has(name)) return 'new';
    return 'idle';
  };
  // A rack whose last tile is laid is empty, not hidden.
  if (draft || names.rack.length > 0 || !view || stage !== 'playing') {
    return names.rack.map((name) => ({ name, state: state(name) }));
  }
  const count = sizeOf(view.hands[bottom]);
  return Array.from({ length: count }, () => ({ name: null, state: 'idle' as const }));
}

function tonesOf({ fresh, picked, names }: Look): Map<Name, Tone> {
  const tones = new Map<Name, Tone>();
  for (const name of names.table.flat()) {
    if (picked.has(name)) tones.set(name, 'picked');
    else if (fresh.has(name)) tones.set(name, 'new');
  }
  return tones;
}

function othersOf(view: RummyView, bottom: number): OtherRack[] {
  const n = view.hands.length;
  return Array.from({ length: n - 1 }, (_, i) => {
    const seat = (bottom + 1 + i) % n;
    const other = { after: i + 1, count: sizeOf(view.hands[seat]) };
    return view.result ? { ...other, shown: turnedUp(view, seat) } : other;
  });
}
