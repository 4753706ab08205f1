/** The table's own buttons below the felt: play the picked tile, on this end or that. */
import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { DominoWords } from '../locales/en/dominoes.ts';
import type { Choosing } from './choosing.ts';
import type { Fit } from './fits.ts';
import type { DominoTableState } from './speech.ts';

export function renderActions(
  words: DominoWords,
  table: DominoTableState,
  choosing: Choosing,
): TemplateResult | typeof nothing {
  if (table.me === null || table.stage !== 'playing') return nothing;
  const fits = choosing.hand.choices;
  const pass = table.moves.includes('pass')
    ? html`<button type="button" class="button" id="pass" @click=${() => choosing.pass()}>
        ${words.pass}
      </button>`
    : nothing;
  // The play button waits for a tile; beside a pass there is no need to keep its place.
  if (fits.length === 0 && pass !== nothing) return pass;
  if (fits.length === 0) {
    return html`<button
      type="button"
      class="button play"
      data-hurries
      aria-disabled="true"
      @click=${() => choosing.askForTile()}
    >
      ${words.playThis}
    </button>`;
  }
  return html`${fits.map((fit) => renderPlay(words, table, choosing, fit, fits))}${pass}`;
}

function renderPlay(
  words: DominoWords,
  { more }: DominoTableState,
  choosing: Choosing,
  fit: Fit,
  fits: readonly Fit[],
): TemplateResult {
  const aimed = fits.length === 1 || choosing.hand.aim === null || choosing.hand.aim === fit.arm;
  return html`<button
    type="button"
    class=${classMap({ button: true, play: true, primary: aimed })}
    data-hurries
    @click=${() => choosing.play(fit)}
    @keydown=${choosing.escape}
  >
    ${playLabel(words, fit, fits)}${more && fit.worth ? ` ${more.gain(fit.worth)}` : ''}
  </button>`;
}

function playLabel(words: DominoWords, { arm, end }: Fit, fits: readonly Fit[]): string {
  if (end === null) return words.playThis;
  const same = fits.filter((other) => other.end === end).length > 1;
  if (!same) return words.playOn({ end });
  return arm === null ? words.playThis : words.playOnArm({ end, arm });
}
