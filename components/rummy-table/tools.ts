/** Beside the tray: what sorts the rack; while tiles of the table are held, the way back to it. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { type Box, place } from '../felt/place.ts';
import type { RummyWords } from '../locales/en/rummy.ts';
import type { Choosing } from './choosing.ts';

interface Tools {
  readonly words: RummyWords;
  readonly choosing: Choosing;
  readonly sort: (by: 'colour' | 'number') => void;
  readonly box?: Box | undefined;
}

const sign = (paths: TemplateResult): TemplateResult =>
  svg`<svg viewBox="0 0 24 24" aria-hidden="true">${paths}</svg>`;

/** Tiles of one kind side by side: in a row of one colour, or of one number in three. */
const byColour = sign(svg`<path d="M3.5 7h4v10h-4zM10 7h4v10h-4zM16.5 7h4v10h-4z"/>`);
const byNumber = sign(svg`<path d="M4 5h5v14H4zM12 9h5v10h-5zM20 13v6"/>`);

export function renderTools({ words, choosing, sort, box }: Tools): TemplateResult {
  const back = choosing.held.some(({ set }) => set !== null) && choosing.canTakeBack;
  return html`<div class="rack-tools" ${place(box)}>
    ${
      back
        ? html`<button type="button" class="button back" @click=${() => choosing.drop('rack')}>
            ${words.backToRack}
          </button>`
        : nothing
    }
    ${
      back
        ? nothing
        : html`<button
              type="button"
              class="icon"
              aria-label=${words.sortByColour}
              title=${words.sortByColour}
              @click=${() => sort('colour')}
            >
              ${byColour}
            </button>
            <button
              type="button"
              class="icon"
              aria-label=${words.sortByNumber}
              title=${words.sortByNumber}
              @click=${() => sort('number')}
            >
              ${byNumber}
            </button>`
    }
  </div>`;
}
