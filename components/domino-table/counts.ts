/** How many tiles lie face down: beside each hand along the top, and where under the boneyard that is said. */
import { html, type TemplateResult } from 'lit';
import { place, type Rect } from '../felt/place.ts';
import type { TableAreas } from './areas.ts';
import { backPlaces, labelHeight } from './backs.ts';
import type { FeltNow } from './felt.ts';
import { sizeOf } from './fits.ts';

/** Under the pile. */
export function boneyardLabel({ boneyard, wide }: TableAreas): Rect {
  const { x, y, w, h } = boneyard;
  const high = labelHeight[wide ? 'wide' : 'narrow'];
  return { x, y: y + h - high, w, h: high };
}

/** How many tiles each hand along the top holds: three and four chips have no room to say it. */
export function renderCounts(
  { table }: FeltNow,
  { others, wide }: TableAreas,
): readonly TemplateResult[] {
  const { view, bottom } = table;
  if (wide || !view || others.length < 2) return [];
  const n = view.hands.length;
  return others.map((other) => {
    const count = sizeOf(view.hands[(bottom + other.after) % n]);
    const { x = 0, y = 0, long = 0 } = backPlaces(other, count).at(-1) ?? {};
    const at = { x: x + long / 4 - 9, y: y + long / 2 - 12, w: 18, h: 18 };
    return html`<b class="count" aria-hidden="true" ${place(at)}>${count || ''}</b>`;
  });
}
