/** What the table says: the message on the felt, the notice among the controls. */
import { css } from 'lit';

export const message = css`
  .message {
    display: inline-flex;
    align-items: center;
    flex-wrap: wrap;
    justify-content: center;
    gap: 2px 6px;
    max-inline-size: 100%;
    box-sizing: border-box;
    padding: 7px 16px;
    border-radius: 20px;
    background: var(--_well);
    box-shadow: 0 0 0 1px var(--_line);
    font-size: 15px;
    text-align: center;
    text-wrap: balance;
  }
  /* Words keep their own order where the page runs the other way: '3 players'. */
  .message,
  .note,
  .name,
  .panel :is(h2, p, span) {
    unicode-bidi: plaintext;
  }
  .notice {
    flex: 1 0 100%;
    margin: 0;
    font-size: 14px;
    line-height: 1.3;
    text-align: center;
    color: var(--_alarm);
  }
  .message:empty {
    visibility: hidden;
  }
  .message[data-tone='prompt'] {
    color: var(--_accent-ink);
  }
  .message[data-tone='refusal'] {
    color: var(--_alarm);
  }
`;
