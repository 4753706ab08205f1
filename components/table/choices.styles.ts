/** Switches and choices, in dialogs and in the options panel. */
import { css } from 'lit';

export const choices = css`
  .choice {
    display: grid;
    gap: 6px;
    min-inline-size: 0;
  }
  .choice > span {
    font-size: 0.875em;
    color: var(--_paper-quiet);
  }
  .choice select {
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: var(--_tap);
    padding-inline: 10px 4px;
    border: 1px solid var(--_paper-line);
    border-radius: calc(var(--_radius) * 0.625);
    background: var(--_paper-well);
    color: var(--_paper-ink);
    font: inherit;
    font-weight: 600;
    unicode-bidi: plaintext;
  }
  .switch {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-block-size: var(--_tap);
    cursor: pointer;
  }
  .switch input {
    appearance: none;
    flex: none;
    box-sizing: border-box;
    inline-size: 46px;
    block-size: 28px;
    margin: 0;
    border: 2px solid var(--_paper-quiet);
    border-radius: 14px;
    background: var(--_paper-well);
    cursor: pointer;
    transition: background-color var(--_quick) var(--_ease);
  }
  .switch input::before {
    content: '';
    display: block;
    inline-size: 18px;
    block-size: 18px;
    margin: 3px;
    border-radius: 50%;
    background: var(--_paper-quiet);
    transition: translate var(--_quick) var(--_ease);
  }
  .switch input:checked {
    border-color: transparent;
    background: var(--_accent);
  }
  .switch input:checked::before {
    background: var(--_on-accent);
    translate: 18px 0;
  }
  .switch input:checked:dir(rtl)::before {
    translate: -18px 0;
  }
  :is(.choice select, .switch input):focus-visible {
    outline: 3px solid var(--_focus);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    .switch input {
      border-color: ButtonBorder;
    }
  }
`;
