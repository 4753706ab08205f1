/** How a result stands on its table, and steps aside. Comes with a game's words about it. */
import { css } from 'lit';

export const resultStyles = css`
  .over.aside {
    place-items: end center;
  }
  .aside .panel > :not(.row),
  .over.aside .look > :first-child,
  .over:not(.aside) .look > :last-child {
    display: none;
  }
  /* Where the bar of buttons was: over nobody's tiles. */
  .over.aside {
    padding-block-end: 4px;
  }
  .aside .panel {
    --_rim: 4px;
    padding: 4px 8px var(--_rim);
  }
  .aside .row {
    justify-content: center;
    margin-block-start: 0;
    padding-block-start: 0;
  }
  /* Beside what it lies on, where there is a beside. */
  @container table (inline-size >= 1000px) {
    .panel:not(.idle) {
      justify-self: end;
      margin-inline-end: 14px;
    }
  }
`;
