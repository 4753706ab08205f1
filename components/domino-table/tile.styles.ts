/** Tiles in lists, panels and the small table. */
import { css } from 'lit';

export const tileStyles = css`
  .stands,
  .lies {
    display: block;
    flex: none;
    inline-size: var(--_tile, 26px);
    block-size: calc(2 * var(--_tile, 26px));
  }
  .lies {
    inline-size: calc(2 * var(--_tile, 26px));
    block-size: var(--_tile, 26px);
  }
  :is(.stands, .lies) > svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
`;
