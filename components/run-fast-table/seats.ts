/** What is seen at the seats across the table: how many cards, who passed, what a bomb brought. */
import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { TrickMove } from '../../machines/run-fast/explain.ts';
import { place } from '../felt/place.ts';
import type { RunFastWords } from '../locales/en/run-fast.ts';
import type { OtherSeat, Rect, TableAreas } from './areas.ts';
import { countPlace } from './backs.ts';
import { sizeOf } from './hands.ts';
import { passedSince } from './scene-of.ts';
import { bombWorth, type RunFastTableState } from './speech.ts';
import { lastPlay } from './tricks.ts';

interface Read {
  readonly table: RunFastTableState;
  readonly words: RunFastWords;
  readonly trick: readonly TrickMove[];
}

export function renderSeats(read: Read, areas: TableAreas): TemplateResult | typeof nothing {
  const { view, bottom } = read.table;
  if (!view || view.result) return nothing;
  const n = view.hands.length;
  const passed = passedSince(read.trick);
  return html`${areas.others.map((other) => {
    const seat = (bottom + other.after) % n;
    return renderSeat(read, areas, other, seat, passed.has(seat));
  })}${renderOwn(read, areas)}`;
}

function renderSeat(
  { table, words, trick }: Read,
  areas: TableAreas,
  other: OtherSeat,
  seat: number,
  passed: boolean,
): TemplateResult {
  const count = table.view ? sizeOf(table.view, seat) : 0;
  const under = areas.wide && !areas.low;
  const gain = bombGain(trick, seat);
  return html`<b
      class=${classMap({ count: true, under, last: count === 1 })}
      aria-hidden="true"
      ${place(countPlace(other, count, under))}
      >${under ? (count === 1 ? words.lastCard : words.cards({ n: count })) : count}</b
    >
    ${
      passed || gain !== 0
        ? html`<p class="said ${other.side}" aria-hidden="true" ${place(other.said)}>
            ${gain === 0 ? nothing : renderGain(words, gain)}
            ${passed ? html`<span class="passed">${words.passedShort}</span>` : nothing}
          </p>`
        : nothing
    }`;
}

/** What a bomb brought or cost the seat at the bottom. */
function renderOwn(
  { table, words, trick }: Read,
  areas: TableAreas,
): TemplateResult | typeof nothing {
  const gain = bombGain(trick, table.bottom);
  if (gain === 0) return nothing;
  return html`<p class="said own" aria-hidden="true" ${place(ownPlace(areas))}>
    ${renderGain(words, gain)}
  </p>`;
}

function ownPlace({ hand, naming }: TableAreas): Rect {
  const w = 64;
  return { x: hand.x + hand.w - w, y: naming.y, w, h: naming.h };
}

function renderGain(words: RunFastWords, n: number): TemplateResult {
  return html`<b class="gain ${n < 0 ? 'loss' : ''}">${words.gain({ n })}</b>`;
}

/** RUN-19, while the bomb lies on top. */
function bombGain(trick: readonly TrickMove[], seat: number): number {
  const top = lastPlay(trick);
  if (top?.reading.type !== 'bomb') return 0;
  return top.seat === seat ? bombWorth.gain : -bombWorth.cost;
}
