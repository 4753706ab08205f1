/** How the rummy felt looks: focus, glow and text over the picture. */
import { type CSSResultArray, css } from 'lit';
import { feltStyles } from '../felt/felt.styles.ts';

const own = css`
  /* Under the picture: what the rack stands in. */
  .tray {
    position: absolute;
    box-sizing: border-box;
    border-radius: 14px;
    background: linear-gradient(
      color-mix(in oklab, var(--_well) 88%, black),
      color-mix(in oklab, var(--_well) 94%, var(--_ink))
    );
    box-shadow:
      inset 0 2px 7px rgb(0 0 0 / 0.34),
      0 1px 0 color-mix(in oklab, var(--_ink) 14%, transparent);
    pointer-events: none;
  }
  /* What it lies over can be tapped. */
  .note-line .link {
    pointer-events: auto;
  }
  .dragging .note-line .link {
    pointer-events: none;
  }
  .tabletop .note-line {
    container: line / size;
  }
  .note-line .message {
    padding: 3px 14px;
    line-height: 1.25;
    font-size: clamp(14.5px, 34cqb, 19px);
  }
  /* Two lines where there is room for two, and never more. */
  .tabletop .message {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    /* WebKit counts no line that a button stands in. */
    max-block-size: 100%;
    overflow: hidden;
  }
  @container line (block-size < 38px) {
    .tabletop .message {
      -webkit-line-clamp: 1;
    }
  }
  .tabletop .message .link {
    min-block-size: 0;
    padding-block: 0;
  }
  .pool,
  .counter {
    position: absolute;
    margin: 0;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    font-size: clamp(13px, 1.5cqb, 16px);
    color: var(--_quiet);
    pointer-events: none;
    white-space: nowrap;
  }
  .counter {
    flex-direction: column;
    align-items: flex-start;
    gap: 5px;
    line-height: 1.1;
    color: var(--_ink);
    font-weight: 600;
  }
  .counter meter {
    appearance: none;
    flex: none;
    order: 2;
    inline-size: min(100%, 11em);
    block-size: 7px;
    border: 0;
    border-radius: 4px;
    background: var(--_well);
    overflow: hidden;
  }
  .counter meter::-webkit-meter-bar {
    border: 0;
    border-radius: 4px;
    background: var(--_well);
  }
  .counter meter::-webkit-meter-inner-element {
    display: block;
  }
  .counter meter::-webkit-meter-optimum-value {
    background: var(--_accent);
  }
  .counter meter::-moz-meter-bar {
    background: var(--_accent);
  }
  .counter .brief {
    display: none;
  }
  @container table (inline-size < 640px) or (block-size < 480px) {
    .counter {
      align-items: stretch;
      gap: 4px;
      font-size: 12px;
      text-align: center;
    }
    .counter .whole {
      display: none;
    }
    .counter .brief {
      display: inline;
    }
    .counter meter {
      inline-size: 100%;
      block-size: 6px;
    }
  }
  .counter.reached {
    color: var(--_accent-ink);
  }
  .label {
    position: absolute;
    display: flex;
    align-items: center;
    font-size: clamp(12px, 1.3cqb, 14px);
    line-height: 1;
    pointer-events: none;
  }
  .label > span {
    box-sizing: border-box;
    min-inline-size: 21px;
    max-inline-size: 100%;
    padding: 4px 0;
    border-radius: 9px;
    background: var(--_well);
    overflow: hidden;
    text-align: center;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .label.named > span {
    padding-inline: 8px;
  }
  .label.turn > span {
    box-shadow: 0 0 0 1.5px var(--_accent);
  }

  .rack-tools {
    position: absolute;
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: 6px;
    pointer-events: none;
  }
  .rack-tools > * {
    pointer-events: auto;
  }
  @container table (inline-size < 640px) {
    .note-line .message {
      padding: 3px 12px;
      font-size: 14px;
      line-height: 1.2;
    }
    .rack-tools .icon {
      inline-size: 38px;
    }
  }
  .rack-tools .icon,
  .rack-tools .button {
    min-block-size: 36px;
    border-radius: calc(var(--_radius) * 0.6);
  }
  .rack-tools .button {
    padding: 0 10px;
    font-size: 14px;
    line-height: 1.05;
  }
  @container table (inline-size < 430px) {
    .controls .icon {
      inline-size: 40px;
    }
  }
  @container table (inline-size < 360px) {
    .note-line .message {
      padding: 4px 10px;
      font-size: 13px;
      line-height: 1.15;
    }
    .controls .icon {
      inline-size: 36px;
    }
  }
  @container table (inline-size < 310px) {
    .controls .icon {
      inline-size: 32px;
    }
    .controls .button {
      padding-inline: 4px;
      font-size: 13px;
    }
  }
  @container table (inline-size < 290px) {
    .controls .icon {
      inline-size: 30px;
    }
    .controls {
      gap: 3px;
      padding-inline: 4px;
    }
  }
  @media (forced-colors: active) {
    .tray {
      border: 1px solid CanvasText;
    }
  }
`;

export const rummyStyles: CSSResultArray = [feltStyles, own];
