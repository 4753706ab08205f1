/** The small table: no picture, every tile drawn in the page's flow. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Tile } from '../../machines/rummy/tile.ts';
import { flowStyles } from '../felt/flow.styles.ts';
import type { RummyWords } from '../locales/en/rummy.ts';
import type { Choosing } from './choosing.ts';
import type { FeltNow } from './felt-now.ts';
import { rummyFlowStyles } from './flow.styles.ts';
import { heldStyles } from './held.styles.ts';
import { type RackLook, renderRack } from './rack.ts';
import { renderSets, type SetsLook } from './sets.ts';
import { renderCounter, renderPool } from './texts.ts';
import { tileStyles } from './tile.styles.ts';
import { renderTile } from './tile.ts';
import { renderTools } from './tools.ts';

export const styles = [...tileStyles, flowStyles, heldStyles, rummyFlowStyles];

interface FlowLook {
  readonly sets: SetsLook;
  readonly rack: RackLook;
  /** Whether the rack is there to be chosen from. */
  readonly asks: boolean;
  readonly choosing: Choosing;
  readonly sort: (by: 'colour' | 'number') => void;
  readonly message: TemplateResult | typeof nothing;
}

export function renderFlow(now: FeltNow, look: FlowLook): TemplateResult {
  const { words, dye } = now;
  const { choosing, sort, asks } = look;
  const face = (tile: Tile, stands: readonly Tile[]) => renderTile(tile, { dye, stands });
  const line = html`<div class="note-line">${look.message}</div>`;
  const holds = choosing.picking.any && choosing.lays;
  return html`<div class="flow" tabindex="-1">
    <div class="flow-notes">
      ${renderPool(now, null)} ${asks ? renderCounter(now, now.judged, null) : nothing}
      ${asks ? nothing : line}
    </div>
    <div class="flow-table">${renderSets({ ...look.sets, face })}</div>
    ${
      asks
        ? html`<div class="flow-rack">
            ${line}
            <div class="flow-tools">
              ${holds ? renderNewSet(words, choosing) : nothing}
              ${renderTools({ words, choosing, sort })}
            </div>
            ${renderRack({ ...look.rack, face })}
          </div>`
        : nothing
    }
  </div>`;
}

/** Beside the rack, which is in sight however many sets there are. */
function renderNewSet(words: RummyWords, choosing: Choosing): TemplateResult {
  return html`<button
    type="button"
    class="new-set"
    @click=${() => choosing.drop('new')}
    @keydown=${choosing.escape}
  >
    ${words.newSet}
  </button>`;
}
