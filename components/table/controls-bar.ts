/** The bottom bar: the game's own buttons, Hint and Undo; or a question; or the way out of auto-play. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Shell } from './shell.ts';

interface Parts {
  /** The game's own buttons. */
  readonly actions: TemplateResult | typeof nothing;
  /** The move that waits for a yes, in words. */
  readonly asked: string | null;
}

export function renderControls(shell: Shell, { actions, asked }: Parts): TemplateResult {
  return html`<div class="controls" part="controls">${bar(shell, actions, asked)}</div>`;
}

function bar(
  shell: Shell,
  actions: TemplateResult | typeof nothing,
  asked: string | null,
): TemplateResult | typeof nothing {
  const { words, table, settings } = shell;
  if (table.stage !== 'playing') return nothing;
  if (asked !== null) {
    return html`
      <span class="message" data-tone="prompt">${words.ask({ move: asked })}</span>
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
      settings.undo
        ? html`<button class="button" aria-disabled=${!table.canUndo} @click=${shell.stepBack}>
            ${words.undo}
          </button>`
        : nothing
    }
  `;
}
