/** How the domino felt looks: focus, glow and text over the picture. */
import { type CSSResultArray, css } from 'lit';
import { feltStyles } from '../felt/felt.styles.ts';

const own = css`
  .dragging .note-line {
    opacity: 0.25;
  }
  .note-line > * {
    pointer-events: auto;
  }
  .boneyard {
    position: absolute;
    margin: 0;
    display: flex;
    align-items: flex-end;
    justify-content: center;
    font-size: 13px;
    color: var(--_quiet);
    pointer-events: none;
    white-space: nowrap;
  }
  .count:empty {
    visibility: hidden;
  }
  @container table (inline-size < 560px) {
    .boneyard {
      font-size: 11.5px;
      line-height: 14px;
    }
  }
  /* The smallest table keeps its line in sight. */
  @container table (block-size < 440px) {
    .note-line .message {
      display: block;
      padding: 4px 12px;
      font-size: 14px;
      line-height: 1.2;
    }
    .note-line .link {
      min-block-size: 0;
      padding: 0 4px;
    }
  }

  /* The hand: buttons over the drawn tiles. */
  .tile {
    cursor: default;
  }
  .tabletop .tile {
    position: absolute;
    border-radius: 8px;
  }
  /* A finger may miss a little. */
  .tabletop .tile::after {
    content: '';
    position: absolute;
    inset: -6px calc(-1 * var(--_reach, 4px));
  }
  .tile.playable {
    cursor: grab;
  }
  .tile.dragged {
    cursor: grabbing;
  }
  .tile:focus-visible,
  .spot:focus-visible {
    outline: 3px solid var(--_focus);
    outline-offset: 3px;
  }
  .tile.picked {
    box-shadow:
      0 0 0 3px var(--_accent),
      0 0 22px color-mix(in oklab, var(--_accent) 45%, transparent);
  }
  .tile.dragged {
    box-shadow: none;
  }
  .tile.hinted {
    box-shadow: 0 0 0 3px color-mix(in oklab, var(--_accent) 75%, white);
    animation: breathe 1.6s ease-in-out infinite alternate;
  }

  /* The ends. */
  .spot,
  .glow {
    position: absolute;
  }
  .spot {
    z-index: 3;
    cursor: pointer;
    color: var(--_accent-ink);
    border-radius: 9px;
  }
  .glow {
    pointer-events: none;
    color: var(--_accent-ink);
  }
  .mark {
    position: absolute;
    box-sizing: border-box;
    display: grid;
    place-items: center;
    border-radius: 8px;
    font-size: 18px;
    font-weight: 700;
    line-height: 1;
  }
  .spot .mark {
    border: 2px dashed var(--_accent);
    background: color-mix(in oklab, var(--_accent) 16%, transparent);
    transition:
      background-color var(--_quick) var(--_ease),
      box-shadow var(--_quick) var(--_ease);
  }
  .spot.aimed .mark,
  .spot:active .mark {
    border-style: solid;
    background: color-mix(in oklab, var(--_accent) 38%, transparent);
    box-shadow: 0 0 26px color-mix(in oklab, var(--_accent) 55%, transparent);
  }
  @media (hover: hover) {
    .spot:hover .mark {
      background: color-mix(in oklab, var(--_accent) 30%, transparent);
    }
  }
  /* Not before the tile that came last lies there. */
  .glow {
    animation: appear 160ms ease-out 240ms backwards;
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  .glow .mark {
    background: radial-gradient(
      closest-side,
      color-mix(in oklab, var(--_accent) 30%, transparent),
      transparent
    );
    font-size: 15px;
    opacity: 0.9;
  }

  @keyframes breathe {
    from {
      box-shadow: 0 0 0 3px color-mix(in oklab, var(--_accent) 75%, white);
    }
    to {
      box-shadow:
        0 0 0 3px var(--_accent),
        0 0 24px var(--_accent);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .glow,
    .tile.hinted {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    .tile,
    .spot .mark {
      border: 2px solid ButtonBorder;
    }
    .tile.picked,
    .tile.hinted,
    .spot.aimed .mark {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`;

export const dominoStyles: CSSResultArray = [feltStyles, own];
