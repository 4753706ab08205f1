/** A tile or a card drawn by itself: as wide as `--_piece` says, in the shape that its game gives it. */
import { css } from 'lit';

export const pieceStyles = css`
  .piece {
    display: block;
    flex: none;
    inline-size: var(--_piece);
  }
  .piece > svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
`;
