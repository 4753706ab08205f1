/** What is lit while tiles are held: the place that they would fall to, and the place for a new set. */
import { html, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { place, type Rect } from '../felt/place.ts';
import type { RummyWords } from '../locales/en/rummy.ts';
import type { Choosing } from './choosing.ts';
import type { Board } from './ground.ts';
import { heldStyles } from './held.styles.ts';
import type { RummyTableState } from './speech.ts';
import { markOf, newSetPlace } from './targets.ts';

export const styles = [heldStyles];

/** What is lit in each part of the felt. */
export interface Lit {
  readonly onTable: readonly TemplateResult[];
  readonly besideMessage: readonly TemplateResult[];
  readonly onRack: readonly TemplateResult[];
  /** What is left of the message's place. */
  readonly message: Rect;
}

/** Between the button beside it and the message, px. */
const apart = 6;

export function renderLit(
  words: RummyWords,
  { draft }: Pick<RummyTableState, 'draft'>,
  choosing: Choosing,
  board: Board,
): Lit {
  const { target, lays } = choosing;
  const { message } = board.areas;
  const { box } = board.layout;
  const felt = { x: 0, y: 0 };
  const mark = target !== null && draft ? markOf(board, draft, target) : null;
  const fresh = lays ? newSetPlace(board) : null;
  const line = fresh?.on === 'line';
  const aside = line ? fresh.rect.w + apart : 0;
  return {
    onTable: [
      ...(fresh && !line ? [renderNewSet(words, choosing, fresh.rect, box)] : []),
      ...(mark?.in === 'table' ? [renderMark(mark, box)] : []),
    ],
    besideMessage: fresh && line ? [renderNewSet(words, choosing, fresh.rect, felt)] : [],
    onRack: mark?.in === 'rack' ? [renderMark(mark, felt)] : [],
    message: { ...message, x: message.x + aside, w: message.w - aside },
  };
}

/** A gap, a split or the tray, where the held tiles would fall to. `origin`: the left top of what it is shown in. */
function renderMark(
  { rect, kind }: { readonly rect: Rect; readonly kind: string },
  origin: { readonly x: number; readonly y: number },
): TemplateResult {
  const box = { ...rect, x: rect.x - origin.x, y: rect.y - origin.y };
  return html`<div class="mark ${kind}" aria-hidden="true" ${place(box)}></div>`;
}

/** Too narrow for words, px. */
const narrow = 60;

/** A button where a set of their own would lie. `origin`: the left top of what it is shown in. */
function renderNewSet(
  words: RummyWords,
  choosing: Choosing,
  rect: Rect,
  origin: { readonly x: number; readonly y: number },
): TemplateResult {
  const box = { ...rect, x: rect.x - origin.x, y: rect.y - origin.y };
  return html`<button
    type="button"
    class=${classMap({ 'new-set': true, aimed: choosing.target === 'new' })}
    aria-label=${words.newSet}
    ${place(box)}
    @click=${() => choosing.drop('new')}
    @keydown=${choosing.escape}
  >
    ${box.w < narrow ? '+' : words.newSet}
  </button>`;
}
