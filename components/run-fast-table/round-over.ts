/** What the panel says when a round or the match is over: who went out, what the others hold, who pays what. */
import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { repeat } from 'lit/directives/repeat.js';
import type { RoundResult } from '../../machines/game.ts';
import { type Card, inOrder } from '../../machines/run-fast/card.ts';
import type { Dye } from '../felt/dye.ts';
import { resultStyles } from '../table/result.styles.ts';
import { seatsFrom } from '../table/seats-from.ts';
import { who } from '../table/who.ts';
import { cardStyles } from './card.styles.ts';
import { renderCard } from './card.ts';
import { type Ending, endText, matchText, sumOf } from './ending.ts';
import { cardsOf, sizeOf } from './hands.ts';
import { roundOverStyles } from './round-over.styles.ts';

export const styles = [...cardStyles, resultStyles, roundOverStyles];

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
  const bombs = view.bombs?.some((count) => count > 0);
  const { rounds } = view.options;
  return html`<h2 id="result">${last ? matchText(over) : endText(over)}</h2>
    <p class="how">
      ${last ? html`${words.sentence({ text: endText(over) })} ` : nothing}${sums.whyOut}${
        bombs ? ` ${sums.whyBombs}` : ''
      }
    </p>
    <ul class=${classMap({ results: true, out: sizeOf(view, bottom) === 0 })} role="list">
      ${repeat(seats, (seat) => renderSeat(over, result, seat))}
    </ul>
    ${
      last
        ? nothing
        : html`<p class="how next">
            ${sums.round({ round: view.round ?? 0, of: rounds })}.
            ${sums.nextLeads(who(table, result.winners[0] ?? 0))}
          </p>`
    }`;
}

function renderSeat(over: RoundOver, result: RoundResult, seat: number): TemplateResult {
  const { sums, table } = over;
  const cards = table.view ? cardsOf(table.view, seat).toSorted(inOrder) : [];
  const gain = result.points[seat] ?? 0;
  const sum = sumOf(over, seat);
  return html`<li class=${classMap({ result: true, wins: isBest(over, result, seat) })}>
    <span class="result-name">${who(table, seat).seat}</span>
    ${cards.length > 0 ? renderLeft(over, cards) : nothing}
    <span class="result-sum"
      >${sum ? sums.sum(sum) : nothing}${
        sum && sum.each > 1 ? html` <small>${sums.shutOut}</small>` : nothing
      }</span
    >
    <span class="result-gain ${gain < 0 ? 'loss' : ''}">${sums.gain({ n: gain })}</span>
    <span class="result-total"
      ><span class="result-word">${sums.total}</span> ${sums.score({ n: table.scores[seat] ?? 0 })}</span
    >
  </li>`;
}

/** The cards that somebody is left with. */
function renderLeft({ words, sums, dye }: RoundOver, cards: readonly Card[]): TemplateResult {
  const named = cards.map((card) => words.card({ card })).join(', ');
  return html`<span class="result-hand" aria-hidden="true"
      >${cards.map((card) => renderCard(card, dye))}</span
    >
    <span class="spoken">${sums.hand({ cards: named })}</span>`;
}

/** Of the round, or of the match once that is over. */
function isBest({ table }: RoundOver, { winners }: RoundResult, seat: number): boolean {
  return (table.stage === 'match-over' ? table.winners : winners).includes(seat);
}
