/** How every felt looks: the picture fills it, words lie over it. A game's own styles come after. */
import { css } from 'lit';

export const feltStyles = css`
  /* Words of one direction in a page of the other keep their own order. */
  .note,
  .name,
  .message,
  .panel :is(h2, p, span) {
    unicode-bidi: plaintext;
  }
  .tabletop,
  .picture {
    position: absolute;
    inset: 0;
  }
  .tabletop {
    outline: none;
    user-select: none;
    -webkit-user-select: none;
    direction: ltr;
  }
  .picture {
    pointer-events: none;
    overflow: clip;
  }
  .picture > svg,
  .canvas,
  .canvas > canvas {
    display: block;
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }
  .note-line {
    position: absolute;
    z-index: 2;
    /* Several lines grow upwards: the hand below stays free. */
    display: flex;
    align-items: flex-end;
    justify-content: center;
    pointer-events: none;
  }
  /* Over what lies on the felt: what is long grows downwards. */
  .note-line.low {
    align-items: flex-start;
  }
`;
