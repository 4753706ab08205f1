/** The person's tiles as buttons: over the picture, or with their own drawings where there is none. */
import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { repeat } from 'lit/directives/repeat.js';
import type { DragController } from '../felt/drag-controller.ts';
import { answerKey } from '../felt/keys.ts';
import { type Box, place } from '../felt/place.ts';
import type { DominoWords } from '../locales/en/dominoes.ts';
import type { Fit } from './fits.ts';
import type { HandController } from './hand-controller.ts';
import type { DominoTableState } from './speech.ts';

export interface HandLook {
  readonly words: DominoWords;
  readonly table: DominoTableState;
  readonly label: string;
  readonly tiles: readonly string[];
  readonly fits: (tile: string) => readonly Fit[];
  /** It is the person's turn: each tile either fits or doesn't. */
  readonly deciding: boolean;
  readonly hinted: string | null;
  readonly hand: HandController;
  /** Absent where tiles aren't dragged. */
  readonly drag?: DragController | undefined;
  /** Where a tile's button lies; absent in the flow of the small table. */
  readonly box?: (index: number, playable: boolean) => Box;
  /** What a button shows by itself. */
  readonly face?: (tile: string) => TemplateResult;
}

export function renderHand(look: HandLook): TemplateResult {
  const { hand } = look;
  return html`<div
    class="hand"
    part="hand"
    role="toolbar"
    aria-label=${look.label}
    aria-orientation="horizontal"
  >
    ${repeat(
      look.tiles,
      (tile) => tile,
      (tile, index) => renderTile(look, tile, index, hand.stop === tile),
    )}
  </div>`;
}

function renderTile(look: HandLook, tile: string, index: number, stop: boolean): TemplateResult {
  const { hand, drag } = look;
  const fits = look.fits(tile);
  const picked = hand.picked === tile;
  const press = (event: MouseEvent): void => {
    if (!drag?.swallowsClick(event)) hand.press(tile);
  };
  return html`<button
    type="button"
    class=${classMap({
      tile: true,
      playable: fits.length > 0,
      picked,
      hinted: look.hinted === tile,
      dragged: drag?.tile === tile,
    })}
    data-tile=${tile}
    data-hurries
    tabindex=${stop ? 0 : -1}
    aria-pressed=${picked ? 'true' : 'false'}
    aria-label=${label(look, tile, fits)}
    aria-disabled=${look.deciding && fits.length === 0 ? 'true' : nothing}
    ${look.box ? place(look.box(index, fits.length > 0)) : nothing}
    @click=${press}
    @keydown=${(event: KeyboardEvent) => answerKey(event, (key) => hand.key(tile, key))}
    @focus=${() => hand.focused(tile)}
    @pointerdown=${(event: PointerEvent) => drag?.down(event, tile)}
    @touchmove=${drag?.touchMove ?? nothing}
  >
    ${look.face?.(tile) ?? nothing}${renderWorth(look, fits)}
  </button>`;
}

/** The most that the tile would score. */
function renderWorth({ table }: HandLook, fits: readonly Fit[]): TemplateResult | typeof nothing {
  const most = Math.max(0, ...fits.map(({ worth = 0 }) => worth));
  if (!table.more || most === 0) return nothing;
  return html`<span class="worth" aria-hidden="true">${table.more.gain(most)}</span>`;
}

function label(look: HandLook, tile: string, fits: readonly Fit[]): string {
  const { words, deciding, hinted, table } = look;
  if (!deciding) return tile;
  const ends = fits.flatMap(({ end }) => (end === null ? [] : [end]));
  const text =
    fits.length === 0
      ? words.tileRests({ tile })
      : ends.length === 0
        ? words.tileOpens({ tile })
        : words.tileFits({ tile, ends: [...new Set(ends)] });
  const whole = table.more?.tileLabel(table, text, tile, fits) ?? text;
  return hinted === tile ? words.tileHinted({ label: whole }) : whole;
}
