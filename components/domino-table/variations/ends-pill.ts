/** The open ends as a sum, to be read by everybody: '2 + 3 = 5'. */
import { html, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { EndsSum } from '../../../machines/dominoes/ends-sum.ts';
import { place } from '../../felt/place.ts';
import type { DominoMoreWords } from '../../locales/en/dominoes-more.ts';
import type { TableAreas } from '../areas.ts';

/** `areas`: null in the small table, where it stands in the flow. */
export function renderEndsSum(
  words: DominoMoreWords,
  sum: EndsSum,
  areas: TableAreas | null,
): TemplateResult {
  return html`<p
    class=${classMap({ 'ends-sum': true, scoring: sum.scores > 0 })}
    ${place(areas?.sum)}
  >
    <span class="spoken">${words.sumSpoken(sum)}</span>
    <span class="pill" aria-hidden="true"
      ><small>${words.sumLabel}</small> <span>${words.sum(sum)}</span>
      <strong>${words.sumTotal(sum)}</strong></span
    >
  </p>`;
}
