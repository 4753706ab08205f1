/** How sets and tiles look: buttons over the drawn tiles. */
import { css } from 'lit';

export const setsStyles = css`
  /* The sets scroll by themselves where there are many. */
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
    /* In the line under it: over no mark above it, and the edge of no numeral below. */
    inset-block-start: calc(100% - 1px);
    inset-inline-start: 50%;
    translate: -50%;
    z-index: 1;
    padding: 0 6px;
    border-radius: 8px;
    background: var(--_well);
    box-shadow: 0 0 0 1px var(--_alarm);
    color: var(--_alarm);
    font-size: 11px;
    font-weight: 650;
    line-height: 13px;
    white-space: nowrap;
    pointer-events: none;
  }
  .rack-tile,
  .set-tile {
    position: absolute;
    border-radius: 6px;
    cursor: grab;
  }
  /*
   * A finger that goes up or down scrolls the table, or the page where that is at its end; where no tile can be taken up
   * every other way is the page's, too.
   */
  .lays .set-tile,
  .rack-tile {
    touch-action: pan-y pinch-zoom;
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
  .lifted:not(.dragged) {
    box-shadow:
      0 0 0 3px var(--_accent),
      0 0 20px var(--_accent);
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
  @media (prefers-reduced-motion: reduce) {
    .rack-tile.hinted {
      animation: none;
      box-shadow: 0 0 0 3px var(--_accent);
    }
  }
  @media (forced-colors: active) {
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
  }
`;
