/** What is seen at the seats across the table: how many cards. */
import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { place } from '../felt/place.ts';
import type { RunFastWords } from '../locales/en/run-fast.ts';
import { who } from '../table/who.ts';
import type { OtherSeat, TableAreas } from './areas.ts';
import { countPlace } from './backs.ts';
import { sizeOf } from './hands.ts';
import type { RunFastTableState } from './speech.ts';

interface Read {
  readonly table: RunFastTableState;
  readonly words: RunFastWords;
}

export function renderSeats(read: Read, areas: TableAreas): TemplateResult | typeof nothing {
  const { view, bottom } = read.table;
  if (!view || view.result) return nothing;
  const n = view.hands.length;
  // On a phone the chips stand right above.
  const under = areas.wide;
  return html`${areas.others.map((other) => renderCount(read, other, (bottom + other.after) % n, under))}`;
}

function renderCount(
  { table, words }: Read,
  other: OtherSeat,
  seat: number,
  under: boolean,
): TemplateResult {
  const count = table.view ? sizeOf(table.view, seat) : 0;
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
  >`;
}
