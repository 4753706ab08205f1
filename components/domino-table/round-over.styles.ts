/** What the panel says after a round: hands turned up, counts, the sum. */
import { css } from 'lit';

export const roundOverStyles = css`
  .result-hand {
    --_piece: 17px;
    gap: 3px;
  }
  .sum strong {
    font-size: 22px;
  }
  /* On the smallest tables a hand stands below its name; the totals are in the top bar. */
  @container table (inline-size < 360px) {
    .sum strong {
      font-size: 18px;
    }
    .results {
      grid-template-columns: minmax(min-content, 1fr) auto auto;
      gap: 6px 8px;
    }
    .result-total {
      display: none;
    }
    .result-hand {
      grid-column: 1 / -1;
      grid-row: 2;
    }
    .result-hand:empty {
      display: none;
    }
  }
  @container table (inline-size >= 560px) and (block-size >= 480px) {
    .result-hand {
      --_piece: 24px;
      gap: 4px;
    }
  }
`;
