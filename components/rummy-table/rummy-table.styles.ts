/** How the rummy felt looks: focus, glow and text over the picture. */
import { css } from 'lit';

export const rummyStyles = css`
  /* Words of one direction in a page of the other keep their own order. */
  .note,
  .name,
  .message,
  .panel :is(h2, p, span) {
    unicode-bidi: plaintext;
  }
  .tabletop,
  .picture {
    position: absolute;
    inset: 0;
  }
  .tabletop {
    outline: none;
    user-select: none;
    -webkit-user-select: none;
    direction: ltr;
  }
  .picture {
    pointer-events: none;
    overflow: clip;
  }
  .picture > svg,
  .canvas,
  .canvas > canvas {
    display: block;
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }
  /* Under the picture: what the rack stands in. */
  .tray {
    position: absolute;
    box-sizing: border-box;
    border-radius: 14px;
    background: linear-gradient(
      color-mix(in oklab, var(--_well) 88%, black),
      color-mix(in oklab, var(--_well) 94%, var(--_ink))
    );
    box-shadow:
      inset 0 2px 7px rgb(0 0 0 / 0.34),
      0 1px 0 color-mix(in oklab, var(--_ink) 14%, transparent);
    pointer-events: none;
  }
  .note-line {
    position: absolute;
    z-index: 2;
    /* Several lines grow upwards: the tray below stays free. */
    display: flex;
    align-items: flex-end;
    justify-content: center;
    pointer-events: none;
  }
  /* Over the sets: what is long grows downwards. */
  .note-line.low {
    align-items: flex-start;
  }
  .dragging .note-line {
    opacity: 0.25;
  }
  .note-line > * {
    pointer-events: auto;
  }
  .note-line .message {
    padding: 6px 14px;
    line-height: 1.25;
    font-size: 14.5px;
  }
  .pool,
  .counter {
    position: absolute;
    margin: 0;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    font-size: 13px;
    color: var(--_quiet);
    pointer-events: none;
    white-space: nowrap;
  }
  .counter {
    justify-content: flex-start;
    color: var(--_ink);
    font-weight: 600;
  }
  .counter meter {
    appearance: none;
    -webkit-appearance: none;
    flex: none;
    inline-size: 44px;
    block-size: 8px;
    border: 0;
    border-radius: 4px;
    background: var(--_well);
    overflow: hidden;
  }
  .counter meter::-webkit-meter-bar {
    border: 0;
    border-radius: 4px;
    background: var(--_well);
  }
  .counter meter::-webkit-meter-inner-element {
    display: block;
  }
  .counter meter::-webkit-meter-optimum-value {
    background: var(--_accent);
  }
  .counter meter::-moz-meter-bar {
    background: var(--_accent);
  }
  /* Where a phone has room for words only, they stand over their bar. */
  @container table (inline-size < 640px) or (block-size < 400px) {
    .counter {
      flex-direction: column;
      align-items: stretch;
      gap: 4px;
      font-size: 12px;
      line-height: 1.1;
      text-align: center;
    }
    .counter meter {
      inline-size: 100%;
      block-size: 6px;
    }
  }
  .counter.reached {
    color: var(--_accent);
  }
  .count {
    position: absolute;
    box-sizing: border-box;
    display: grid;
    place-items: center;
    border-radius: 9px;
    background: var(--_well);
    font-size: 12px;
    line-height: 1;
    pointer-events: none;
  }

  /* The sets: buttons over the drawn tiles. They scroll by themselves where there are many. */
  .scroller {
    position: absolute;
    overflow: auto;
    overflow-anchor: none;
    scrollbar-width: none;
  }
  .tabletop:not(.scrolls) .scroller {
    overflow: clip;
  }
  .scrolls .scroller {
    scrollbar-width: thin;
    scrollbar-color: color-mix(in oklab, var(--_ink) 45%, transparent) transparent;
  }
  .sheet,
  .depth,
  .set {
    position: absolute;
  }
  .depth {
    pointer-events: none;
    visibility: hidden;
  }
  .set {
    border-radius: 7px;
  }
  .set.fits {
    box-shadow: 0 0 0 3px color-mix(in oklab, var(--_accent) 60%, transparent);
  }
  .set.aimed {
    box-shadow:
      0 0 0 3px var(--_accent),
      0 0 24px color-mix(in oklab, var(--_accent) 60%, transparent);
  }
  .fault {
    position: absolute;
    inset-block-start: -9px;
    inset-inline-end: -6px;
    padding: 1px 6px;
    border-radius: 8px;
    background: var(--_well);
    box-shadow: 0 0 0 1px var(--_alarm);
    color: var(--_alarm);
    font-size: 11px;
    font-weight: 650;
    line-height: 14px;
    white-space: nowrap;
    pointer-events: none;
  }
  .rack-tile,
  .set-tile {
    appearance: none;
    -webkit-appearance: none;
    position: absolute;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    border-radius: 6px;
    touch-action: manipulation;
    -webkit-touch-callout: none;
    -webkit-tap-highlight-color: transparent;
    cursor: grab;
  }
  .set-tile {
    touch-action: none;
  }
  /* A finger that goes up or down scrolls the table, or the page where that is at its end. */
  .scrolls .set-tile,
  .rack-tile {
    touch-action: pan-y;
  }
  /* A finger may miss a little. */
  .rack-tile::after {
    content: '';
    position: absolute;
    inset: -5px calc(-1 * var(--_reach, 2px));
  }
  .dragged {
    cursor: grabbing;
  }
  :is(.rack-tile, .set-tile, .new-set):focus-visible {
    outline: 3px solid var(--_focus);
    outline-offset: 2px;
    z-index: 1;
  }
  .rack-tile.hinted {
    animation: breathe 1.6s ease-in-out infinite alternate;
  }
  @keyframes breathe {
    from {
      box-shadow: 0 0 0 2px color-mix(in oklab, var(--_accent) 75%, white);
    }
    to {
      box-shadow:
        0 0 0 2px var(--_accent),
        0 0 20px var(--_accent);
    }
  }

  /* Where held tiles may go. */
  .new-set {
    position: absolute;
    appearance: none;
    -webkit-appearance: none;
    margin: 0;
    padding: 0 2px;
    border: 2px dashed var(--_accent);
    border-radius: 8px;
    /* Dark enough to be read over tiles. */
    background: color-mix(in oklab, var(--_accent) 14%, color-mix(in oklab, var(--_well) 82%, transparent));
    color: var(--_accent);
    font: inherit;
    font-size: 13px;
    font-weight: 650;
    line-height: 1.15;
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }
  /* A finger may miss a little. */
  .new-set::after {
    content: '';
    position: absolute;
    inset: -6px;
  }
  .new-set.aimed,
  .new-set:active {
    border-style: solid;
    background: color-mix(in oklab, var(--_accent) 34%, transparent);
    box-shadow: 0 0 26px color-mix(in oklab, var(--_accent) 50%, transparent);
  }
  @media (hover: hover) {
    .new-set:hover {
      background: color-mix(in oklab, var(--_accent) 26%, transparent);
    }
  }
  .mark {
    position: absolute;
    z-index: 1;
    border-radius: 3px;
    background: var(--_accent);
    box-shadow: 0 0 14px var(--_accent);
    pointer-events: none;
  }
  .mark.new {
    display: none;
  }
  .mark.rack {
    border-radius: 12px;
    background: none;
    box-shadow: inset 0 0 0 3px var(--_accent);
  }
  .rack-tools {
    position: absolute;
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: 6px;
    pointer-events: none;
  }
  .rack-tools > * {
    pointer-events: auto;
  }
  @container table (inline-size < 640px) {
    .note-line .message {
      padding: 3px 12px;
      font-size: 14px;
      line-height: 1.2;
    }
    .rack-tools .icon {
      inline-size: 38px;
    }
  }
  .rack-tools .icon,
  .rack-tools .button {
    min-block-size: 36px;
    border-radius: calc(var(--_radius) * 0.6);
  }
  .rack-tools .button {
    padding: 0 12px;
    font-size: 14px;
  }
  @container table (inline-size < 360px) {
    .note-line .message {
      padding: 4px 10px;
      font-size: 13px;
      line-height: 1.15;
    }
  }
  @container table (inline-size < 430px) {
    .controls .icon {
      inline-size: 40px;
    }
  }
  @container table (inline-size < 360px) {
    .controls .icon {
      inline-size: 36px;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .rack-tile.hinted {
      animation: none;
      box-shadow: 0 0 0 3px var(--_accent);
    }
  }
  @media (forced-colors: active) {
    .tray {
      border: 1px solid CanvasText;
    }
    .rack-tile,
    .set-tile {
      border: 1px solid ButtonBorder;
    }
    :is(.rack-tile, .set-tile):is(.picked, .hinted),
    .set.fits,
    .set.aimed {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
    .mark {
      background: Highlight;
    }
  }
`;
