/** The small table: tiles in the flow, no picture. */
import { css } from 'lit';

export const dominoFlowStyles = css`
  .flow .boneyard {
    position: static;
    justify-content: flex-start;
  }
  .flow-board,
  .flow-notes {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
  }
  .flow-line,
  .flow .hand {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 3px;
    direction: ltr;
  }
  .flow .hand {
    margin-block-start: auto;
    gap: 4px;
  }
  .flow .tile {
    --_piece: 26px;
    display: grid;
    place-items: center;
    min-inline-size: 44px;
    min-block-size: 56px;
    border-radius: 8px;
  }
  .flow .tile:not(.playable) {
    filter: saturate(0.6) brightness(0.82);
  }
  .flow-line {
    --_piece: 19px;
  }
  .flow .message {
    font-size: 14px;
    padding-inline: 12px;
  }
  .flow-spots {
    display: flex;
    gap: 8px;
  }
  .flow .spot {
    position: static;
    min-inline-size: 64px;
    min-block-size: 44px;
    border: 2px dashed var(--_accent);
    border-radius: 8px;
    font-weight: 700;
  }
`;
