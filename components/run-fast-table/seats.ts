/** What is seen at the seats across the table: how many cards, who passed, what a bomb brought. */
import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { TrickMove } from '../../machines/run-fast/explain.ts';
import { BOMB, BOMB_COST } from '../../machines/run-fast/score.ts';
import { place, type Rect } from '../felt/place.ts';
import type { RunFastWords } from '../locales/en/run-fast.ts';
import { who } from '../table/who.ts';
import type { OtherSeat, TableAreas } from './areas.ts';
import { countPlace } from './backs.ts';
import { sizeOf } from './hands.ts';
import { passedSince } from './scene-of.ts';
import type { RunFastTableState } from './speech.ts';
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
  })}${renderSaid(read, bottom, passed.has(bottom), 'own', ownPlace(areas))}`;
}

function renderSeat(
  { table, words, trick }: Read,
  areas: TableAreas,
  other: OtherSeat,
  seat: number,
  passed: boolean,
): TemplateResult {
  const count = table.view ? sizeOf(table.view, seat) : 0;
  // On a phone the chips stand right above.
  const under = areas.wide;
  return html`<b
      class=${classMap({ count: true, under, last: count === 1, turn: table.turn === seat })}
      aria-hidden="true"
      ${place(countPlace(other, count, under))}
      >${
        under
          ? html`<span class="of"
              ><span class="whose">${words.whose(who(table, seat))}</span>
              <span>${words.cardsLeft({ n: count })}</span></span
            >`
          : count
      }</b
    >
    ${renderSaid({ table, words, trick }, seat, passed, other.side, other.said)}`;
}

/** That a seat has passed, and what a bomb brought or cost it. */
function renderSaid(
  { words, trick }: Read,
  seat: number,
  passed: boolean,
  where: string,
  box: Rect,
): TemplateResult | typeof nothing {
  const n = bombGain(trick, seat);
  if (!passed && n === 0) return nothing;
  return html`<p class="said ${where}" aria-hidden="true" ${place(box)}>
    ${n === 0 ? nothing : html`<b class="gain ${n < 0 ? 'loss' : ''}">${words.gain({ n })}</b>`}
    ${passed ? html`<span class="passed">${words.passedShort}</span>` : nothing}
  </p>`;
}

/** Above the right end of the hand. */
function ownPlace({ hand }: TableAreas): Rect {
  const [w, h] = [112, 30];
  return { x: hand.x + hand.w - w, y: hand.y - h - 3, w, h };
}

/** RUN-19, while the bomb lies on top. */
function bombGain(trick: readonly TrickMove[], seat: number): number {
  const top = lastPlay(trick);
  if (top?.reading.type !== 'bomb') return 0;
  return top.seat === seat ? BOMB : -BOMB_COST;
}
