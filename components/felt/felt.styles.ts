/** How every felt looks: the picture fills it, words lie over it. A game's own styles come after. */
import { css } from 'lit';

export const feltStyles = css`
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
  /* Buttons over what is drawn show nothing of their own; whatever a game's styles say comes first. */
  :where(:is(.tabletop, .flow) button:not(.link)) {
    appearance: none;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    touch-action: manipulation;
    -webkit-touch-callout: none;
    -webkit-tap-highlight-color: transparent;
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
  /* How many somebody holds, over what shows it. */
  .count {
    position: absolute;
    box-sizing: border-box;
    display: grid;
    place-items: center;
    border-radius: 9px;
    background: var(--_well);
    font-size: 12px;
    line-height: 1;
    pointer-events: none;
  }
`;
