/** What lies over the felt while nothing is played: before a match, after a round, after the match. */
import { html, nothing, type TemplateResult } from 'lit';
import { panel } from './panel.styles.ts';
import type { Shell } from './shell.ts';

export const styles = [panel];

/** `said`: the game's words about the round or the match, with a heading of the id 'result'. */
export function renderPanel(
  shell: Shell,
  said: () => TemplateResult,
): TemplateResult | typeof nothing {
  const { words, table } = shell;
  if (table.stage === 'playing') return nothing;
  if (table.stage === 'idle') return renderIdle(shell);
  const over = table.stage === 'match-over';
  return html`
    <div class="over">
      <section
        class="panel"
        role="group"
        tabindex="-1"
        aria-labelledby="result"
        @keydown=${goOnByKey}
      >
        ${said()}
        <div class="row">
          ${
            over
              ? html`<button class="button primary" @click=${shell.restart}>${words.rematch}</button>
                  <button class="button" @click=${shell.copyRecord}>${words.copyRecord}</button>`
              : html`<button class="button primary" @click=${shell.next}>${words.nextRound}</button>`
          }
          <button class="button look" aria-expanded="true" @click=${stepAside}>
            <span>${words.lookAtTable}</span><span>${words.backToResult}</span>
          </button>
        </div>
      </section>
    </div>
  `;
}

/** Enter on the panel itself, where the focus stands when it has come: as its first button. A key held down is from before. */
function goOnByKey({ key, repeat, target, currentTarget }: KeyboardEvent): void {
  if (key !== 'Enter' || repeat || target !== currentTarget) return;
  if (!(currentTarget instanceof HTMLElement)) return;
  currentTarget.querySelector<HTMLElement>('.primary')?.click();
}

/** Out of the way of what it lies on, and back. */
function stepAside({ currentTarget }: Event): void {
  if (!(currentTarget instanceof HTMLElement)) return;
  const aside = currentTarget.closest('.over')?.classList.toggle('aside');
  currentTarget.setAttribute('aria-expanded', aside ? 'false' : 'true');
}

function renderIdle(shell: Shell): TemplateResult {
  const { words } = shell;
  return html`
    <div class="over">
      <section class="panel idle" role="group" tabindex="-1" aria-label=${shell.game}>
        <h2>${shell.game}</h2>
        <slot name="options">
          <p class="summary">${summary(shell)}</p>
          <div class="row">
            <button class="button primary" @click=${shell.restart}>${words.play}</button>
            <button class="button" @click=${() => shell.open('menu')}>${words.options}</button>
          </div>
        </slot>
      </section>
    </div>
  `;
}

/** The match that Play would begin: 2 players, Draw, 100 points, Normal. */
function summary(shell: Shell): readonly TemplateResult[] {
  return shell
    .fields()
    .filter(({ usual }) => !usual)
    .map(
      ({ value, choices, said }) =>
        html`<span>${said ?? choices.find((choice) => choice.value === value)?.label}</span>`,
    );
}
