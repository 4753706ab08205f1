/** The small table: cards in the flow, no picture. */
import { css } from 'lit';

export const runFastFlowStyles = css`
  .flow {
    gap: 5px;
  }
  .flow :is(.card, .play-label) {
    position: static;
  }
  .flow .note-line:empty,
  .flow .message:empty {
    display: none;
  }
  .flow .message {
    font-size: 14px;
    padding: 4px 12px;
  }
  .flow-trick {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 10px;
    direction: ltr;
  }
  .flow-cards {
    --_piece: 30px;
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
  }
  .flow .play-label {
    inline-size: auto;
    white-space: normal;
  }
  .flow .hand {
    display: flex;
    flex-wrap: wrap;
    gap: 3px;
    margin-block-start: auto;
    padding-block-start: 6px;
    direction: ltr;
  }
  .flow .card {
    --_piece: 34px;
    display: block;
    min-inline-size: 36px;
    min-block-size: 46px;
    padding: 1px;
    touch-action: manipulation;
  }
  .flow .picked {
    box-shadow: 0 0 0 3px var(--_accent);
    translate: 0 -3px;
  }
  .flow .rests .piece {
    opacity: 0.6;
  }
`;
