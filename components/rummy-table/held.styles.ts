/** How the places look where held tiles may go. */
import { css } from 'lit';

export const heldStyles = css`
  /* Where held tiles may go. */
  .new-set {
    position: absolute;
    padding: 0 2px;
    border: 2px dashed var(--_accent);
    border-radius: 8px;
    /* Dark enough to be read over tiles. */
    background: color-mix(in oklab, var(--_accent) 14%, color-mix(in oklab, var(--_well) 82%, transparent));
    color: var(--_accent-ink);
    font-size: 13px;
    font-weight: 650;
    line-height: 1.15;
    cursor: pointer;
  }
  /* A finger may miss a little. */
  .new-set::after {
    content: '';
    position: absolute;
    inset: -6px;
  }
  .new-set.aimed,
  .new-set:active {
    border-style: solid;
    background: color-mix(in oklab, var(--_accent) 34%, transparent);
    box-shadow: 0 0 26px color-mix(in oklab, var(--_accent) 50%, transparent);
  }
  /* What hangs over it can be read. */
  .dragging .new-set.aimed {
    color: transparent;
  }
  @media (hover: hover) {
    .new-set:hover {
      background: color-mix(in oklab, var(--_accent) 26%, transparent);
    }
  }
  .mark {
    position: absolute;
    z-index: 1;
    border-radius: 3px;
    background: var(--_accent);
    box-shadow: 0 0 14px var(--_accent);
    pointer-events: none;
  }
  .mark.split {
    background: repeating-linear-gradient(var(--_accent) 0 5px, transparent 5px 9px);
  }
  .mark.new {
    display: none;
  }
  .mark.rack {
    border-radius: 12px;
    background: none;
    box-shadow: inset 0 0 0 3px var(--_accent);
  }
  @media (forced-colors: active) {
    .mark {
      background: Highlight;
    }
  }
`;
