/** Beside the tray: what sorts the rack; while tiles of the table are held, the way back to it. */
import { html, svg, type TemplateResult } from 'lit';
import { type Box, place } from '../felt/place.ts';
import type { RummyWords } from '../locales/en/rummy.ts';
import { sign } from '../table/icons.ts';
import type { Choosing } from './choosing.ts';

interface Tools {
  readonly words: RummyWords;
  readonly choosing: Choosing;
  readonly sort: (by: 'colour' | 'number') => void;
  readonly box?: Box | undefined;
}

/** The marks of the four colours; the numbers in their order. */
const byColour = sign(
  svg`<path d="M10 7.5a3 3 0 1 1-6 0 3 3 0 1 1 6 0zM14.2 4.7h5.6v5.6h-5.6zM7 13.6l3.3 5.9H3.7zM17 13l1.2 2.8 2.8 1.2-2.8 1.2L17 21l-1.2-2.8L13 17l2.8-1.2z"/>`,
);
const byNumber = sign(
  svg`<path d="M2.6 9.3 5 7.7v8.6M9 9.9c.3-1.4 1.3-2.2 2.7-2.2 1.5 0 2.6.9 2.6 2.2 0 1-.6 1.7-1.5 2.7L9 16.3h5.5M17.4 9c.6-.9 1.5-1.3 2.4-1.3 1.4 0 2.3.8 2.3 2 0 1.2-1 2-2.4 2 1.5 0 2.6.9 2.6 2.3s-1.1 2.4-2.7 2.4c-1.1 0-2-.5-2.5-1.4"/>`,
);

export function renderTools({ words, choosing, sort, box }: Tools): TemplateResult {
  const back = choosing.held.some(({ set }) => set !== null) && choosing.canTakeBack;
  return html`<div class="rack-tools" ${place(box)}>
    ${
      back
        ? html`<button type="button" class="button back" @click=${() => choosing.drop('rack')}>
            ${words.backToRack}
          </button>`
        : html`${icon(words.sortByColour, byColour, () => sort('colour'))}
            ${icon(words.sortByNumber, byNumber, () => sort('number'))}`
    }
  </div>`;
}

function icon(label: string, picture: TemplateResult, press: () => void): TemplateResult {
  return html`<button type="button" class="icon" aria-label=${label} title=${label} @click=${press}>
    ${picture}
  </button>`;
}
