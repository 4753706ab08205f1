/** The table's own buttons below the felt: play what is chosen, pass, put everything down; sort, where the top bar has no room for it. */
import { html, nothing, type TemplateResult } from 'lit';
import type { RunFastWords } from '../locales/en/run-fast.ts';
import type { Tool } from '../table/shell.ts';
import type { Choosing } from './choosing.ts';
import type { RunFastTableState } from './speech.ts';

export function renderActions(
  words: RunFastWords,
  table: RunFastTableState,
  choosing: Choosing,
  sort: Tool | null,
): TemplateResult | typeof nothing {
  if (table.me === null || table.stage !== 'playing') return nothing;
  const legal = choosing.read?.refusal === null;
  const any = choosing.picked.size > 0;
  // Each button answers also while it can't do what it says.
  return html`<button
      type="button"
      class="button play ${legal ? 'primary' : ''}"
      id="play"
      data-hurries
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
      class="button"
      id="clear"
      aria-disabled=${!any}
      @click=${() => choosing.clear() || choosing.name()}
    >
      ${words.clear}
    </button>
    ${
      sort
        ? html`<button type="button" class="icon sort" aria-label=${sort.label} @click=${sort.press}>
            ${sort.icon}
          </button>`
        : nothing
    }`;
}
