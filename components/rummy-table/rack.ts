/** The person's rack: its tiles as buttons over the picture, or with their own drawings where there is none. */
import { html, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Box } from '../felt/place.ts';
import type { Lying } from './lying.ts';
import { renderTileButton, type TileLook } from './tile-button.ts';

export interface RackLook extends TileLook {
  readonly label: string;
  readonly tiles: readonly Lying[];
  /** Where a tile's button lies; absent in the flow of the small table. */
  readonly box?: (index: number) => Box;
}

export function renderRack(look: RackLook): TemplateResult {
  return html`<div class="rack" part="hand" role="toolbar" aria-label=${look.label}>
    ${repeat(
      look.tiles,
      ({ id }) => id,
      (tile, index) => renderTileButton(look, tile, [], look.box?.(index)),
    )}
  </div>`;
}
