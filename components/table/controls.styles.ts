/** Buttons and links: the same on the felt, in panels and in dialogs. */
import { css } from 'lit';

export const controls = css`
  .button,
  .icon {
    appearance: none;
    box-sizing: border-box;
    min-block-size: var(--_tap);
    margin: 0;
    padding: 0 18px;
    border: 1px solid var(--_line);
    border-radius: calc(var(--_radius) * 0.75);
    background: var(--_well);
    color: inherit;
    font: inherit;
    font-weight: 600;
    line-height: 1.15;
    text-align: center;
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
    transition:
      background-color var(--_quick) var(--_ease),
      translate var(--_quick) var(--_ease),
      box-shadow var(--_quick) var(--_ease);
  }
  .icon {
    display: inline-grid;
    place-items: center;
    inline-size: var(--_tap);
    padding: 0;
  }
  .icon svg {
    inline-size: 24px;
    block-size: 24px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .primary {
    border-color: transparent;
    background: var(--_accent);
    color: var(--_on-accent);
    box-shadow:
      0 2px 0 color-mix(in oklab, var(--_accent) 62%, black),
      0 6px 16px rgb(0 0 0 / 0.18);
  }
  @media (hover: hover) {
    .button:hover,
    .icon:hover {
      background: color-mix(in oklab, var(--_well) 86%, var(--_ink));
    }
    .primary:hover {
      background: color-mix(in oklab, var(--_accent) 88%, white);
    }
  }
  .button:active,
  .icon:active {
    translate: 0 1px;
  }
  .primary:active {
    box-shadow: 0 1px 0 color-mix(in oklab, var(--_accent) 62%, black);
  }
  .button[aria-disabled='true'],
  .icon[aria-disabled='true'] {
    opacity: 0.5;
    box-shadow: none;
    cursor: default;
  }
  .link {
    appearance: none;
    border: 0;
    padding: 2px 4px;
    margin: 0;
    min-block-size: 24px;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }
  :is(.button, .icon, .link, a, [tabindex='0']):focus-visible {
    outline: 3px solid var(--_focus);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    .button,
    .icon {
      border-color: ButtonBorder;
    }
    .primary {
      forced-color-adjust: none;
    }
    .button[aria-disabled='true'],
    .icon[aria-disabled='true'] {
      opacity: 1;
      color: GrayText;
      border-color: GrayText;
    }
  }
`;
