/** Where room is short, the felt gets it: phones held sideways, and controls that stay one row high. */
import { css } from 'lit';

export const low = css`
  @container table (block-size < 480px) and (inline-size >= 560px) {
    .top {
      padding: 6px 8px 0;
    }
    .controls {
      min-block-size: calc(var(--_tap) + 8px);
      padding: 2px 10px 6px;
    }
  }
  /* Both ends, a hint and a step back side by side: a second row would move the tiles above. */
  @container table (inline-size < 430px) {
    .controls {
      gap: 4px;
      padding-inline: 6px;
    }
    .controls .button {
      padding-inline: 9px;
    }
  }
  @container table (inline-size < 360px) {
    .controls .button {
      padding-inline: 6px;
      font-size: 14px;
    }
  }
`;
