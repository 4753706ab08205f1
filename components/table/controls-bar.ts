/** The bottom bar: the game's own buttons, Hint and Undo; or a question; or the way out of auto-play. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Shell } from './shell.ts';
import { goesOn } from './table-state.ts';

interface Parts {
  /** The game's own buttons. */
  readonly actions: TemplateResult | typeof nothing;
  /** What is asked about a move that waits for a yes. */
  readonly asked: string | null;
  /** What the person has to know and may put away; '' is nothing. */
  readonly notice: string;
  readonly dismiss: () => void;
}

export function renderControls(shell: Shell, parts: Parts): TemplateResult {
  const { actions, asked, notice, dismiss } = parts;
  const declined = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || asked === null) return;
    event.preventDefault();
    event.stopPropagation();
    shell.answer(false);
  };
  return html`<div class="controls" part="controls" @keydown=${declined}>
    ${
      notice
        ? html`<p class="notice">
            ${notice} <button class="link" @click=${dismiss}>${shell.words.dismiss}</button>
          </p>`
        : nothing
    }
    ${bar(shell, actions, asked)}
  </div>`;
}

function bar(
  shell: Shell,
  actions: TemplateResult | typeof nothing,
  asked: string | null,
): TemplateResult | typeof nothing {
  const { words, table, settings } = shell;
  if (!goesOn(table)) return nothing;
  if (asked !== null) {
    return html`
      <span class="message" data-tone="prompt">${asked}</span>
      <button class="button primary" id="yes" @click=${() => shell.answer(true)}>${words.askYes}</button>
      <button class="button" @click=${() => shell.answer(false)}>${words.askNo}</button>
    `;
  }
  if (table.paused || table.me === null) {
    return html`<button class="button ${table.paused ? 'primary' : ''}" @click=${shell.pause}>
      ${table.paused ? words.goOn : words.pause}
    </button>`;
  }
  const auto = table.auto.includes(table.me);
  return html`
    ${
      auto
        ? html`<span class="message">${words.onAuto}</span>
            <button class="button primary" @click=${shell.resume}>${words.resume}</button>`
        : actions
    }
    <button class="button" aria-disabled=${!table.canHint} @click=${shell.hint}>${words.hint}</button>
    ${
      settings.undo && !shell.ownUndo
        ? html`<button class="button" aria-disabled=${!table.canUndo} @click=${shell.stepBack}>
            ${words.undo}
          </button>`
        : nothing
    }
  `;
}
