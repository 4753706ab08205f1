/** The sum behind a round's score, as it is written down: '(10 − 3) + (12 − 3) = 16', '21 → 20'. */
import { html, nothing, type TemplateResult } from 'lit';
import { rulesOf } from '../../machines/dominoes/options.ts';
import { type ScoreSum, scoreSum } from '../../machines/dominoes/score-sum.ts';
import type { RoundResult } from '../../machines/game.ts';
import type { DominoSums } from '../locales/en/dominoes-sums.ts';
import { who } from '../table/who.ts';
import type { RoundOver } from './round-over.ts';
import { sideWho } from './speech.ts';

export function renderSum(over: RoundOver, result: RoundResult): TemplateResult | typeof nothing {
  const { words, sums, table } = over;
  const { view } = table;
  const [winner] = result.winners;
  if (!view) return nothing;
  const inPlay = renderInPlay(over, result);
  if (winner === undefined || result.end === 'target' || result.end === 'forfeit') return inPlay;
  const sum = scoreSum(view.options, result);
  const { sharedBy, total, rounded } = sum;
  const seats = result.winners.map((seat) => who(table, seat).seat);
  const gained =
    total === 0 && !result.inPlay
      ? sums.noPoints
      : sharedBy
        ? sums.gainedEach({ seats, n: total })
        : sums.gained({ ...sideWho(words, table, winner), n: total });
  const text = [
    written(sums, over, sum),
    ...(sharedBy ? [sums.sharedBy({ n: sharedBy, each: total })] : []),
  ].join(', ');
  // One hand alone is no sum.
  const spelt = sum.terms.length + sum.less.length > 1 || total !== sum.sum;
  const how = rounded && total !== sum.sum ? sums[rounded] : '';
  return html`<p class="sum">
      ${spelt ? html`<strong>${text}</strong>` : nothing}
      <span>${gained}${how ? html`, ${how}` : nothing}</span>
    </p>
    ${inPlay}`;
}

function written(sums: DominoSums, { table }: RoundOver, sum: ScoreSum): string {
  const plus = sum.terms.map(({ pips }) => pips);
  const less = sum.less.map(({ pips }) => pips);
  const rules = table.view && rulesOf(table.view.options);
  const [lowest] = less;
  const perOpponent = sum.sharedBy !== undefined || rules?.blocked === 'differences';
  if (sum.end === 'blocked' && perOpponent && lowest !== undefined && rules?.sides === 'each') {
    return sums.differences({ plus, lowest, sum: sum.sum });
  }
  const total = sum.sharedBy ? sum.sum : sum.total;
  return sums.sum({ plus, less, sum: sum.sum, total });
}

/** What each side scored while the round was played, where ends count. */
function renderInPlay(
  { words, sums, table }: RoundOver,
  { inPlay = [] }: RoundResult,
): TemplateResult | typeof nothing {
  if (!inPlay.some((n) => n > 0)) return nothing;
  const scores = inPlay.map((n, side) => ({ seat: sideWho(words, table, side).seat, n }));
  return html`<p class="how">${sums.inPlay({ scores })}</p>`;
}
