/** How a result looks, stands on its table, and steps aside. Comes with a game's words about it, whose own styles come after. */
import { css } from 'lit';

export const resultStyles = css`
  .over.aside {
    place-items: end center;
  }
  .aside .panel > :not(.row) {
    display: none;
  }
  /* Where the bar of buttons was: over nobody's tiles. */
  .over.aside {
    padding-block-end: 4px;
  }
  .aside .panel {
    --_rim: 4px;
    padding: 4px 8px var(--_rim);
  }
  .aside .row {
    flex-wrap: nowrap;
    justify-content: center;
    margin-block-start: 0;
    padding-block-start: 0;
  }
  .how,
  .why {
    margin: 0 0 6px;
    color: var(--_quiet);
    text-wrap: pretty;
  }
  .results {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto auto auto;
    align-items: center;
    gap: 6px 12px;
    margin: 8px 0;
    padding: 0;
    list-style: none;
  }
  .result {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
    min-block-size: 44px;
    padding: 4px 10px;
    border-radius: 10px;
    background: color-mix(in oklab, var(--_well) 60%, transparent);
  }
  .result.wins {
    box-shadow: inset 0 0 0 2px var(--_accent);
  }
  .result-name {
    font-weight: 650;
  }
  .result-hand {
    display: flex;
    flex-wrap: wrap;
    direction: ltr;
  }
  .result-left,
  .result-gain,
  .result-total {
    text-align: end;
    white-space: nowrap;
  }
  .result-left {
    color: var(--_quiet);
    font-size: 14px;
  }
  .result-gain {
    color: var(--_accent-ink);
    font-weight: 700;
  }
  .result-gain.loss {
    color: inherit;
  }
  .result-total {
    font-weight: 700;
  }
  .sum {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px 10px;
    margin: 10px 0 0;
  }
  .sum strong {
    direction: ltr;
    unicode-bidi: isolate;
    font-size: 20px;
    color: var(--_accent-ink);
  }
  @media (forced-colors: active) {
    .result.wins {
      outline: 2px solid Highlight;
    }
  }
  /* A phone held sideways: all hands and the sum in sight at once. */
  @container table (inline-size >= 560px) and (block-size < 480px) {
    .results {
      gap: 4px 12px;
      margin: 4px 0;
    }
    .result {
      min-block-size: 0;
      padding: 2px 10px;
    }
    .how,
    .why,
    .sum {
      margin: 0;
    }
  }
  /* Beside what it lies on, where there is a beside. */
  @container table (inline-size >= 1000px) {
    .panel:not(.idle) {
      justify-self: end;
      margin-inline-end: 14px;
    }
  }
`;
