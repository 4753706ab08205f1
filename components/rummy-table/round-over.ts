/** What the panel says when a round or the match is over: who won, every rack turned up, and the sum. */
import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { repeat } from 'lit/directives/repeat.js';
import type { RoundResult } from '../../machines/game.ts';
import { beginnerOf } from '../../machines/rummy/deal.ts';
import { stalledSum } from '../../machines/rummy/score.ts';
import type { Dye } from '../felt/dye.ts';
import type { RummySums } from '../locales/en/rummy-sums.ts';
import { resultStyles } from '../table/result.styles.ts';
import { seatsFrom } from '../table/seats-from.ts';
import { who } from '../table/who.ts';
import { type Ending, endText, gainText, matchText } from './ending.ts';
import { roundOverStyles } from './round-over.styles.ts';
import { turnedUp } from './table-view.ts';
import { tileStyles } from './tile.styles.ts';
import { renderTile } from './tile.ts';

export const styles = [...tileStyles, resultStyles, roundOverStyles];

export interface RoundOver extends Ending {
  readonly dye: Dye | null;
}

export function renderRoundOver(over: RoundOver): TemplateResult {
  const { words, sums, table } = over;
  const { view, bottom } = table;
  const result = view?.result;
  if (!view || !result) return html`${nothing}`;
  const last = table.stage === 'match-over';
  const seats = seatsFrom(bottom, view.hands.length);
  return html`<h2 id="result">${last ? matchText(over) : endText(over)}</h2>
    ${last ? html`<p class="how">${words.sentence({ text: endText(over) })}</p>` : nothing}
    <p class="why">${result.end === 'out' ? sums.whyOut : sums.whyStalled}</p>
    <ul class="results" role="list">
      ${renderHeads(over)}
      ${repeat(seats, (seat) => renderSeat(over, result, seat))}
    </ul>
    ${renderSum(over, result)} ${last ? nothing : renderNext(over)}`;
}

/** Over the columns: what a listener hears with each figure. */
function renderHeads({ sums }: RoundOver): TemplateResult {
  return html`<li class="heads" aria-hidden="true">
    <span>${sums.rackHead}</span><span>${sums.gainHead}</span><span>${sums.total}</span>
  </li>`;
}

function renderSeat(
  { words, sums, table, dye }: RoundOver,
  result: RoundResult,
  seat: number,
): TemplateResult {
  const tiles = table.view ? turnedUp(table.view, seat) : [];
  const left = result.left[seat] ?? 0;
  const gain = result.points[seat] ?? 0;
  return html`<li class=${classMap({ result: true, wins: result.winners.includes(seat) })}>
    <span class="result-name">${who(table, seat).seat}</span>
    <span class="result-hand" aria-hidden="true"
      >${tiles.map((tile) => renderTile(tile, { dye }))}</span
    >
    <span class="spoken">${tiles.map((tile) => words.tile({ tile })).join(', ')}</span>
    <span class="result-left"
      >${
        tiles.length === 0
          ? sums.rackEmpty
          : html`<span aria-hidden="true">${sums.rack({ n: left })}</span
              ><span class="spoken">${sums.rackSpoken({ n: left })}</span>`
      }</span
    >
    <span class="result-gain ${gain < 0 ? 'loss' : ''}"
      ><span class="spoken">${sums.gainHead}</span> ${sums.gain({ n: gain })}</span
    >
    <span class="result-total"
      ><span class="spoken">${sums.total}</span> ${sums.score({ n: table.scores[seat] ?? 0 })}</span
    >
  </li>`;
}

/** How the winner's points come about. */
function renderSum(over: RoundOver, result: RoundResult): TemplateResult {
  const text = sumText(over.sums, result);
  return html`<p class="sum">
    ${text ? html`<strong>${text}</strong>` : nothing}
    <span>${gainText(over)}</span>
  </p>`;
}

/** RUM-18, RUM-19; '' where it says no more than the points do. */
function sumText(sums: RummySums, { end, left, winners, points }: RoundResult): string {
  const racks = left.filter((_, seat) => !winners.includes(seat));
  if (end === 'out') {
    return racks.length > 1 ? sums.out({ racks, sum: points[winners[0] ?? 0] ?? 0 }) : '';
  }
  if (racks.length === 0) return '';
  const { lowest, over, share, lost } = stalledSum(left);
  const text = sums.stalled({ racks, lowest, sum: over });
  const n = winners.length;
  return n > 1 ? `${text}, ${sums.sharedBy({ n, each: share, lost })}` : text;
}

/** RUM-3: the lead passes on. */
function renderNext({ sums, table }: RoundOver): TemplateResult | typeof nothing {
  const { view } = table;
  const first = view?.soFar.first;
  if (!view || first === undefined) return nothing;
  const round = (view.round ?? 0) + 1;
  const seat = beginnerOf({ first, round, players: view.hands.length });
  return html`<p class="how">${sums.nextFirst(who(table, seat))}</p>`;
}
