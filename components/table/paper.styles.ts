/** The colours of what lies over the table, dialogs and options: paper by day, dark by night. Loaded with these. */
import { css } from 'lit';

export const paper = css`
  :host {
    --_paper: #fbf9f2;
    --_paper-ink: #172523;
    --_paper-quiet: #52615e;
    --_paper-line: #d9d8cd;
    --_paper-well: #f0eee4;
    --_paper-accent: #8a5a00;
  }
  @supports (color: light-dark(red, red)) {
    :host {
      --_paper: light-dark(#fbf9f2, #152826);
      --_paper-ink: light-dark(#172523, #eff0e6);
      --_paper-quiet: light-dark(#52615e, #a9bab4);
      --_paper-line: light-dark(#d9d8cd, #35504c);
      --_paper-well: light-dark(#f0eee4, #1e3532);
      --_paper-accent: light-dark(#8a5a00, #f5b942);
    }
  }
  @media (forced-colors: active) {
    :host {
      --_paper: Canvas;
      --_paper-ink: CanvasText;
      --_paper-quiet: CanvasText;
      --_paper-line: CanvasText;
      --_paper-well: Canvas;
      --_paper-accent: LinkText;
    }
  }
`;
