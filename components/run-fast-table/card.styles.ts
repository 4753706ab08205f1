/** Cards drawn one by one. */
import { css } from 'lit';

export const cardStyles = css`
  .piece {
    display: inline-block;
    flex: none;
    inline-size: var(--_card, 30px);
    aspect-ratio: 108 / 148;
  }
  .piece svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
`;
