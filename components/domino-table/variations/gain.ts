/** What a play has just scored: shown where it was laid, then on its way to the player's score. */
import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { endsSum } from '../../../machines/dominoes/ends-sum.ts';
import type { DominoView } from '../../../machines/dominoes/model.ts';
import { place } from '../../felt/place.ts';
import type { DominoMoreWords } from '../../locales/en/dominoes-more.ts';
import { nameOf, tileIn, tilesOf } from '../fits.ts';
import type { Layout, PlacedTile } from '../layout.ts';

/** Milliseconds that a score is seen before its last step to the chip, and that step. */
const stays = 900;
const flies = 420;

const size = { w: 84, h: 46 } as const;

/** Stands until the next move: whoever looks away for a moment still sees it, where nothing moves too. */
export function renderGain(
  words: DominoMoreWords,
  view: DominoView,
  layout: Layout,
): TemplateResult | typeof nothing {
  const tile = tileIn(view.log?.at(-1)?.move ?? '');
  const at = tile === null ? undefined : placeOf(view, layout, tile);
  const n = at ? endsSum(view).scores : 0;
  if (!at || n === 0) return nothing;
  // Above the tile, so that it is seen what was played.
  const rise = (at.turn % 2 === 0 ? layout.tile / 4 : layout.tile / 2) + size.h / 2;
  const y = at.y - rise - size.h / 2;
  const box = { x: at.x - size.w / 2, y: y < 0 ? at.y + rise - size.h / 2 : y, ...size };
  return html`${keyed(
    view.log?.length,
    html`<div class="gain" aria-hidden="true" ${place(box)}><b>${words.gain({ n })}</b></div>`,
  )}`;
}

function placeOf(view: DominoView, layout: Layout, tile: string): PlacedTile | undefined {
  // A tile drawn last lies nowhere.
  const lists = { line: tilesOf(view.line), up: tilesOf(view.up), down: tilesOf(view.down) };
  return layout.tiles.find(({ arm, index }) => {
    const laid = lists[arm][index];
    return laid !== undefined && nameOf(laid) === tile;
  });
}

/** Sends the score that is shown to the chip of who made it, which answers with a pulse. */
export function flyGain(root: HTMLElement | DocumentFragment, seat: number): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const gain = root.querySelector<HTMLElement>('.gain > b');
  const score = root.querySelector<HTMLElement>(`.chip[data-seat~="${seat}"] .score`);
  if (!score) return;
  score.animate([{ scale: 1 }, { scale: 1.3, offset: 0.4 }, { scale: 1 }], {
    delay: gain ? stays + flies - 80 : 0,
    duration: 320,
    easing: 'ease-out',
  });
  if (!gain) return;
  const from = gain.getBoundingClientRect();
  const to = score.getBoundingClientRect();
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  const whole = stays + flies;
  gain.animate(
    [
      { transform: 'scale(0.4)', opacity: 0, easing: 'cubic-bezier(0.2, 1.4, 0.4, 1)' },
      { transform: 'scale(1)', opacity: 1, offset: 220 / whole },
      { transform: 'scale(1)', opacity: 1, offset: stays / whole, easing: 'ease-in' },
      { transform: `translate(${x}px, ${y}px) scale(0.5)`, opacity: 0.2 },
    ],
    { duration: whole, fill: 'forwards' },
  );
  gain.animate([{ opacity: 0 }, { opacity: 0 }], { delay: whole, duration: 1, fill: 'forwards' });
}
