/** Tiles, backs, the tray and the frame around a set at fault as sprites of a rummy example's picture. */
import { standsOf } from '../../machines/rummy/set.ts';
import type { Tile } from '../../machines/rummy/tile.ts';
import { tileBack, tilePicture, tileUnits } from '../rummy-table/tile-picture.ts';
import type { Sprite } from '../stage/scene.ts';
import type { Spot } from './picture.ts';

interface Placed extends Spot {
  readonly id: string;
  /** A tile's width. */
  readonly size: number;
  readonly z?: number;
  readonly from?: Spot;
  /** Came to the table in this step. */
  readonly isNew?: boolean;
}

/** `set`, `index`: where it lies on the table, so that a joker tells what it stands for; [] on a rack. */
export function tileSprite(tile: Tile, set: readonly Tile[], index: number, at: Placed): Sprite {
  const { id, size, isNew = false, z = 1, ...place } = at;
  const stands = standsOf(set)[index] ?? [];
  return {
    ...place,
    id: `tile ${id}`,
    picture: tilePicture(tile, { tone: isNew ? 'new' : 'plain', stands }),
    angle: 0,
    scale: size / tileUnits.w,
    z,
  };
}

/** A tile that nobody here knows; `id` names its place. */
export function backSprite(id: string, { size, z, ...place }: Omit<Placed, 'id'>): Sprite {
  return {
    ...place,
    id: `back ${id}`,
    picture: tileBack,
    angle: 0,
    scale: size / tileUnits.w,
    z: z ?? 1,
  };
}

/** What the tiles in front stand on. */
export function traySprite(
  x: number,
  y: number,
  { tile, most }: { readonly tile: number; readonly most: number },
): Sprite {
  const picture = {
    key: 'tray',
    w: most + 8,
    h: 16,
    strokes: [
      {
        do: 'rect',
        x: -(most + 8) / 2,
        y: -8,
        w: most + 8,
        h: 16,
        r: 6,
        fill: { color: '#0c2b28', alpha: 0.55 },
      },
    ],
  } as const;
  return {
    id: 'tray',
    picture,
    x,
    y: y + (tile * 2) / 3 + 1,
    angle: 0,
    scale: 1,
    z: 0,
    flat: true,
  };
}

/** Around the tiles of a set from its first to its last. */
export function faultSprite(first: Spot, last: Spot, tile: number): Sprite {
  const w = Math.round(last.x - first.x + tile + 12);
  const h = Math.round((tile * 4) / 3 + 12);
  const picture = {
    key: `fault ${w}`,
    w,
    h,
    strokes: [
      {
        do: 'rect',
        x: -w / 2,
        y: -h / 2,
        w,
        h,
        r: 9,
        fill: { color: '#3a0d12', alpha: 0.35 },
        line: { color: '#ffb3a6', width: 2.5 },
      },
    ],
  } as const;
  return {
    id: `fault ${first.x} ${first.y}`,
    picture,
    x: (first.x + last.x) / 2,
    y: first.y,
    angle: 0,
    scale: 1,
    z: 0,
    flat: true,
  };
}
