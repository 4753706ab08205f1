/** One tile as an inline drawing, for lists, panels and the small table. */
import { html, type TemplateResult } from 'lit';
import { type Dye, dyed } from '../felt/dye.ts';
import { pictureSvg } from '../stage/svg.ts';
import type { LineTile } from './layout.ts';
import { angleOf, palette, tilePicture } from './tile-picture.ts';

/** `turn` as in a line's layout: 1 stands, 0 lies with half `a` at the left. */
export function renderTile(tile: LineTile, dye: Dye | null, turn: 0 | 1 = 1): TemplateResult {
  const picture = pictureSvg(dyed(tilePicture(tile, turn), dye, palette), angleOf(turn));
  return html`<span class="piece ${turn === 1 ? '' : 'lies'}">${picture}</span>`;
}
