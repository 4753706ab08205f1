/** The places at the line's ends where the picked tile may go, and where a dragged tile would land. */
import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { Point } from '../felt/drag-controller.ts';
import { type Box, place } from '../felt/place.ts';
import type { DominoWords } from '../locales/en/dominoes.ts';
import type { Fit } from './fits.ts';
import type { DropSpot, Layout } from './layout.ts';
import type { More } from './more.ts';

/** A drop spot with the move it stands for. */
export interface OpenSpot {
  readonly spot: DropSpot;
  readonly fit: Fit;
}

export function openSpots(layout: Layout, fits: readonly Fit[]): OpenSpot[] {
  return fits.flatMap((fit) => {
    const spot = layout.spots.find(({ arm }) => arm === (fit.arm ?? 'R'));
    return spot ? [{ spot, fit }] : [];
  });
}

/** The spot that a tile let go at this point falls to: the nearest within a tile's length, else null. */
export function nearestSpot(
  spots: readonly OpenSpot[],
  { x, y }: Point,
  tile: number,
): OpenSpot | null {
  let best: OpenSpot | null = null;
  let least = Math.max(44, tile);
  for (const open of spots) {
    const { hit } = open.spot;
    const dx = Math.max(hit.x - x, 0, x - hit.x - hit.w);
    const dy = Math.max(hit.y - y, 0, y - hit.y - hit.h);
    const far = Math.hypot(dx, dy);
    if (far < least || (far === least && best === null)) {
      best = open;
      least = far;
    }
  }
  return best;
}

interface SpotLook {
  readonly words: DominoWords;
  readonly tile: string;
  /** Chosen by key, or under the dragged tile. */
  readonly aimed: boolean;
  readonly size: number;
  readonly more: More | null | undefined;
  readonly press: () => void;
  readonly escape: (event: KeyboardEvent) => void;
}

export function renderSpot({ spot, fit }: OpenSpot, look: SpotLook): TemplateResult {
  return html`<button
    type="button"
    class=${classMap({ spot: true, aimed: look.aimed })}
    data-arm=${spot.arm}
    aria-label=${spotLabel(look.words, look.tile, fit, look.more)}
    ${place(spot.hit)}
    @click=${look.press}
    @keydown=${look.escape}
  >
    <span class="mark" ${place(markBox(spot, look.size))}
      >${fit.worth ? renderWorth(fit, look.more) : (fit.end ?? '')}</span
    >
  </button>`;
}

export function spotLabel(
  words: DominoWords,
  tile: string,
  fit: Fit,
  more: More | null | undefined,
): string {
  const label =
    fit.arm === null || fit.end === null
      ? words.spotOpen({ tile })
      : words.spot({ tile, end: fit.end, arm: fit.arm });
  return more?.withWorth(label, fit) ?? label;
}

/** '+5' at the end where the play would score it. */
export function renderWorth(
  { worth = 0 }: Fit,
  more: More | null | undefined,
): TemplateResult | typeof nothing {
  return more && worth > 0 ? html`<span class="worth">${more.gain(worth)}</span>` : nothing;
}

/** An end that some tile fits, before one is picked: only to be seen. */
export function renderGlow(spot: DropSpot, tile: number, end: number | undefined): TemplateResult {
  return html`<div class="glow" aria-hidden="true" ${place(spot.hit)}>
    <span class="mark" ${place(markBox(spot, tile))}>${end ?? ''}</span>
  </div>`;
}

/** The tile-shaped outline inside the spot's hit area. */
export function markBox({ x, y, turn, hit }: DropSpot, tile: number): Box {
  const w = turn % 2 === 0 ? tile : tile / 2;
  const h = turn % 2 === 0 ? tile / 2 : tile;
  return { x: x - w / 2 - hit.x, y: y - h / 2 - hit.y, w, h };
}
