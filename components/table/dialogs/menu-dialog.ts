/** The menu: what to look at, how this table behaves, and the next match. */
import { html, nothing, type TemplateResult } from 'lit';
import type { DialogWords } from '../../locales/en/dialogs.ts';
import type { DialogContent } from '../dialogs.ts';
import { renderFields } from '../option-fields.ts';
import type { Shell } from '../shell.ts';
import { goesOn } from '../table-state.ts';

/** Milliseconds between moves by the name of the speed. */
const speeds = { slow: 1300, normal: 700, fast: 300, instant: 0 } as const;
const speedNames = ['slow', 'normal', 'fast', 'instant'] as const;

export function prepare(shell: Shell, words: DialogWords): DialogContent {
  return { title: shell.words.menu, first: '#dialog-title', body: () => renderMenu(shell, words) };
}

function renderMenu(shell: Shell, own: DialogWords): TemplateResult {
  const { words, table, settings } = shell;
  const running = goesOn(table);
  const tool = shell.tool();
  const begun = table.stage !== 'idle';
  const pause = () => {
    shell.pause();
    shell.close();
  };
  return html`
    <div class="actions">
      ${
        running
          ? html`<button class="button" @click=${pause}>
              ${table.paused ? words.goOn : words.pause}
            </button>`
          : nothing
      }
      <button class="button" @click=${() => shell.open('rules')}>${words.rules}</button>
      ${tool ? html`<button class="button" @click=${tool.press}>${tool.label}</button>` : nothing}
      ${
        begun
          ? html`<button class="button" @click=${() => shell.open('log')}>${own.log}</button>`
          : nothing
      }
      ${
        table.stage === 'match-over'
          ? html`<button class="button" @click=${shell.copyRecord}>${words.copyRecord}</button>`
          : nothing
      }
    </div>
    <h3>${own.thisTable}</h3>
    ${renderSpeed(shell, own)}
    ${renderSwitch(own.sound, settings.sound, (sound) => shell.set({ sound }))}
    ${renderSwitch(own.confirm, settings.confirm, (confirm) => shell.set({ confirm }))}
    <slot name="options">
      <h3>${own.nextMatch}</h3>
      <div class="fields">${renderFields(shell.fields(), shell.choose)}</div>
      <div class="row">
        <button class="button primary" @click=${shell.newMatch}>${own.newMatch}</button>
      </div>
    </slot>
  `;
}

function renderSpeed({ settings, set }: Shell, words: DialogWords): TemplateResult {
  const nearest = speedNames.reduce((best, name) =>
    Math.abs(speeds[name] - settings.pace) < Math.abs(speeds[best] - settings.pace) ? name : best,
  );
  return html`
    <fieldset class="speed">
      <legend>${words.speed}</legend>
      <div class="segments">
        ${speedNames.map(
          (name) => html`
            <label>
              <input
                type="radio"
                name="speed"
                .checked=${name === nearest}
                @change=${() => set({ pace: speeds[name] })}
              />
              <span>${words.speeds[name]}</span>
            </label>
          `,
        )}
      </div>
    </fieldset>
  `;
}

function renderSwitch(label: string, on: boolean, set: (on: boolean) => void): TemplateResult {
  const changed = ({ currentTarget }: Event) => {
    if (currentTarget instanceof HTMLInputElement) set(currentTarget.checked);
  };
  return html`
    <label class="switch">
      <span>${label}</span>
      <input type="checkbox" role="switch" .checked=${on} @change=${changed} />
    </label>
  `;
}
