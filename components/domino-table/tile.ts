/** One tile as an inline drawing, for lists, panels and the small table. */
import { html, type TemplateResult } from 'lit';
import { pictureSvg } from '../stage/svg.ts';
import { type Dye, dyed } from './dye.ts';
import type { LineTile } from './layout.ts';
import { angleOf, tilePicture } from './tile-picture.ts';

/** `turn` as in a line's layout: 1 stands, 0 lies with half `a` at the left. */
export function renderTile(tile: LineTile, dye: Dye | null, turn: 0 | 1 = 1): TemplateResult {
  const picture = pictureSvg(dyed(tilePicture(tile, turn), dye), angleOf(turn));
  return html`<span class=${turn === 1 ? 'stands' : 'lies'}>${picture}</span>`;
}
