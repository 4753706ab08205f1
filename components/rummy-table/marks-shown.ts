/** What is lit while tiles are held: the place that they would fall to, and the place for a new set. */
import { html, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { place } from '../felt/place.ts';
import type { RummyWords } from '../locales/en/rummy.ts';
import type { Rect } from './areas.ts';
import type { Choosing } from './choosing.ts';

/** A gap, a split or the tray, where the held tiles would fall to. `origin`: the left top of what it is shown in. */
export function renderMark(
  { rect, kind }: { readonly rect: Rect; readonly kind: string },
  origin: { readonly x: number; readonly y: number },
): TemplateResult {
  const box = { ...rect, x: rect.x - origin.x, y: rect.y - origin.y };
  return html`<div class="mark ${kind}" aria-hidden="true" ${place(box)}></div>`;
}

/** Too narrow for words, px. */
const narrow = 60;

/** A button where a set of their own would lie. `origin`: the left top of what it is shown in. */
export function renderNewSet(
  words: RummyWords,
  choosing: Choosing,
  rect: Rect,
  origin: { readonly x: number; readonly y: number },
): TemplateResult {
  const box = { ...rect, x: rect.x - origin.x, y: rect.y - origin.y };
  return html`<button
    type="button"
    class=${classMap({ 'new-set': true, aimed: choosing.target === 'new' })}
    aria-label=${words.newSet}
    ${place(box)}
    @click=${() => choosing.drop('new')}
    @keydown=${choosing.escape}
  >
    ${box.w < narrow ? '+' : words.newSet}
  </button>`;
}
