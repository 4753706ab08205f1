/** Every move so far, in words, round by round. */
import { html } from 'lit';
import type { DialogWords } from '../../locales/en/dialogs.ts';
import type { DialogContent } from '../dialogs.ts';
import type { Shell } from '../shell.ts';

export async function prepare(shell: Shell, words: DialogWords): Promise<DialogContent> {
  const lines = await shell.log();
  const rounds = [...new Set(lines.map(({ round }) => round))];
  return {
    title: words.log,
    first: '.log li:last-child',
    body: () =>
      rounds.length === 0
        ? html`<p>${words.logEmpty}</p>`
        : html`<div class="log">
            ${rounds.map(
              (round) => html`
                <h3>${words.logRound({ round: round + 1 })}</h3>
                <ol>
                  ${lines
                    .filter((line) => line.round === round)
                    .map(({ text }) => html`<li tabindex="-1">${text}</li>`)}
                </ol>
              `,
            )}
          </div>`,
  };
}
