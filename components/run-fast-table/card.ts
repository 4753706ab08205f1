/** A card drawn by itself: in the flow of the small table, and in results. */
import { html, type TemplateResult } from 'lit';
import type { Card } from '../../machines/run-fast/card.ts';
import { type Dye, dyed } from '../felt/dye.ts';
import { pictureSvg } from '../stage/svg.ts';
import { cardPicture, palette } from './cards/card-picture.ts';

export function renderCard(card: Card, dye: Dye | null): TemplateResult {
  return html`<span class="piece">${pictureSvg(dyed(cardPicture(card), dye, palette))}</span>`;
}
