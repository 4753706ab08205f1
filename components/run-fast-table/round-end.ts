/** How a round ends on the table, shown and said; loaded with its words and styles when a first round nears its end. */
import type { ReactiveControllerHost, TemplateResult } from 'lit';
import type { MatchEmitted } from '../../machines/match-events.ts';
import type { Dye } from '../felt/dye.ts';
import type { RunFastWords } from '../locales/en/run-fast.ts';
import { runFastSums } from '../locales/en/run-fast-sums.ts';
import { WordsController } from '../locales/words-controller.ts';
import { adoptStyles } from '../table/adopt-styles.ts';
import { sayEnding } from './ending.ts';
import { renderRoundOver, styles } from './round-over.ts';
import type { RunFastTableState } from './speech.ts';

/** What is shown and said when a round is over. */
export interface RoundEnd {
  render(table: RunFastTableState): TemplateResult;
  say(event: MatchEmitted, table: RunFastTableState): string;
}

interface Host extends ReactiveControllerHost, HTMLElement {
  readonly renderRoot: HTMLElement | DocumentFragment;
}

interface Now {
  readonly words: RunFastWords;
  readonly table: RunFastTableState;
  readonly dye: Dye | null;
}

export function roundEnd(host: Host, now: (table: RunFastTableState) => Now): RoundEnd {
  adoptStyles(host.renderRoot, styles);
  const sums = new WordsController(host, runFastSums);
  const end = (table: RunFastTableState) => ({ ...now(table), sums: sums.words });
  return {
    render: (table) => renderRoundOver(end(table)),
    say: (event, table) => sayEnding(event, end(table)),
  };
}
