/** The rules, by sections, opened at one of them. */
import { html, nothing } from 'lit';
import type { DialogWords } from '../../locales/en/dialogs.ts';
import { guideOf } from '../configuration.ts';
import type { DialogContent } from '../dialogs.ts';
import type { Shell } from '../shell.ts';

export async function prepare(
  shell: Shell,
  words: DialogWords,
  about?: string,
): Promise<DialogContent> {
  const rules = await shell.rulesText();
  const guide = guideOf(rules.map(({ id }) => id));
  return {
    title: words.rulesTitle({ game: shell.game }),
    first: about === undefined ? '#dialog-title' : `#${CSS.escape(`rule-${about}`)}`,
    body: () => html`
      <div class="rules">
        ${rules.map(
          ({ id, heading, text }) => html`
            ${heading === undefined ? nothing : html`<h3>${heading}</h3>`}
            <p id="rule-${id}" tabindex="-1" class=${id === about ? 'about' : ''}>
              ${whole(text)} <small>${id}</small>
            </p>
          `,
        )}
      </div>
      ${
        guide === undefined
          ? nothing
          : html`<p>
              <a href=${`${guide}#${about?.toLowerCase() ?? ''}`} target="_blank" rel="noopener">
                ${words.wholeGuide}
              </a>
            </p>`
      }
    `,
  };
}

/** Keeps a tile on one line: '6-4' has no place to break. */
function whole(text: string): string {
  return text.replace(/(\d)-(\d)/g, '$1\u2060-\u2060$2');
}
