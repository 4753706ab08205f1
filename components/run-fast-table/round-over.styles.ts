/** What the panel says after a round: hands turned up, who pays what, the totals. */
import { css } from 'lit';

export const roundOverStyles = css`
  .how {
    font-size: 14px;
  }
  .results {
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    align-items: baseline;
  }
  .result {
    align-items: baseline;
    row-gap: 3px;
    min-block-size: auto;
    padding: 7px 12px;
  }
  /* Cards over each other, their ranks in sight. */
  .result-hand {
    --_piece: 34px;
    grid-column: 1 / -1;
    grid-row: 2;
    row-gap: 2px;
  }
  .result-hand .piece {
    margin-inline-end: calc(var(--_piece) * -0.54);
  }
  .result-hand .piece:last-child {
    margin-inline-end: 0;
  }
  .result-sum {
    direction: ltr;
    unicode-bidi: isolate;
    font-size: 14.5px;
    color: var(--_quiet);
  }
  .result-sum small {
    display: inline-block;
    color: var(--_alarm);
    font-size: 12.5px;
    white-space: nowrap;
  }
  .result-gain {
    font-size: 18px;
  }
  .result-total {
    font-weight: 650;
  }
  .result-word {
    color: var(--_quiet);
    font-size: 12.5px;
    font-weight: 400;
  }
  @container table (inline-size < 480px) {
    .results {
      column-gap: 8px;
    }
    .result {
      padding: 6px 10px;
    }
    .result-hand {
      --_piece: 30px;
    }
    /* What is paid gets a line of its own. */
    .result-sum {
      grid-column: 1 / -1;
      grid-row: 2;
    }
    .result-gain {
      grid-column: 3;
      grid-row: 1;
    }
    .result-total {
      grid-column: 4;
      grid-row: 1;
    }
    .result-hand {
      grid-row: 3;
    }
    .how {
      font-size: 13px;
      line-height: 1.3;
    }
    .panel .row {
      gap: 6px;
    }
    .panel .button {
      padding-inline: 10px;
    }
  }
  /* Small phones: two buttons in a row, three hands above them. */
  @container table (inline-size < 360px) {
    .panel .row {
      column-gap: 5px;
    }
    .panel .button {
      padding-inline: 6px;
    }
  }
  @container table (inline-size < 480px) and (block-size < 600px) {
    .panel:not(.idle) {
      --_rim: 8px;
      padding-block-start: 8px;
    }
    .panel:not(.idle) h2 {
      margin-block-end: 3px;
      font-size: 18px;
    }
    .results {
      row-gap: 4px;
      margin-block: 4px;
    }
    .result {
      padding-block: 4px;
    }
    .result-hand {
      --_piece: 24px;
    }
    .panel:not(.idle) .row {
      row-gap: 4px;
      margin-block-start: 2px;
      padding-block-start: 4px;
    }
  }
  /* A table in a sidebar. */
  @container table (inline-size < 300px) {
    .panel {
      padding-inline: 12px;
    }
    .results,
    .panel .row {
      column-gap: 5px;
    }
    .result {
      padding-inline: 7px;
    }
    .result-hand {
      --_piece: 22px;
    }
    .panel .button {
      padding-inline: 5px;
      font-size: 13px;
      line-height: 1.15;
    }
    .panel .look {
      min-inline-size: 5.4em;
    }
  }
  /* A phone held sideways: three hands and their sums in sight at once. */
  @container table (inline-size >= 560px) and (block-size < 480px) {
    .results {
      row-gap: 3px;
    }
    .result {
      padding: 3px 10px;
    }
    .result-hand {
      --_piece: 20px;
    }
    .over:not(.aside) .panel:not(.idle) {
      align-self: end;
      max-inline-size: min(100%, 640px);
    }
    .how {
      font-size: 13px;
    }
  }
  /* Between the hands across the table and above one's own, where there is a between. */
  @container table (inline-size >= 1000px) and (block-size >= 640px) {
    .over:not(.aside) .panel:not(.idle) {
      place-self: start center;
      margin: 62px 0 0;
    }
  }
  /* Who went out has room where their hand was: the play that did it stays in sight. */
  @container table (inline-size >= 640px) and (block-size >= 760px) {
    .over:not(.aside) .panel:has(.results.out) {
      align-self: end;
      margin-block-end: 8px;
    }
  }
`;
