/** The trick in words: who played what, under each play; and all of it for who can't see it. */
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { TrickMove } from '../../machines/run-fast/explain.ts';
import { place } from '../felt/place.ts';
import type { RunFastWords } from '../locales/en/run-fast.ts';
import { who } from '../table/who.ts';
import type { TableAreas } from './areas.ts';
import { trickPlays } from './scene-of.ts';
import type { RunFastTableState } from './speech.ts';
import { layoutPlays } from './trick-area.ts';
import { isPlay, lastPlay } from './tricks.ts';

interface Read {
  readonly table: RunFastTableState;
  readonly words: RunFastWords;
  readonly trick: readonly TrickMove[];
}

export function renderTrickText({ table, words, trick }: Read): TemplateResult {
  return html`<section class="spoken" aria-label=${words.trickLabel}>
    ${trickText(words, table, trick)}
  </section>`;
}

/** 'To beat: pair of 8s by Nora. Before it: You: pair of 6s; Max passed.' */
export function trickText(
  words: RunFastWords,
  table: RunFastTableState,
  trick: readonly TrickMove[],
): string {
  const top = lastPlay(trick);
  if (!top) return words.nothingToBeat;
  const before = trick
    .filter((move) => move !== top)
    .map(({ seat, reading }) => words.before({ ...who(table, seat), reading }));
  const first = words.sentence({
    text: words.toBeat({ ...who(table, top.seat), reading: top.reading }),
  });
  return before.length > 0 ? `${first} ${words.beforeLabel({ moves: before })}` : first;
}

/** Under the play to beat what it is and whose; beside those before it whose they were. */
export function renderLabels({ table, words, trick }: Read, areas: TableAreas): TemplateResult {
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
