/** Cards drawn one by one. */
import { type CSSResult, css } from 'lit';
import { pieceStyles } from '../felt/piece.styles.ts';

const own = css`
  .piece {
    aspect-ratio: 108 / 148;
  }
`;

export const cardStyles: readonly CSSResult[] = [pieceStyles, own];
