/** What the panel says after a round: racks turned up, what they are worth, the sum. */
import { css } from 'lit';

export const roundOverStyles = css`
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
    --_piece: 24px;
    gap: 2px;
  }
  /* A phone has no room for a rack beside its name. */
  @container table (inline-size < 480px) {
    .sum strong {
      font-size: 17px;
    }
    .results {
      grid-template-columns: minmax(min-content, 1fr) auto auto auto;
      gap: 6px 8px;
    }
    .heads > :first-child {
      grid-column: 1 / 3;
    }
    .result-hand {
      grid-column: 1 / -1;
      grid-row: 2;
      --_piece: 22px;
    }
    .result-hand:empty {
      display: none;
    }
  }
  @container table (inline-size >= 560px) and (block-size < 480px) {
    .result-hand {
      --_piece: 20px;
    }
  }
`;
