/** The frame of a table: its size, the felt, what is only spoken. */
import { css } from 'lit';

export const frame = css`
  :host {
    display: block;
    inline-size: 100%;
    overflow: clip;
    color: var(--_ink);
    font: 400 16px/1.4 var(--_font);
    font-variant-numeric: tabular-nums;
    text-align: start;
    border-radius: var(--_radius);
    -webkit-text-size-adjust: none;
    text-size-adjust: none;
  }
  :host([hidden]) {
    display: none;
  }
  /* Whatever kind of box the page makes of the element, this one is the table's. */
  .frame {
    position: relative;
    container-type: inline-size;
    inline-size: 100%;
    block-size: 100%;
    min-block-size: inherit;
    max-block-size: inherit;
    /* Where the page asks how wide it must be (floats, cells, rows of flex boxes): the least that fits every phone. */
    contain-intrinsic-inline-size: min(280px, 100vw);
    overflow: clip;
  }
  /* The size a table has by itself, the same as in pip.css; a height that the embedder gives wins. */
  .frame::before {
    content: '';
    display: block;
    aspect-ratio: 16 / 10;
    min-block-size: min(560px, max(360px, 100svh - 24px));
    max-block-size: max(360px, min(820px, 100svh - 24px));
    pointer-events: none;
  }
  @container (inline-size < 560px) {
    .frame::before {
      aspect-ratio: 10 / 17;
    }
  }
  .table {
    contain: size layout style;
    container: table / size;
    position: absolute;
    inset: 0;
    display: grid;
    grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
    border-radius: var(--_radius);
    background:
      radial-gradient(120% 90% at 50% 42%, transparent 45%, rgb(0 0 0 / 0.26) 100%),
      radial-gradient(90% 70% at 50% 38%, var(--_felt-light), var(--_felt) 75%);
    box-shadow: inset 0 0 0 1px color-mix(in oklab, var(--_ink) 9%, transparent);
    outline: none;
  }
  .felt {
    position: relative;
    min-inline-size: 0;
    min-block-size: 0;
  }
  .table[data-paused] :is(.canvas, .hand, .glow) {
    filter: saturate(0.5) brightness(0.7);
  }
  .spoken,
  .live {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media (forced-colors: active) {
    .table,
    .panel,
    .message,
    .chip {
      border: 1px solid CanvasText;
    }
    .chip.turn {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`;
