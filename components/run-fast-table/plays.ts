/** What is written on the felt about plays: whose they are and what, who passed, what a bomb brought. Loaded with the first. */
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { TrickMove } from '../../machines/run-fast/explain.ts';
import { BOMB, BOMB_COST } from '../../machines/run-fast/score.ts';
import { place, type Rect } from '../felt/place.ts';
import { who } from '../table/who.ts';
import type { TableAreas } from './areas.ts';
import { playsStyles } from './plays.styles.ts';
import { passedSince, trickPlays } from './scene-of.ts';
import type { TrickRead } from './trick.ts';
import { layoutPlays } from './trick-area.ts';
import { isPlay, lastPlay } from './tricks.ts';

export const styles = [playsStyles];

export function renderPlays(read: TrickRead, areas: TableAreas): TemplateResult {
  return html`${renderLabels(read, areas)} ${renderAllSaid(read, areas)}`;
}

/** Under the play to beat what it is and whose; beside those before it whose they were. */
function renderLabels({ table, words, trick }: TrickRead, areas: TableAreas): TemplateResult {
  const { view, bottom } = table;
  if (!view) return html`${nothing}`;
  const made = trick.filter(isPlay);
  const labels = layoutPlays(areas.trick, trickPlays(view, bottom, trick));
  // One that is new comes in with its cards.
  return html`${repeat(
    labels,
    ({ index, depth }) => `${index} ${depth}`,
    ({ index, label, depth }) => {
      const move = made[index];
      if (!label || !move) return nothing;
      const reading = depth === 0 ? move.reading : null;
      return html`<p class="play-label ${label.side}" aria-hidden="true" ${place(label)}>
        ${words.playLabel({ ...who(table, move.seat), reading })}
      </p>`;
    },
  )}`;
}

/** At each seat, while the round goes on. */
function renderAllSaid(read: TrickRead, areas: TableAreas): TemplateResult | typeof nothing {
  const { view, bottom } = read.table;
  if (!view || view.result) return nothing;
  const n = view.hands.length;
  const passed = passedSince(read.trick);
  return html`${areas.others.map(({ after, side, said }) => {
    const seat = (bottom + after) % n;
    return renderSaid(read, seat, passed.has(seat), side, said);
  })}${renderSaid(read, bottom, passed.has(bottom), 'own', ownPlace(areas))}`;
}

/** That a seat has passed, and what a bomb brought or cost it. */
function renderSaid(
  { words, trick }: TrickRead,
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
