/** The record to copy by hand, where the browser doesn't let a page write to the clipboard. */
import { html } from 'lit';
import type { DialogWords } from '../../locales/en/dialogs.ts';
import type { DialogContent } from '../dialogs.ts';
import type { Shell } from '../shell.ts';

export function prepare(shell: Shell, words: DialogWords): DialogContent {
  const text = shell.recordText();
  const selectAll = ({ currentTarget }: Event) => {
    if (currentTarget instanceof HTMLTextAreaElement) currentTarget.select();
  };
  return {
    title: shell.words.copyRecord,
    first: 'textarea',
    body: () => html`
      <p id="by-hand">${words.copyByHand}</p>
      <textarea
        readonly
        rows="8"
        aria-labelledby="by-hand"
        .value=${text}
        @focus=${selectAll}
      ></textarea>
    `,
  };
}
