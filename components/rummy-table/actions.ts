/** The table's own buttons below the felt: play what is laid, draw or pass, and go back over one's steps. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { RummyWords } from '../locales/en/rummy.ts';
import { sign } from '../table/icons.ts';
import type { RummyTableState } from './speech.ts';

/** Each button answers also while it can't do what it says. */
export interface Actions {
  readonly play: () => void;
  readonly draw: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly reset: () => void;
}

export interface Can {
  readonly play: boolean;
  readonly undo: boolean;
  readonly redo: boolean;
  readonly reset: boolean;
}

const undoSign = sign(svg`<path d="M8.5 5 4.5 9l4 4M4.5 9h9a5.5 5.5 0 0 1 0 11H9"/>`);
const redoSign = sign(svg`<path d="m15.5 5 4 4-4 4M19.5 9h-9a5.5 5.5 0 0 0 0 11H15"/>`);
const resetSign = sign(svg`<path d="M4 14h4l1.5 3h5L16 14h4v5H4zM12 3v8M8.5 7.5 12 11l3.5-3.5"/>`);

export function renderActions(
  words: RummyWords,
  table: RummyTableState,
  can: Can,
  act: Actions,
): TemplateResult | typeof nothing {
  if (table.me === null || table.stage !== 'playing') return nothing;
  const mine = table.moves.length > 0;
  const passes = table.moves.includes('pass');
  return html`<button
      type="button"
      class="button play ${can.play ? 'primary' : ''}"
      id="play"
      data-hurries
      aria-disabled=${!can.play}
      @click=${act.play}
    >
      ${words.play}
    </button>
    <button type="button" class="button play" id="draw" data-hurries aria-disabled=${!mine} @click=${act.draw}>
      ${passes ? words.pass : words.draw}
    </button>
    ${icon('undo', words.undo, undoSign, can.undo, act.undo)}
    ${icon('redo', words.redo, redoSign, can.redo, act.redo)}
    ${icon('reset', words.reset, resetSign, can.reset, act.reset)}`;
}

function icon(
  id: string,
  label: string,
  picture: TemplateResult,
  can: boolean,
  press: () => void,
): TemplateResult {
  return html`<button
    type="button"
    class="icon"
    id=${id}
    aria-label=${label}
    title=${label}
    aria-disabled=${!can}
    @click=${press}
  >
    ${picture}
  </button>`;
}
