/** What the panel says after a round: racks turned up, what they are worth, the sum. */
import { css } from 'lit';

export const roundOverStyles = css`
  .results {
    grid-template-columns: auto minmax(0, 1fr) auto auto auto;
    align-items: center;
  }
  .result {
    align-items: center;
    min-block-size: 44px;
    padding: 4px 10px;
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
  .result-hand {
    --_tile: 24px;
    gap: 2px;
  }
  .result-left {
    color: var(--_quiet);
    font-size: 14px;
    text-align: end;
    white-space: nowrap;
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
`;
