/** Signs on buttons, drawn by us on a 24-unit square; `.icon svg` in controls.styles.ts strokes them. */
import { svg, type TemplateResult } from 'lit';

/** A sign of its paths, also a game's own. */
export const sign = (paths: TemplateResult): TemplateResult =>
  svg`<svg viewBox="0 0 24 24" aria-hidden="true">${paths}</svg>`;

export const icons = {
  pause: sign(svg`<path d="M9 6v12M15 6v12"/>`),
  play: sign(svg`<path d="M8 5.5v13l10.5-6.5z"/>`),
  rules: sign(svg`<path d="M8.4 8.6a3.6 3.6 0 1 1 5.3 3.2c-1.1.6-1.7 1.3-1.7 2.6M12 18.4v.1"/>`),
  menu: sign(svg`<path d="M5 7.5h14M5 12h14M5 16.5h14"/>`),
  close: sign(svg`<path d="m7 7 10 10M17 7 7 17"/>`),
};
