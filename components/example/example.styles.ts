import { css } from 'lit';

export const exampleStyles = css`
  :host {
    display: block;
    container-type: inline-size;
    inline-size: 100%;
    /* Where the page asks how wide it must be (floats, cells, rows of flex boxes): the least that fits every phone. */
    contain-intrinsic-inline-size: min(280px, 100vw);
    font-family: var(--pip-font, inherit);
  }
  :host([hidden]) {
    display: none;
  }
  .whole {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  .loaded slot {
    display: none;
  }
  svg {
    display: block;
    inline-size: 100%;
    block-size: auto;
    border-radius: var(--pip-radius, 0.875rem);
    background: radial-gradient(
      ellipse at 50% 40%,
      color-mix(in oklab, var(--pip-felt, #235b54), #fff 9%),
      var(--pip-felt, #235b54) 50%,
      color-mix(in oklab, var(--pip-felt, #235b54), #000 28%)
    );
    direction: ltr;
    /* A tile on its way may come from beyond the edge. */
    overflow: hidden;
  }
  text {
    fill: var(--pip-text, #eaf3ee);
    font-size: 14px;
    font-weight: 500;
  }
  text.turn {
    fill: var(--pip-accent, #f7c95c);
    font-weight: 700;
  }
  text.count {
    fill: var(--pip-accent, #f7c95c);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  text.refused {
    fill: #ffb3a6;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  /* The picture shrinks with its place, its words not as much. */
  @container (width < 25rem) {
    text {
      font-size: 16px;
    }
  }
  @container (width < 20rem) {
    text {
      font-size: 18px;
    }
  }
  .controls {
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: center;
    gap: 0.5rem;
    margin-block-start: 0.625rem;
  }
  .where {
    margin: 0;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  /* All captions share one place, so that the longest decides the height once. */
  .captions {
    display: grid;
    margin-block-start: 0.625rem;
  }
  .captions p {
    grid-area: 1 / 1;
    margin: 0;
    text-wrap: pretty;
  }
  .captions p:not(.now) {
    visibility: hidden;
  }
  /* Where there is room, the sentence stands beside its picture. */
  @container (width >= 40rem) {
    .whole {
      grid-template: 1fr auto / minmax(0, 26rem) minmax(0, 1fr);
      column-gap: clamp(1.5rem, 4cqi, 3rem);
    }
    svg {
      grid-row: 1 / 3;
    }
    .captions {
      grid-area: 1 / 2;
      align-content: start;
      margin-block-start: 0.25rem;
      font-size: 1.125em;
    }
    .controls {
      grid-area: 2 / 2;
    }
  }
  button {
    box-sizing: border-box;
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
    padding: 0 0.9em;
    border: 1.5px solid currentColor;
    border-radius: 0.625rem;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
  button:hover:not([aria-disabled='true']) {
    background: color-mix(in srgb, currentColor 12%, transparent);
  }
  button[aria-disabled='true'] {
    opacity: 0.45;
    cursor: default;
  }
  button:focus-visible {
    outline: 3px solid var(--pip-accent, #b8860b);
    outline-offset: 2px;
  }
  .spoken {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media (forced-colors: active) {
    svg {
      forced-color-adjust: none;
    }
    button[aria-disabled='true'] {
      opacity: 1;
      color: GrayText;
    }
  }
  /* On paper every step is shown, where the page brought them. */
  @media print {
    .printable {
      display: none;
    }
    .printable + .loaded slot {
      display: block;
    }
  }
`;
