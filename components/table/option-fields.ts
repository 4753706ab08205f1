/** Practice options as a form: one labelled choice for each field. */
import { html, type TemplateResult } from 'lit';
import type { OptionField } from './table-state.ts';

export function renderFields(
  fields: readonly OptionField[],
  choose: (field: string, value: string) => void,
): readonly TemplateResult[] {
  return fields.map(({ name, label, value, choices }) => {
    const changed = ({ currentTarget }: Event) => {
      if (currentTarget instanceof HTMLSelectElement) choose(name, currentTarget.value);
    };
    return html`
      <label class="choice">
        <span>${label}</span>
        <select name=${name} @change=${changed}>
          ${choices.map(
            (choice) => html`
              <option value=${choice.value} .selected=${choice.value === value}>
                ${choice.label}
              </option>
            `,
          )}
        </select>
      </label>
    `;
  });
}
