/** How every small table looks: all of it in the flow, no picture. Comes with a game's part for it, whose own styles come after. */
import { css } from 'lit';

export const flowStyles = css`
  .flow {
    position: absolute;
    inset: 0;
    display: flex;
    flex-direction: column;
    gap: 6px;
    padding: 6px 8px;
    overflow: auto;
    outline: none;
  }
  .flow .note-line {
    position: static;
    justify-content: flex-start;
  }
  .flow-counts {
    margin: 0;
    font-size: 13px;
    color: var(--_quiet);
  }
`;
