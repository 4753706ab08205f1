/** The bars above and below the felt: the chips of the seats, the tools, the controls. */
import { css } from 'lit';

export const bars = css`
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
  /* Partners wear one colour. */
  .chip[data-side='0'] .avatar {
    background: #f5b942;
  }
  .chip[data-side='2'] .avatar {
    background: #cdb7f2;
  }
  .chip[data-side='3'] .avatar {
    background: #f5a58f;
  }
  .who {
    display: grid;
    min-inline-size: 0;
    line-height: 1.2;
  }
  .name,
  .note,
  .partner {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .name {
    font-weight: 650;
  }
  .note,
  .partner {
    font-size: 12.5px;
    color: var(--_quiet);
  }
  .note.alarm {
    font-weight: 700;
    color: var(--_alarm);
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
`;
