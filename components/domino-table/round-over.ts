/** What the panel says when a round or the match is over: who won, every hand turned up, and the sum. */
import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { repeat } from 'lit/directives/repeat.js';
import { rulesOf } from '../../machines/dominoes/options.ts';
import { scoreSum } from '../../machines/dominoes/score-sum.ts';
import { sideOf } from '../../machines/dominoes/state.ts';
import type { RoundResult } from '../../machines/game.ts';
import type { DominoWords } from '../locales/en/dominoes.ts';
import type { Dye } from './dye.ts';
import { handOf, tileOf } from './fits.ts';
import { isDrawn } from './line-text.ts';
import { roundOverStyles } from './round-over.styles.ts';
import { type DominoTableState, endText, matchText, who } from './speech.ts';
import { tileStyles } from './tile.styles.ts';
import { renderTile } from './tile.ts';

export const styles = [tileStyles, roundOverStyles];

export function renderRoundOver(
  words: DominoWords,
  table: DominoTableState,
  dye: Dye | null,
): TemplateResult {
  const result = table.view?.result;
  if (!result) return html`${nothing}`;
  const over = table.stage === 'match-over';
  return html`<h2>${over ? matchText(words, table) : endText(words, table)}</h2>
    ${over ? html`<p class="how">${words.sentence({ text: endText(words, table) })}</p>` : nothing}
    ${renderWhy(words, table, result)}
    <ul class="results">
      ${repeat(order(table), (seat) => renderSeat(words, table, result, dye, seat))}
    </ul>
    ${renderSum(words, table, result)} ${renderNext(words, table, result)}`;
}

/** The bottom seat first, then around the table. */
function order({ view, bottom }: DominoTableState): number[] {
  const n = view?.hands.length ?? 0;
  return Array.from({ length: n }, (_, i) => (bottom + i) % n);
}

function renderSeat(
  words: DominoWords,
  table: DominoTableState,
  result: RoundResult,
  dye: Dye | null,
  seat: number,
): TemplateResult {
  const { view } = table;
  const tiles = view ? handOf(view, seat) : [];
  const pips = result.left[seat] ?? 0;
  const side = view ? sideOf(rulesOf(view.options), seat) : seat;
  const wins = result.winners.includes(side);
  const gain = wins ? (result.points[side] ?? 0) : 0;
  return html`<li class=${classMap({ result: true, wins })}>
    <span class="result-name">${who(table, seat).seat}</span>
    <span class="result-hand" aria-hidden="true"
      >${tiles.map((tile) => renderTile(tileOf(tile), dye))}</span
    >
    <span class="spoken">${tiles.join(', ')}</span>
    <span class="result-left">${tiles.length === 0 ? words.handEmpty : words.pips({ n: pips })}</span>
    <span class="result-gain">${gain > 0 ? words.gain({ n: gain }) : ''}</span>
    <span class="result-total"
      ><span class="spoken">${words.total}</span> ${table.scores[side] ?? 0}</span
    >
  </li>`;
}

function renderWhy(
  words: DominoWords,
  table: DominoTableState,
  { end, winners, left }: RoundResult,
): TemplateResult | typeof nothing {
  if (end !== 'blocked') return nothing;
  const least = Math.min(...left);
  const level = left.flatMap((pips, seat) => (pips === least ? [who(table, seat).seat] : []));
  return html`<p class="why">
    ${words.whyBlocked({ draw: isDrawn(table) })}
    ${winners.length === 0 ? words.whyTied({ seats: level, n: least }) : nothing}
  </p>`;
}

function renderSum(
  words: DominoWords,
  table: DominoTableState,
  result: RoundResult,
): TemplateResult | typeof nothing {
  const winner = result.winners[0];
  if (winner === undefined || !table.view) return nothing;
  const { terms, less, total, sum } = scoreSum(table.view.options, result);
  const plus = terms.map(({ pips }) => pips);
  const minus = less.map(({ pips }) => pips);
  const text = (sum === total ? words.sum : words.sumRounded)({ plus, less: minus, total });
  const gained = words.gained({ ...who(table, winner), n: total });
  // One hand alone is no sum.
  const spelt = plus.length + minus.length > 1;
  return html`<p class="sum">
    ${spelt ? html`<strong>${text}</strong>` : nothing} <span>${gained}</span>
  </p>`;
}

/** DRAW-4: who wins a round opens the next one, where the rules say so. */
function renderNext(
  words: DominoWords,
  table: DominoTableState,
  { winners }: RoundResult,
): TemplateResult | typeof nothing {
  const winner = winners[0];
  if (winner === undefined || table.stage === 'match-over' || !table.view) return nothing;
  if (rulesOf(table.view.options).opener !== 'winner') return nothing;
  return html`<p class="how">${words.sentence({ text: words.nextOpener(who(table, winner)) })}</p>`;
}
