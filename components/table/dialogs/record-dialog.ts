/** The record to copy by hand, where the browser doesn't let a page write to the clipboard. */
import { html } from 'lit';
import type { DialogContent } from '../dialogs.ts';
import type { Shell } from '../shell.ts';

export function prepare(shell: Shell): DialogContent {
  const { words } = shell;
  const text = shell.recordText();
  const selectAll = ({ currentTarget }: Event) => {
    if (currentTarget instanceof HTMLTextAreaElement) currentTarget.select();
  };
  return {
    title: words.copyRecord,
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
