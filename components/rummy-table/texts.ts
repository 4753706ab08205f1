/** What is said on the felt: how many tiles lie face down, how far a first meld has come. */
import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { Judged } from '../../machines/rummy/judge.ts';
import { place } from '../felt/place.ts';
import type { RummyWords } from '../locales/en/rummy.ts';
import { who } from '../table/who.ts';
import type { TableAreas } from './areas.ts';
import { isNamed, labelPlace, poolLabel } from './backs.ts';
import type { RummyTableState } from './speech.ts';
import { sizeOf } from './table-view.ts';

interface Read {
  readonly table: RummyTableState;
  readonly words: RummyWords;
}

/** '78' under its pile; without areas as a line of its own. */
export function renderPool(
  { table, words }: Read,
  areas: TableAreas | null,
): TemplateResult | typeof nothing {
  const { view } = table;
  if (!view) return nothing;
  const n = sizeOf(view.stock);
  const box = areas ? poolLabel(areas, n) : undefined;
  const shown = box && n > 0 && box.w < 60 ? n : words.pool({ n });
  return html`<p class="pool" ${place(box)}>
    <span aria-hidden="true">${shown}</span><span class="spoken">${words.poolSpoken({ n })}</span>
  </p>`;
}

/** How many tiles each other rack holds; where there is room, whose it is. */
export function renderCounts({ table, words }: Read, areas: TableAreas): TemplateResult[] {
  const { view, bottom, turn } = table;
  if (!view) return [];
  const n = view.hands.length;
  return areas.others.flatMap((other) => {
    const seat = (bottom + other.after) % n;
    const count = sizeOf(view.hands[seat]);
    const named = isNamed(other);
    // Racks that are turned up can be counted.
    const turnedUp = view.result !== null;
    if (turnedUp && !named) return [];
    const { seat: name } = who(table, seat);
    const text = turnedUp ? name : words.rackOf({ seat: name, n: count });
    return html`<b
      class=${classMap({ label: true, named, turn: turn === seat })}
      aria-hidden="true"
      ${place(labelPlace(other, count, turnedUp))}
      ><span>${named ? text : count}</span></b
    >`;
  });
}

/** 'First meld 24 of 30' until the person has made a first meld. */
export function renderCounter(
  { table, words }: Read,
  judged: Judged | null,
  areas: TableAreas | null,
): TemplateResult | typeof nothing {
  if (judged?.need == null || table.stage !== 'playing') return nothing;
  const { have, need } = judged;
  return html`<p class="counter ${have >= need ? 'reached' : ''}" ${place(areas?.counter)}>
    <meter min="0" max=${need} value=${Math.min(have, need)} aria-hidden="true"></meter>
    <span class="whole" aria-hidden="true">${words.meldWhole({ have, need })}</span
    ><span class="brief" aria-hidden="true">${words.meld({ have, need })}</span
    ><span class="spoken">${words.meldSpoken({ have, need })}</span>
  </p>`;
}
