/** The table's state as the scene wants it. Pure. */
import type { Scene } from '../stage/scene.ts';
import { isDealt } from '../table/table-state.ts';
import type { TableAreas } from './areas.ts';
import type { FeltNow } from './felt.ts';
import { fitsOf, handOf, sizeOf, tileIn, tileOf } from './fits.ts';
import type { Layout, LineOfPlay } from './layout.ts';
import { dominoScene, type HandTile, type OtherHand } from './scene.ts';
import type { DominoTableState } from './speech.ts';

export function sceneOf(
  { table, back }: Pick<FeltNow, 'table' | 'back'>,
  areas: TableAreas,
  line: LineOfPlay,
  layout: Layout,
  picked: string | null,
): Scene {
  const { view } = table;
  const played = playedOf(table);
  return dominoScene({
    areas,
    layout,
    line,
    hand: handTiles(table, picked),
    others: view ? othersOf(table) : [],
    boneyard: sizeOf(view?.stock),
    back: (after) => back((table.bottom + after) % Math.max(1, table.seats.length)),
    dealt: isDealt(table),
    ...(played ? { played } : {}),
  });
}

/** The tile that was played last, and how many turns after the bottom seat its player sits. */
function playedOf({ view, bottom }: DominoTableState) {
  const last = view?.log?.at(-1);
  const tile = last && !last.move.startsWith('draw') ? tileIn(last.move) : null;
  if (!view || !last || tile === null) return null;
  const n = view.hands.length;
  return { tile: tileOf(tile), after: (last.seat - bottom + n) % n };
}

function handTiles(table: DominoTableState, picked: string | null): HandTile[] {
  const { view, bottom, moves } = table;
  if (!view) return [];
  const known = handOf(view, bottom);
  const fits = fitsOf(view, moves);
  const hidden = sizeOf(view.hands[bottom]) - known.length;
  const state = (tile: string): HandTile['state'] => {
    if (moves.length === 0) return 'idle';
    if (!fits.has(tile)) return 'rest';
    return tile === picked ? 'chosen' : 'playable';
  };
  return [
    ...known.map((tile) => ({ tile: tileOf(tile), state: state(tile) })),
    ...Array.from({ length: hidden }, () => ({ tile: null, state: 'idle' as const })),
  ];
}

function othersOf({ view, bottom }: DominoTableState): OtherHand[] {
  if (!view) return [];
  const n = view.hands.length;
  return Array.from({ length: n - 1 }, (_, i) => {
    const seat = (bottom + 1 + i) % n;
    const other = { after: i + 1, count: sizeOf(view.hands[seat]) };
    return view.result ? { ...other, shown: handOf(view, seat).map(tileOf) } : other;
  });
}
