/** What the panel says when a round or the match is over: who won, every hand turned up, and the sum. */
import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { repeat } from 'lit/directives/repeat.js';
import { rulesOf } from '../../machines/dominoes/options.ts';
import { sideCounts } from '../../machines/dominoes/score.ts';
import { sideOf } from '../../machines/dominoes/state.ts';
import type { RoundResult } from '../../machines/game.ts';
import type { Dye } from '../felt/dye.ts';
import type { DominoSums } from '../locales/en/dominoes-sums.ts';
import { resultStyles } from '../table/result.styles.ts';
import { seatsFrom } from '../table/seats-from.ts';
import { who } from '../table/who.ts';
import { type Ending, endText, matchText } from './ending.ts';
import { handOf, tileOf } from './fits.ts';
import { isDrawn } from './line-text.ts';
import { roundOverStyles } from './round-over.styles.ts';
import { renderSum } from './round-sum.ts';
import { type DominoTableState, sideWho } from './speech.ts';
import { tileStyles } from './tile.styles.ts';
import { renderTile } from './tile.ts';

export const styles = [...tileStyles, resultStyles, roundOverStyles];

export interface RoundOver extends Ending {
  readonly dye: Dye | null;
}

export function renderRoundOver(over: RoundOver): TemplateResult {
  const { words, table } = over;
  const result = table.view?.result;
  if (!result) return html`${nothing}`;
  const last = table.stage === 'match-over';
  return html`<h2 id="result">${last ? matchText(over) : endText(over)}</h2>
    ${last ? html`<p class="how">${words.sentence({ text: endText(over) })}</p>` : nothing}
    ${renderWhy(over, result)}
    <ul class="results">
      ${repeat(order(table), (seat) => renderSeat(over, result, seat))}
    </ul>
    ${renderSum(over, result)} ${renderNext(over, result)}`;
}

/** The bottom seat first, then around the table; partners one below the other. */
function order(table: DominoTableState): number[] {
  const { view, bottom } = table;
  const around = seatsFrom(bottom, view?.hands.length ?? 0);
  const side = (seat: number) => (sideIn(table, seat) === sideIn(table, bottom) ? 0 : 1);
  return sideIn(table, 0) === sideIn(table, 2) ? around.sort((a, b) => side(a) - side(b)) : around;
}

function sideIn({ view }: DominoTableState, seat: number): number {
  return view ? sideOf(rulesOf(view.options), seat) : seat;
}

function renderSeat(
  { sums, table, dye }: RoundOver,
  result: RoundResult,
  seat: number,
): TemplateResult {
  const { view } = table;
  const tiles = view ? handOf(view, seat) : [];
  const pips = result.left[seat] ?? 0;
  const side = sideIn(table, seat);
  // A pair's points stand once.
  const first = order(table).find((other) => sideIn(table, other) === side) === seat;
  const gain = result.points[side] ?? 0;
  return html`<li class=${classMap({ result: true, wins: result.winners.includes(side) })}>
    <span class="result-name">${who(table, seat).seat}</span>
    <span class="result-hand" aria-hidden="true"
      >${tiles.map((tile) => renderTile(tileOf(tile), dye))}</span
    >
    <span class="spoken">${tiles.join(', ')}</span>
    <span class="result-left">${tiles.length === 0 ? sums.handEmpty : sums.pips({ n: pips })}</span>
    <span class="result-gain">${first && gain > 0 ? sums.gain({ n: gain }) : ''}</span>
    <span class="result-total"
      >${first ? html`<span class="spoken">${sums.total}</span> ${table.scores[side] ?? 0}` : nothing}</span
    >
  </li>`;
}

function renderWhy(
  { sums, table }: RoundOver,
  { end, winners, left }: RoundResult,
): TemplateResult | typeof nothing {
  const special = table.more?.endWhy(table);
  if (special) return html`<p class="why">${special}</p>`;
  if (end !== 'blocked' || !table.view) return nothing;
  return html`<p class="why">
    ${sums.whyBlocked({ draw: isDrawn(table) })}
    ${winners.length === 0 ? whyTied(sums, table, left) : nothing}
  </p>`;
}

function whyTied(sums: DominoSums, table: DominoTableState, left: readonly number[]): string {
  const rules = table.view && rulesOf(table.view.options);
  if (rules?.sides === 'pairs') return sums.whySidesTied({ n: sideCounts(rules, left)[0] ?? 0 });
  const least = Math.min(...left);
  const level = left.flatMap((pips, seat) => (pips === least ? [who(table, seat).seat] : []));
  return sums.whyTied({ seats: level, n: least });
}

/** Who opens the next round: its winner, where the rules say so, else the highest double (DRAW-4, FIVE-3, PIP-2). */
function renderNext(
  { words, sums, table }: RoundOver,
  { winners, end }: RoundResult,
): TemplateResult | typeof nothing {
  if (table.stage === 'match-over' || !table.view) return nothing;
  const { opener } = rulesOf(table.view.options);
  const [winner] = winners;
  const free = opener === 'winner' || (opener === 'out-winner' && end === 'out');
  const text =
    free && winner !== undefined
      ? sums.nextOpener(sideWho(words, table, winner))
      : sums.nextHighest;
  return html`<p class="how">${text}</p>`;
}
