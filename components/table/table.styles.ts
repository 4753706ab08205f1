/** The frame of a table: its size, the felt, the top bar, the controls, panels. */
import { css } from 'lit';

export const frame = css`
  :host {
    display: block;
    inline-size: 100%;
    overflow: clip;
    color: var(--_ink);
    font: 400 16px/1.4 var(--_font);
    font-variant-numeric: tabular-nums;
    text-align: start;
    border-radius: var(--_radius);
    -webkit-text-size-adjust: none;
    text-size-adjust: none;
  }
  :host([hidden]) {
    display: none;
  }
  /* Whatever kind of box the page makes of the element, this one is the table's. */
  .frame {
    position: relative;
    container-type: inline-size;
    inline-size: 100%;
    block-size: 100%;
    min-block-size: inherit;
    max-block-size: inherit;
    /* Where the page asks how wide it must be (floats, cells, rows of flex boxes): the least that fits every phone. */
    contain-intrinsic-inline-size: min(280px, 100vw);
    overflow: clip;
  }
  /* The size a table has by itself, the same as in pip.css; a height that the embedder gives wins. */
  .frame::before {
    content: '';
    display: block;
    aspect-ratio: 16 / 10;
    min-block-size: min(560px, max(360px, 100svh - 24px));
    max-block-size: max(360px, min(820px, 100svh - 24px));
    pointer-events: none;
  }
  @container (inline-size < 560px) {
    .frame::before {
      aspect-ratio: 10 / 17;
    }
  }
  .table {
    contain: size layout style;
    container: table / size;
    position: absolute;
    inset: 0;
    display: grid;
    grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
    border-radius: var(--_radius);
    background:
      radial-gradient(120% 90% at 50% 42%, transparent 45%, rgb(0 0 0 / 0.26) 100%),
      radial-gradient(90% 70% at 50% 38%, var(--_felt-light), var(--_felt) 75%);
    box-shadow: inset 0 0 0 1px color-mix(in oklab, var(--_ink) 9%, transparent);
    outline: none;
  }
  .top {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: 8px;
    padding: 10px 10px 0;
    min-inline-size: 0;
  }
  .seats {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .tools {
    display: flex;
    gap: 6px;
    flex: none;
  }
  .chip {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    column-gap: 9px;
    box-sizing: border-box;
    min-block-size: var(--_tap);
    padding-block: 4px;
    padding-inline: 8px 12px;
    border-radius: calc(var(--_radius) * 0.75);
    background: var(--_well);
    box-shadow: 0 0 0 1px var(--_line);
    overflow: clip;
    transition: box-shadow var(--_calm) var(--_ease);
  }
  .chip.turn {
    box-shadow:
      0 0 0 2px var(--_accent),
      0 0 22px color-mix(in oklab, var(--_accent) 34%, transparent);
  }
  .avatar {
    display: grid;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    border-radius: 50%;
    background: #9ad8c6;
    color: #10201d;
    font-size: 13px;
    font-weight: 700;
  }
  .chip[data-seat='0'] .avatar {
    background: #f5b942;
  }
  .chip[data-seat='2'] .avatar {
    background: #cdb7f2;
  }
  .chip[data-seat='3'] .avatar {
    background: #f5a58f;
  }
  /* Partners wear one colour. */
  .chip[data-side='0'] .avatar {
    background: #f5b942;
  }
  .chip[data-side='1'] .avatar {
    background: #9ad8c6;
  }
  .chip[data-side='2'] .avatar {
    background: #cdb7f2;
  }
  .partner {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: 12.5px;
    color: var(--_quiet);
  }
  .who {
    display: grid;
    min-inline-size: 0;
    line-height: 1.2;
  }
  .name {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: 650;
  }
  .note {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: 12.5px;
    color: var(--_quiet);
  }
  .score {
    font-size: 19px;
    font-weight: 700;
  }
  .clock {
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    block-size: 3px;
    background: var(--_accent);
    transform-origin: left;
  }
  .clock:dir(rtl) {
    transform-origin: right;
  }
  .felt {
    position: relative;
    min-inline-size: 0;
    min-block-size: 0;
  }
  .controls {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 8px;
    box-sizing: border-box;
    min-block-size: calc(var(--_tap) + 16px);
    padding: 4px 10px 12px;
  }
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
  .summary span {
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
  .table[data-paused] :is(.canvas, .hand, .glow) {
    filter: saturate(0.5) brightness(0.7);
  }
  .message:empty {
    visibility: hidden;
  }
  .message[data-tone='prompt'] {
    color: var(--_accent);
  }
  .message[data-tone='refusal'] {
    color: var(--_alarm);
  }
  .over {
    position: absolute;
    inset: 0;
    z-index: 5;
    display: grid;
    place-items: center;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    padding: 10px;
    pointer-events: none;
  }
  .panel {
    box-sizing: border-box;
    inline-size: fit-content;
    min-inline-size: min(100%, 280px);
    max-inline-size: min(100%, 560px);
    max-block-size: 100%;
    overflow: auto;
    overscroll-behavior: contain;
    --_rim: 16px;
    padding: 18px 20px var(--_rim);
    border-radius: calc(var(--_radius) * 1.1);
    background: var(--_felt-deep);
    box-shadow:
      0 0 0 1px var(--_line),
      0 18px 50px rgb(0 0 0 / 0.35);
    pointer-events: auto;
    animation: rise var(--_calm) var(--_ease);
  }
  .panel:focus {
    outline: none;
  }
  .panel h2 {
    margin: 0 0 8px;
    font-size: 21px;
    line-height: 1.2;
    text-wrap: balance;
  }
  .panel .row {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-block-start: 8px;
    /* What leads on stays in sight where a panel has to be scrolled. */
    position: sticky;
    inset-block-end: calc(-1 * var(--_rim));
    margin-block-end: calc(-1 * var(--_rim));
    padding-block: 8px var(--_rim);
    background: var(--_felt-deep);
  }
  .idle {
    --_rim: 24px;
    min-inline-size: min(100%, 360px);
    padding: 24px;
    text-align: center;
  }
  .idle h2 {
    font-size: 26px;
  }
  .summary {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    column-gap: 18px;
    margin: 0;
    color: var(--_quiet);
  }
  .idle .row {
    justify-content: center;
  }
  .spoken,
  .live {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @keyframes rise {
    from {
      opacity: 0;
      translate: 0 8px;
    }
  }
  /* Below the tiles that lie on a waiting table. */
  @container table (inline-size >= 640px) and (block-size >= 480px) {
    .idle {
      align-self: end;
      margin-block-end: 9cqb;
    }
  }
  @container table (inline-size < 560px) {
    .top {
      padding: 8px 8px 0;
    }
    .tools .wide {
      display: none;
    }
    .seats {
      flex: 1;
    }
    .chip {
      flex: 0 1 auto;
      column-gap: 7px;
      padding-inline: 6px 9px;
    }
    .button {
      padding-inline: 15px;
    }
  }
  /* Three or four chips share a phone's width: the avatar is what they can do without. */
  @container table (inline-size < 560px) {
    .seats.many {
      gap: 5px;
      flex-wrap: nowrap;
    }
    .seats.many .chip {
      flex: 1 1 0;
      min-inline-size: 0;
      grid-template-columns: minmax(0, 1fr) auto;
      column-gap: 4px;
    }
    .seats.many .avatar {
      display: none;
    }
    .seats.many .name {
      font-size: 14px;
    }
  }
  /* Four on the smallest phone: name over score; how many tiles is seen on the felt. */
  @container table (inline-size < 380px) {
    .seats.many .chip:nth-last-child(n + 4),
    .seats.many .chip:nth-last-child(n + 4) ~ .chip {
      grid-template-columns: minmax(0, 1fr);
      padding-inline: 7px;
      line-height: 1.15;
    }
    .chip:nth-last-child(n + 4) .note,
    .chip:nth-last-child(n + 4) ~ .chip .note {
      display: none;
    }
    .chip:nth-last-child(n + 4) .score,
    .chip:nth-last-child(n + 4) ~ .chip .score {
      font-size: 16px;
    }
  }
  @container table (inline-size < 360px) {
    .tools .roomy {
      display: none;
    }
    .panel .row {
      flex-wrap: nowrap;
    }
    .panel .button {
      flex: 0 1 auto;
      padding-inline: 9px;
    }
    .panel {
      --_rim: 12px;
      padding: 12px 12px var(--_rim);
    }
    .avatar {
      display: none;
    }
    .chip {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    .controls {
      gap: 6px;
    }
  }
  @media (forced-colors: active) {
    .table,
    .panel,
    .message,
    .chip {
      border: 1px solid CanvasText;
    }
    .chip.turn {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`;
