/** The panel over the felt: before a match, and when a round or the match is over. */
import { css } from 'lit';

export const panel = css`
  .over {
    position: absolute;
    inset: 0;
    z-index: 5;
    display: grid;
    place-items: center;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    padding: 10px;
    pointer-events: none;
  }
  .panel {
    box-sizing: border-box;
    inline-size: fit-content;
    min-inline-size: min(100%, 280px);
    max-inline-size: min(100%, 560px);
    max-block-size: 100%;
    overflow: auto;
    overscroll-behavior: contain;
    --_rim: 16px;
    padding: 18px 20px var(--_rim);
    border-radius: calc(var(--_radius) * 1.1);
    background: var(--_felt-deep);
    box-shadow:
      0 0 0 1px var(--_line),
      0 18px 50px rgb(0 0 0 / 0.35);
    pointer-events: auto;
    animation: rise var(--_calm) var(--_ease);
  }
  .panel:focus {
    outline: none;
  }
  .panel h2 {
    margin: 0 0 8px;
    font-size: 21px;
    line-height: 1.2;
    text-wrap: balance;
  }
  .panel .row {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-block-start: 8px;
    /* What leads on stays in sight where a panel has to be scrolled. */
    position: sticky;
    inset-block-end: calc(-1 * var(--_rim));
    margin-block-end: calc(-1 * var(--_rim));
    padding-block: 8px var(--_rim);
    background: var(--_felt-deep);
  }
  /* What it says next: to step aside, or to come back. */
  .aside .look > :first-child,
  .over:not(.aside) .look > :last-child {
    display: none;
  }
  .idle {
    --_rim: 24px;
    min-inline-size: min(100%, 360px);
    padding: 24px;
    text-align: center;
  }
  .idle h2 {
    font-size: 26px;
  }
  .summary {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    column-gap: 18px;
    margin: 0;
    color: var(--_quiet);
  }
  .idle .row {
    justify-content: center;
  }
  @keyframes rise {
    from {
      opacity: 0;
      translate: 0 8px;
    }
  }
  /* Below the tiles that lie on a waiting table. */
  @container table (inline-size >= 640px) and (block-size >= 480px) {
    .idle {
      align-self: end;
      margin-block-end: 9cqb;
    }
  }
  /* The chips and the menu stay whole where the panel takes the width. */
  @container table (inline-size < 560px) {
    .over {
      grid-row: 2 / -1;
      padding-block: 6px 10px;
    }
  }
  @container table (inline-size < 360px) {
    .panel .button {
      flex: 0 1 auto;
      padding-inline: 9px;
    }
    .panel {
      --_rim: 12px;
      padding: 12px 12px var(--_rim);
    }
  }
  /* As narrow as a column beside a text: the buttons side by side. */
  @container table (inline-size < 290px) {
    .panel .row {
      flex-wrap: nowrap;
      column-gap: 5px;
    }
    .panel .button {
      padding-inline: 5px;
      font-size: 13px;
    }
  }
  @container table (block-size < 480px) and (inline-size >= 560px) {
    .over {
      padding: 4px;
    }
    .panel {
      --_rim: 8px;
      padding: 10px 16px var(--_rim);
    }
    .panel h2 {
      margin-block-end: 4px;
      font-size: 18px;
    }
  }
`;
