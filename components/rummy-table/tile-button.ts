/** A tile as a button, on the rack or on the table. */
import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { Tile } from '../../machines/rummy/tile.ts';
import type { Point } from '../felt/drag-controller.ts';
import { type Box, place } from '../felt/place.ts';
import type { RummyWords } from '../locales/en/rummy.ts';
import type { Choosing } from './choosing.ts';
import { tileKey } from './keys.ts';
import type { Lying } from './lying.ts';

export interface TileLook {
  readonly words: RummyWords;
  readonly choosing: Choosing;
  readonly fresh: ReadonlySet<string>;
  readonly hinted: ReadonlySet<string>;
  /** Where on the felt a pointer's click is; null for a key's. */
  readonly at: (event: MouseEvent) => Point | null;
  /** What a button shows by itself. */
  readonly face?: (tile: Tile, stands: readonly Tile[]) => TemplateResult;
}

export function renderTileButton(
  look: TileLook,
  lying: Lying,
  stands: readonly Tile[],
  box: Box | undefined,
): TemplateResult {
  const { choosing } = look;
  const { drag, picking, roving } = choosing;
  const { id, tile, set } = lying;
  const picked = picking.ids.includes(id);
  const fresh = look.fresh.has(id);
  const hinted = look.hinted.has(id);
  const press = (event: MouseEvent): void => {
    if (!drag?.swallowsClick(event)) choosing.press(lying, look.at(event), event.detail === 0);
  };
  return html`<button
    type="button"
    class=${classMap({
      'rack-tile': set === null,
      'set-tile': set !== null,
      picked,
      fresh,
      hinted,
      dragged: picked && !!drag?.tile,
      lifted: drag?.lifted === id,
    })}
    data-tile=${id}
    tabindex=${roving.isStop(id) ? 0 : -1}
    aria-pressed=${picked ? 'true' : 'false'}
    aria-label=${look.words.tileLabel({ tile, stands, fresh, hinted })}
    ${place(box)}
    @click=${press}
    @keydown=${(event: KeyboardEvent) => tileKey(choosing, lying, event)}
    @focus=${() => roving.focused(id)}
    @pointerdown=${(event: PointerEvent) => drag?.down(event, id)}
    @touchmove=${drag?.touchMove ?? nothing}
  >
    ${look.face?.(tile, stands) ?? nothing}
  </button>`;
}
