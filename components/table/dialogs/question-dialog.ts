/** Whether to leave the match that is running. */
import { html } from 'lit';
import type { DialogWords } from '../../locales/en/dialogs.ts';
import type { DialogContent } from '../dialogs.ts';
import type { Shell } from '../shell.ts';

export function prepare(shell: Shell, words: DialogWords): DialogContent {
  return {
    title: words.newMatchTitle,
    first: '.primary',
    body: () => html`
      <p>${words.newMatchText}</p>
      <div class="row">
        <button class="button primary" @click=${shell.close}>${words.newMatchNo}</button>
        <button class="button" @click=${shell.restart}>${words.newMatchYes}</button>
      </div>
    `,
  };
}
