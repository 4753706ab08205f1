/** Tiles and backs as sprites of an example's picture. */
import { nameOf } from '../domino-table/fits.ts';
import type { LineTile, PlacedTile } from '../domino-table/layout.ts';
import { backPicture, houseLook } from '../domino-table/tile-backs/look.ts';
import { angleOf, tilePicture, tileUnits } from '../domino-table/tile-picture.ts';
import type { Sprite } from '../stage/scene.ts';

interface Placed {
  readonly x: number;
  readonly y: number;
  /** Long side, in the picture's units. */
  readonly size: number;
  readonly z: number;
  readonly lift?: number;
  readonly from?: { readonly x: number; readonly y: number };
}

/** Keeps its name through hand and line, whichever way it lies. */
export function tileSprite(
  tile: LineTile,
  at: Placed & { readonly turn: PlacedTile['turn'] },
): Sprite {
  const { size, turn, ...place } = at;
  return {
    ...place,
    id: `tile ${nameOf(tile)}`,
    picture: tilePicture(tile, turn),
    angle: angleOf(turn),
    scale: size / tileUnits.long,
  };
}

/** A tile that nobody here knows; `id` names its place. */
export function backSprite(id: string, { size, ...place }: Placed): Sprite {
  return {
    ...place,
    id: `back ${id}`,
    picture: backPicture(houseLook),
    angle: 0,
    scale: size / tileUnits.long,
  };
}
