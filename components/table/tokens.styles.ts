/** The house's colours, sizes and motion. Embedders set the `--pip-…` ones; `--_…` are ours alone. */
import { css } from 'lit';

export const tokens = css`
  :host {
    letter-spacing: normal;
    word-spacing: normal;
    text-indent: 0;
    text-transform: none;
    text-shadow: none;
    white-space: normal;
    writing-mode: horizontal-tb;
    cursor: auto;
    --_felt: var(--pip-felt, #1f5852);
    --_ink: var(--pip-text, #f6f3e9);
    --_accent: var(--pip-accent, #f5b942);
    --_radius: var(--pip-radius, 16px);
    --_font: var(
      --pip-font,
      system-ui,
      -apple-system,
      'Segoe UI',
      Roboto,
      'Noto Sans',
      sans-serif
    );

    --_shade: #04110f;
    --_felt-light: color-mix(in oklab, var(--_felt) 90%, white);
    --_felt-deep: color-mix(in oklab, var(--_felt) 68%, var(--_shade));
    --_quiet: color-mix(in oklab, var(--_ink) 78%, var(--_felt));
    --_well: color-mix(in oklab, var(--_felt) 58%, var(--_shade));
    --_line: color-mix(in oklab, var(--_ink) 16%, transparent);
    --_on-accent: #201602;
    --_alarm: #ffb4a2;
    --_focus: var(--_ink);
    /* Words in the accent's colour. */
    --_accent-ink: var(--_accent);

    --_quick: 120ms;
    --_calm: 220ms;
    --_ease: cubic-bezier(0.2, 0.7, 0.2, 1);
    --_tap: 44px;
  }
  /* Words are dark on a pale felt, pale on a dark one, unless the page says otherwise; wells are pale under dark words. */
  @supports (color: oklch(from red l c h)) {
    :host {
      --_ink: var(--pip-text, oklch(from var(--_felt) clamp(0.15, (0.58 - l) * 1000, 0.963) 0.013 95));
      /* Darkest words, or nothing: what darkens an accent just where it has to be. */
      --_veil: oklch(from var(--_ink) min(l, 0.15) c h / clamp(0, (0.6 - l) * 1000, 1));
      --_accent-ink: oklch(from color-mix(in oklab, var(--_accent) 34%, var(--_veil)) l c h / 1);
      --_shade: oklch(from var(--_ink) calc(1.02 - l) 0.02 180);
      --_felt-light: oklch(from var(--_felt) calc(l + 0.055) c h);
      --_alarm: oklch(from var(--_ink) calc(0.87 * l + 0.02) 0.1 33);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    :host {
      --_quick: 0ms;
      --_calm: 0ms;
    }
  }
  @media (forced-colors: active) {
    :host {
      --_felt: Canvas;
      --_ink: CanvasText;
      --_quiet: CanvasText;
      --_line: CanvasText;
      --_well: Canvas;
      --_felt-light: Canvas;
      --_felt-deep: Canvas;
      --_accent: Highlight;
      --_on-accent: HighlightText;
      --_focus: Highlight;
      --_alarm: CanvasText;
      --_accent-ink: Highlight;
    }
  }
`;
