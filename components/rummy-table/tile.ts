/** A tile drawn by itself: in the flow of the small table, and in results. */
import { html, type TemplateResult } from 'lit';
import type { Tile } from '../../machines/rummy/tile.ts';
import { type Dye, dyed } from '../felt/dye.ts';
import { pictureSvg } from '../stage/svg.ts';
import { palette, tilePicture } from './tile-picture.ts';

interface Look {
  readonly dye: Dye | null;
  readonly stands?: readonly Tile[];
}

export function renderTile(tile: Tile, { dye, ...look }: Look): TemplateResult {
  return html`<span class="piece">${pictureSvg(dyed(tilePicture(tile, look), dye, palette))}</span>`;
}
