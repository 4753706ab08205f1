/** How the counts at the seats across the table look. */
import { css } from 'lit';

export const seatsStyles = css`
  .count {
    z-index: 1;
    white-space: nowrap;
  }
  .count.under {
    display: flex;
    justify-content: center;
    line-height: 22px;
    background: none;
    font-size: 13px;
    font-weight: 400;
    color: var(--_quiet);
  }
  .of {
    display: flex;
    gap: 4px;
    min-inline-size: 0;
  }
  .whose {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .count.turn {
    color: var(--_accent-ink);
  }
`;
