/** Tile backs side by side, as many as fit; the worn one is ringed and ticked. */
import { css } from 'lit';

export const backChooserStyles = css`
  .backs {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(104px, 30%), 1fr));
    gap: 8px;
    margin-block: 14px;
  }
  .backs label {
    position: relative;
    display: grid;
    justify-items: center;
    align-content: start;
    gap: 8px;
    padding: 12px 6px 10px;
    border-radius: calc(var(--_radius) * 0.75);
    cursor: pointer;
  }
  .backs input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .backs .preview :is(svg, canvas) {
    display: block;
    inline-size: 64px;
    block-size: 128px;
    filter: drop-shadow(0 3px 4px rgb(0 0 0 / 0.3));
    transition: translate var(--_quick) var(--_ease);
  }
  .backs label:hover .preview :is(svg, canvas) {
    translate: 0 -3px;
  }
  .backs .back-name {
    font-size: 13px;
    line-height: 1.25;
    text-align: center;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  .backs label:has(input:checked) {
    background: var(--_paper-well);
    box-shadow: inset 0 0 0 2px var(--_paper-accent);
  }
  .backs label:has(input:checked) .back-name {
    font-weight: 650;
  }
  .backs label:has(input:checked)::after {
    content: '✓';
    content: '✓' / '';
    position: absolute;
    inset-block-start: 5px;
    inset-inline-end: 5px;
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    border-radius: 50%;
    background: var(--_accent);
    color: var(--_on-accent);
    font-size: 14px;
    font-weight: 700;
    pointer-events: none;
  }
  .backs label:has(input:focus-visible) {
    outline: 3px solid var(--_focus);
    outline-offset: 1px;
  }
  .credits {
    font-size: 13px;
    color: var(--_paper-quiet);
  }
  @media (forced-colors: active) {
    .backs label:has(input:checked) {
      outline: 3px solid Highlight;
    }
    .backs label:has(input:focus-visible) {
      outline: 4px double Highlight;
    }
    .backs label:has(input:checked)::after {
      forced-color-adjust: none;
    }
  }
`;
