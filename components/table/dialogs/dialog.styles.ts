/** Dialogs: paper over the table; a sheet from below on phones. */
import { css } from 'lit';

export const dialogStyles = css`
  .dialog {
    --_focus: var(--_paper-ink);
    --_line: var(--_paper-line);
    --_well: var(--_paper-well);
    box-sizing: border-box;
    inline-size: min(560px, 100vw - 24px);
    max-block-size: min(760px, 100dvh - 24px);
    margin: auto;
    padding: 0;
    border: 0;
    border-radius: calc(var(--_radius) * 1.25);
    background: var(--_paper);
    color: var(--_paper-ink);
    box-shadow: 0 24px 80px rgb(0 0 0 / 0.4);
    overflow: clip;
  }
  .dialog[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    animation: rise var(--_calm) var(--_ease);
  }
  .dialog::backdrop {
    background: rgb(4 17 15 / 0.55);
  }
  .dialog .head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    padding: 14px 14px 10px;
    padding-inline-start: 22px;
  }
  .dialog h2 {
    margin: 0;
    font-size: 20px;
    line-height: 1.25;
    outline: none;
  }
  .dialog h3 {
    margin: 22px 0 8px;
    font-size: 13px;
    font-weight: 650;
    letter-spacing: 0.02em;
    color: var(--_paper-quiet);
  }
  .dialog .icon {
    background: none;
    border-color: transparent;
  }
  .dialog .body {
    overflow: auto;
    overscroll-behavior: contain;
    padding: 0 22px 22px;
  }
  .dialog p {
    margin: 0 0 10px;
    text-wrap: pretty;
  }
  .dialog a {
    color: var(--_paper-accent);
  }
  .dialog .row,
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .dialog .row {
    margin-block-start: 18px;
  }
  .actions .button {
    flex: 1 1 auto;
  }
  .fields {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 150px), 1fr));
    gap: 12px 14px;
  }
  .speed {
    min-inline-size: 0;
    margin: 0 0 6px;
    padding: 0;
    border: 0;
  }
  .speed legend {
    padding: 0;
    margin-block-end: 6px;
    font-size: 0.875em;
    color: var(--_paper-quiet);
  }
  .segments {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    padding: 3px;
    border-radius: calc(var(--_radius) * 0.75);
    background: var(--_paper-well);
    box-shadow: inset 0 0 0 1px var(--_paper-line);
  }
  .segments label {
    position: relative;
    cursor: pointer;
  }
  .segments input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .segments span {
    display: grid;
    place-items: center;
    min-block-size: 38px;
    padding-inline: 4px;
    border-radius: calc(var(--_radius) * 0.6);
    font-weight: 600;
    font-size: 15px;
  }
  .segments input:checked + span {
    background: var(--_accent);
    color: var(--_on-accent);
  }
  .segments input:focus-visible + span {
    outline: 3px solid var(--_focus);
    outline-offset: 1px;
  }
  .rules p {
    scroll-margin-block: 20px;
    padding: 2px 10px;
    margin-inline: -10px;
    border-radius: 8px;
  }
  .rules small {
    color: var(--_paper-quiet);
    font-size: 0.75em;
    white-space: nowrap;
  }
  .rules .about {
    background: var(--_paper-well);
    box-shadow: inset 3px 0 0 var(--_accent);
    outline: none;
  }
  .rules .about:dir(rtl) {
    box-shadow: inset -3px 0 0 var(--_accent);
  }
  .log ol {
    margin: 0;
    padding-inline-start: 2.2em;
  }
  .log li {
    padding-block: 2px;
    outline: none;
  }
  .log li::marker {
    color: var(--_paper-quiet);
    font-size: 0.85em;
  }
  .dialog textarea {
    box-sizing: border-box;
    inline-size: 100%;
    padding: 10px;
    border: 1px solid var(--_paper-line);
    border-radius: calc(var(--_radius) * 0.625);
    background: var(--_paper-well);
    color: inherit;
    font: 13px/1.4 ui-monospace, monospace;
  }
  @media (width < 340px) {
    .segments span {
      padding-inline: 1px;
      font-size: 12.5px;
    }
  }
  @media (width < 560px) {
    .dialog {
      inline-size: 100%;
      max-inline-size: 100%;
      max-block-size: calc(100dvh - 40px);
      margin-block-end: 0;
      border-end-start-radius: 0;
      border-end-end-radius: 0;
      padding-block-end: env(safe-area-inset-bottom);
    }
  }
  @media (forced-colors: active) {
    .dialog {
      border: 2px solid CanvasText;
    }
    .segments input:checked + span {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
