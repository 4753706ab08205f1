/** Tiles drawn one by one. */
import { type CSSResult, css } from 'lit';
import { pieceStyles } from '../felt/piece.styles.ts';

const own = css`
  .piece {
    aspect-ratio: 3 / 4;
  }
`;

export const tileStyles: readonly CSSResult[] = [pieceStyles, own];
