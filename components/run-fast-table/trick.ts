/** The trick in words, for who can't see it. */
import { html, type TemplateResult } from 'lit';
import type { TrickMove } from '../../machines/run-fast/explain.ts';
import type { RunFastWords } from '../locales/en/run-fast.ts';
import { who } from '../table/who.ts';
import type { RunFastTableState } from './speech.ts';
import { lastPlay } from './tricks.ts';

export interface TrickRead {
  readonly table: RunFastTableState;
  readonly words: RunFastWords;
  readonly trick: readonly TrickMove[];
}

export function renderTrickText({ table, words, trick }: TrickRead): TemplateResult {
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
