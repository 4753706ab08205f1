/** Tiles drawn one by one. */
import { css } from 'lit';

export const tileStyles = css`
  .piece {
    display: inline-block;
    flex: none;
    inline-size: var(--_tile, 20px);
    aspect-ratio: 3 / 4;
  }
  .piece svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
`;
