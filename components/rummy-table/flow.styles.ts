/** The small table: tiles in the flow, no picture. */
import { css } from 'lit';

export const rummyFlowStyles = css`
  .flow :is(.pool, .counter, .rack-tools, .set, .rack-tile, .set-tile, .new-set) {
    position: static;
  }
  .flow .note-line {
    flex: 1 1 100%;
  }
  .flow .message {
    font-size: 13px;
    padding: 4px 10px;
  }
  .flow-notes,
  .flow-table,
  .flow .sets,
  .flow .rack {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    direction: ltr;
  }
  .flow .sets {
    gap: 10px;
  }
  .flow .set {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    gap: 1px;
    padding: 2px;
  }
  .flow .rack {
    gap: 3px;
  }
  /* What is said and the rack stay in sight under however many sets. */
  .flow-rack {
    position: sticky;
    inset-block-end: -6px;
    z-index: 1;
    flex: none;
    display: flex;
    flex-direction: column;
    gap: 6px;
    max-block-size: 62%;
    margin: auto -8px -6px;
    padding: 6px 8px;
    overflow: auto;
    background: var(--_felt);
    box-shadow: 0 -1px 0 var(--_line);
  }
  .flow .rack-tile,
  .flow .set-tile {
    --_piece: 28px;
    display: block;
    min-inline-size: 30px;
    min-block-size: 40px;
    touch-action: manipulation;
  }
  .flow .rack-tile {
    --_piece: 34px;
  }
  .flow .picked {
    box-shadow: 0 0 0 3px var(--_accent);
    translate: 0 -3px;
  }
  .flow .fresh .piece {
    box-shadow: 0 3px 0 var(--_accent);
    border-radius: 5px;
  }
  /* Where held tiles go is in sight, whichever tile of a large rack was picked up. */
  .flow-tools {
    position: sticky;
    inset-block-start: -6px;
    z-index: 1;
    background: var(--_felt);
    display: flex;
    justify-content: flex-end;
    gap: 6px;
    direction: ltr;
  }
  .flow .new-set {
    flex: 1;
    max-inline-size: 160px;
    margin-inline-end: auto;
  }
`;
