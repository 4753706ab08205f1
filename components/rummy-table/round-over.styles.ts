/** What the panel says after a round: racks turned up, what they are worth, the sum. */
import { css } from 'lit';

export const roundOverStyles = css`
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
  .heads {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    padding-inline: 10px;
    font-size: 12.5px;
    color: var(--_quiet);
    text-align: end;
  }
  .heads > :first-child {
    grid-column: 1 / 4;
  }
  .result-name {
    font-weight: 650;
  }
  .result-hand {
    --_tile: 24px;
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
    direction: ltr;
  }
  .result-left {
    color: var(--_quiet);
    font-size: 14px;
    text-align: end;
    white-space: nowrap;
  }
  .result-gain {
    color: var(--_accent-ink);
    font-weight: 700;
    text-align: end;
    white-space: nowrap;
  }
  .result-gain.loss {
    color: inherit;
  }
  .result-total {
    font-weight: 700;
    text-align: end;
    white-space: nowrap;
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
  /* A phone has no room for a rack beside its name; the totals are in the top bar. */
  @container table (inline-size < 480px) {
    .sum strong {
      font-size: 17px;
    }
    .results {
      grid-template-columns: minmax(min-content, 1fr) auto auto;
      gap: 6px 8px;
    }
    .result-total,
    .heads > :last-child {
      display: none;
    }
    .heads > :first-child {
      grid-column: 1 / 3;
    }
    .result-hand {
      grid-column: 1 / -1;
      grid-row: 2;
      --_tile: 22px;
    }
    .result-hand:empty {
      display: none;
    }
  }
  /* A phone held sideways: four racks and the sum in sight at once. */
  @container table (inline-size >= 560px) and (block-size < 480px) {
    .results {
      gap: 4px 12px;
      margin: 4px 0;
    }
    .result {
      min-block-size: 0;
      padding: 2px 10px;
    }
    .result-hand {
      --_tile: 20px;
    }
    .how,
    .why,
    .sum {
      margin: 0;
    }
  }
  @media (forced-colors: active) {
    .result.wins {
      outline: 2px solid Highlight;
    }
  }
`;
