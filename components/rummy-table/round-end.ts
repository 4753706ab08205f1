/** How a round ends on the table, shown and said; loaded with its words and styles when a first round nears its end. */
import type { ReactiveControllerHost, TemplateResult } from 'lit';
import type { MatchEmitted } from '../../machines/match-events.ts';
import type { Dye } from '../felt/dye.ts';
import type { RummyWords } from '../locales/en/rummy.ts';
import { rummySums } from '../locales/en/rummy-sums.ts';
import { WordsController } from '../locales/words-controller.ts';
import { adoptStyles } from '../table/adopt-styles.ts';
import { sayEnding } from './ending.ts';
import { renderRoundOver, styles } from './round-over.ts';
import type { RummyTableState } from './speech.ts';

/** What is shown and said when a round is over. */
export interface RoundEnd {
  render(table: RummyTableState): TemplateResult;
  say(event: MatchEmitted, table: RummyTableState): string;
}

interface Host extends ReactiveControllerHost, HTMLElement {
  readonly renderRoot: HTMLElement | DocumentFragment;
}

interface Now {
  readonly words: RummyWords;
  readonly table: RummyTableState;
  readonly dye: Dye | null;
}

export function roundEnd(host: Host, now: (table: RummyTableState) => Now): RoundEnd {
  adoptStyles(host.renderRoot, styles);
  const sums = new WordsController(host, rummySums);
  const end = (table: RummyTableState) => ({ ...now(table), sums: sums.words });
  return {
    render: (table) => renderRoundOver(end(table)),
    say: (event, table) => sayEnding(event, end(table)),
  };
}
