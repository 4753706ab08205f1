/** The practice options beside a table: on the page's own ground, in the page's own type. */
import { css } from 'lit';

export const optionsStyles = css`
  :host {
    display: block;
    color: var(--_paper-ink);
    font: 400 16px/1.4 var(--_font);
    text-align: start;
    --_focus: var(--_paper-ink);
  }
  :host([hidden]) {
    display: none;
  }
  form {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 128px), 1fr));
    align-items: end;
    gap: 12px 14px;
    padding: 16px;
    border-radius: var(--_radius);
    background: var(--_paper);
    box-shadow: inset 0 0 0 1px var(--_paper-line);
  }
  .note {
    grid-column: 1 / -1;
    margin: 0;
    font-size: 14px;
    color: var(--_paper-quiet);
  }
  ::slotted(*) {
    margin-block-end: 16px;
  }
`;
