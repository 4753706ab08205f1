/** The small table: no picture, every card drawn in the page's flow. */
import { html, nothing, type TemplateResult } from 'lit';
import type { TrickMove } from '../../machines/run-fast/explain.ts';
import { flowStyles } from '../felt/flow.styles.ts';
import { who } from '../table/who.ts';
import { cardStyles } from './card.styles.ts';
import { renderCard } from './card.ts';
import type { FeltNow } from './felt-now.ts';
import { runFastFlowStyles } from './flow.styles.ts';
import { type HandLook, renderHand } from './hand.ts';
import { sizeOf } from './hands.ts';
import { playsStyles } from './plays.styles.ts';
import { trickPlays } from './scene-of.ts';
import { renderTrickText } from './trick.ts';
import { lastPlay } from './tricks.ts';

export const styles = [...cardStyles, flowStyles, playsStyles, runFastFlowStyles];

interface FlowLook {
  /** null: nothing to choose from. */
  readonly hand: HandLook | null;
  /** What happened or is asked, or what is chosen. */
  readonly line: TemplateResult | typeof nothing;
}

export function renderFlow(
  now: FeltNow,
  trick: readonly TrickMove[],
  { hand, line }: FlowLook,
): TemplateResult {
  const { table, words, dye } = now;
  return html`<div class="flow" tabindex="-1">
    ${renderTrickText({ table, words, trick })} ${renderCounts(now)} ${renderTop(now, trick)}
    <div class="note-line">${line}</div>
    ${hand ? renderHand({ ...hand, face: (card) => renderCard(card, dye) }) : nothing}
  </div>`;
}

/** The play to beat; a small table has no room for those before it. */
function renderTop(
  { table, words, dye }: FeltNow,
  trick: readonly TrickMove[],
): TemplateResult | typeof nothing {
  const top = lastPlay(trick);
  const { view, bottom } = table;
  if (!top || !view) return nothing;
  const { cards = [] } = trickPlays(view, bottom, trick).at(-1) ?? {};
  return html`<div class="flow-trick" aria-hidden="true">
    <span class="flow-cards">${cards.map((card) => renderCard(card, dye))}</span>
    <span class="play-label">${words.playLabel({ ...who(table, top.seat), reading: top.reading })}</span>
  </div>`;
}

/** Narrow chips have no room for the counts, and no hands lie around this table. */
function renderCounts({ table, words }: FeltNow): TemplateResult | typeof nothing {
  const { view, me } = table;
  if (!view) return nothing;
  const counts = view.hands.flatMap((_, seat) => {
    const n = sizeOf(view, seat);
    return seat === me ? [] : [`${who(table, seat).seat}: ${words.cards({ n })}`];
  });
  return html`<p class="flow-counts" aria-hidden="true">${counts.join(' · ')}</p>`;
}
