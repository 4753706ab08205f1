/** Sums, scores and absence over the felt. */
import { css } from 'lit';

export const variationStyles = css`
  .ends-sum {
    position: absolute;
    z-index: 1;
    margin: 0;
    display: flex;
    align-items: center;
    pointer-events: none;
  }
  @container table (inline-size < 560px) {
    .ends-sum {
      justify-content: center;
    }
  }
  .ends-sum .pill {
    display: inline-flex;
    align-items: baseline;
    gap: 6px;
    box-sizing: border-box;
    padding: 3px 12px;
    border-radius: 16px;
    background: color-mix(in oklab, var(--_well) 88%, transparent);
    box-shadow: 0 0 0 1px var(--_line);
    font-size: 15px;
    white-space: nowrap;
    direction: ltr;
  }
  .ends-sum small {
    font-size: 12px;
    color: var(--_quiet);
  }
  /* Beside the hand at the top of a tablet's felt the sum needs all the room there is. */
  @container table (560px <= inline-size < 820px) {
    .ends-sum small {
      display: none;
    }
  }
  .ends-sum strong {
    font-size: 18px;
  }
  .ends-sum.scoring strong {
    color: var(--_accent-ink);
  }
  .ends-sum.scoring .pill {
    box-shadow: 0 0 0 2px var(--_accent);
  }
  .flow .ends-sum {
    position: static;
  }
  .worth {
    z-index: 1;
    padding: 2px 7px;
    border-radius: 11px;
    background: var(--_accent);
    color: var(--_on-accent);
    font-size: 15px;
    font-weight: 750;
    line-height: 1.2;
    pointer-events: none;
    box-shadow: 0 1px 4px rgb(0 0 0 / 0.4);
  }
  .tile .worth {
    position: absolute;
    font-size: 13px;
    inset-block: auto -12px;
    inset-inline: 0;
    inline-size: fit-content;
    margin-inline: auto;
  }
  .flow .tile {
    position: relative;
  }
  .flow .tile .worth {
    inset-block-end: 0;
  }
  .flow .spot .worth {
    margin-inline-start: 6px;
  }
  .gain {
    position: absolute;
    z-index: 4;
    display: grid;
    place-items: center;
    pointer-events: none;
  }
  .gain > b {
    padding: 4px 14px;
    border-radius: 22px;
    background: var(--_accent);
    color: var(--_on-accent);
    font-size: 26px;
    font-weight: 800;
    line-height: 1.2;
    box-shadow:
      0 4px 18px rgb(0 0 0 / 0.45),
      0 0 0 2px rgb(255 255 255 / 0.3);
  }
  @media (forced-colors: active) {
    .pill,
    .worth,
    .gain > b {
      border: 1px solid CanvasText;
    }
  }
`;
