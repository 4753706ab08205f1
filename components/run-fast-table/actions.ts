/** The table's own buttons below the felt: play what is chosen, pass, put everything down. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { RunFastWords } from '../locales/en/run-fast.ts';
import type { Choosing } from './choosing.ts';
import type { RunFastTableState } from './speech.ts';

const clearSign = svg`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 5v9M8.5 10.5 12 14l3.5-3.5M5 18.5h14"/></svg>`;

export function renderActions(
  words: RunFastWords,
  table: RunFastTableState,
  choosing: Choosing,
): TemplateResult | typeof nothing {
  if (table.me === null || table.stage !== 'playing') return nothing;
  const legal = choosing.read?.refusal === null;
  const any = choosing.picked.size > 0;
  // Each button answers also while it can't do what it says.
  return html`<button
      type="button"
      class="button play ${legal ? 'primary' : ''}"
      id="play"
      aria-disabled=${!legal}
      @click=${() => choosing.play()}
    >
      ${words.play}
    </button>
    <button
      type="button"
      class="button"
      id="pass"
      aria-disabled="true"
      @click=${() => choosing.pass()}
    >
      ${words.pass}
    </button>
    <button
      type="button"
      class="icon"
      id="clear"
      aria-label=${words.clearLong}
      title=${words.clearLong}
      aria-disabled=${!any}
      @click=${() => choosing.clear()}
    >
      ${clearSign}
    </button>`;
}
