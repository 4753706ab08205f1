/** The table in text: the line and its ends for who doesn't see the picture, the boneyard's count for all. */
import { html, nothing, type TemplateResult } from 'lit';
import { endNumbers } from '../../machines/dominoes/explain.ts';
import { place, type Rect } from '../felt/place.ts';
import type { DominoWords } from '../locales/en/dominoes.ts';
import { sizeOf } from './fits.ts';
import type { DominoTableState } from './speech.ts';

interface Read {
  readonly table: DominoTableState;
  readonly words: DominoWords;
}

export function renderLineText({ table, words }: Read): TemplateResult | typeof nothing {
  const { view } = table;
  if (!view) return nothing;
  const tilesIn = (line = '') => (line ? line.split(' ') : []);
  const arm = (side: 'U' | 'D', line: string | undefined) =>
    line ? html`<p>${words.arm({ side, tiles: tilesIn(line) })}</p>` : nothing;
  return html`<section class="spoken" aria-label=${words.lineLabel}>
    ${
      view.line
        ? html`<p>${words.line({ tiles: tilesIn(view.line) })}</p>
            ${arm('U', view.up)} ${arm('D', view.down)}
            <p>${words.ends({ ends: endNumbers(view) })}</p>`
        : html`<p>${words.lineEmpty}</p>`
    }
  </section>`;
}

/** '14 tiles in the boneyard': what is read; and its short form, what is seen. */
export function renderBoneyard(
  { table, words }: Read,
  area?: Rect,
): TemplateResult | typeof nothing {
  const { view } = table;
  if (!view) return nothing;
  const n = sizeOf(view.stock);
  const drawn = isDrawn(table);
  if (!drawn && n === 0) return nothing;
  const spoken = drawn ? words.boneyardSpoken({ n }) : words.asideSpoken({ n });
  const shown = n === 0 ? '' : short(area) ? n : drawn ? words.boneyard({ n }) : words.aside({ n });
  return html`<p class="boneyard" ${place(area)}>
    <span aria-hidden="true">${shown}</span>
    <span class="spoken">${spoken}</span>
  </p>`;
}

/** Under a small pile there is room for a number only. */
function short(area: Rect | undefined): boolean {
  return area !== undefined && area.w < 66;
}

/** Whether tiles are drawn in this game (else they are set aside). */
export function isDrawn({ view }: DominoTableState): boolean {
  const rules = view?.options.rules ?? 'draw';
  if (typeof rules === 'string') return rules !== 'block' && rules !== 'pip-block';
  return rules.draw ?? (rules.base !== 'block' && rules.base !== 'pip-block');
}
