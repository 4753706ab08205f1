/** Tiles in results and the small table. */
import { type CSSResult, css } from 'lit';
import { pieceStyles } from '../felt/piece.styles.ts';

const own = css`
  .piece {
    aspect-ratio: 1 / 2;
  }
  .lies {
    inline-size: calc(2 * var(--_piece));
    aspect-ratio: 2 / 1;
  }
`;

export const tileStyles: readonly CSSResult[] = [pieceStyles, own];
