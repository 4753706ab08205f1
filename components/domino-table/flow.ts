/** The small table: no picture, every tile drawn in the page's flow. */
import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { flowStyles } from '../felt/flow.styles.ts';
import { sitsIn } from '../table/table-state.ts';
import type { Choosing } from './choosing.ts';
import type { FeltNow } from './felt.ts';
import { sizeOf, tileOf, tilesOf } from './fits.ts';
import { dominoFlowStyles } from './flow.styles.ts';
import { type HandLook, renderHand } from './hand.ts';
import { renderBoneyard, renderLineText } from './line-text.ts';
import { renderWorth, spotLabel } from './spots.ts';
import { tileStyles } from './tile.styles.ts';
import { renderTile } from './tile.ts';

export const styles = [...tileStyles, flowStyles, dominoFlowStyles];

export function renderFlow(
  now: FeltNow,
  look: HandLook,
  choosing: Choosing,
  message: TemplateResult | typeof nothing,
): TemplateResult {
  const picked = choosing.hand.picked;
  const { view, more } = now.table;
  return html`<div class="flow" tabindex="-1">
    ${renderLineText(now)}
    <div class="flow-board">
      ${renderLine(now, view?.line)} ${renderLine(now, view?.up, '↑')} ${renderLine(now, view?.down, '↓')}
      ${
        // Three or four ends have their buttons below; here there is no room for both.
        picked === null || choosing.hand.choices.length > 2
          ? nothing
          : renderSpots(now, choosing, picked)
      }
    </div>
    <div class="flow-notes">
      ${renderCounts(now)} ${renderBoneyard(now)} ${more?.render(now.table, null, null) ?? nothing}
      <div class="note-line">${message}</div>
    </div>
    ${sitsIn(now.table) ? renderHand({ ...look, face: (tile) => renderTile(tileOf(tile), now.dye) }) : nothing}
  </div>`;
}

/** The line, or an arm up or down from the spinner. */
function renderLine({ dye }: FeltNow, line = '', way = ''): TemplateResult | typeof nothing {
  if (way && !line) return nothing;
  return html`<div class="flow-line" aria-hidden="true">
    ${way}${tilesOf(line).map((tile) => renderTile(tile, dye, tile.a === tile.b ? 1 : 0))}
  </div>`;
}

function renderSpots({ words, table }: FeltNow, choosing: Choosing, tile: string): TemplateResult {
  const { hand } = choosing;
  const { more } = table;
  return html`<div class="flow-spots">
    ${hand.choices.map(
      (fit) => html`<button
        type="button"
        class=${classMap({ spot: true, aimed: fit.arm === hand.aim })}
        aria-label=${spotLabel(words, tile, fit, more)}
        @click=${() => choosing.play(fit)}
        @keydown=${choosing.escape}
      >
        ${fit.end ?? tile}${renderWorth(fit, more)}
      </button>`,
    )}
  </div>`;
}

/** Three or four narrow chips have no room for the counts, and no hands lie around this table. */
function renderCounts({ table, words }: FeltNow): TemplateResult | typeof nothing {
  const hands = table.view?.hands ?? [];
  if (hands.length < 3) return nothing;
  const counts = hands.flatMap((hand, seat) => {
    return seat === table.me ? [] : [`${table.names[seat]}: ${words.tiles({ n: sizeOf(hand) })}`];
  });
  return html`<p class="flow-counts" aria-hidden="true">${counts.join(' · ')}</p>`;
}
