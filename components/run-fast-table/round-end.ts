/** How a round ends on the table; loaded with its words and styles when a first round nears its end. */
import { runFastSums } from '../locales/en/run-fast-sums.ts';
import {
  type RoundEnd as End,
  roundEnd as endWith,
  type RoundEndHost,
} from '../table/round-end.ts';
import { sayEnding } from './ending.ts';
import { type RoundOver, renderRoundOver, styles } from './round-over.ts';
import type { RunFastTableState } from './speech.ts';

export type RoundEnd = End<RunFastTableState>;

export function roundEnd(
  host: RoundEndHost,
  now: (table: RunFastTableState) => Omit<RoundOver, 'sums'>,
): RoundEnd {
  return endWith(host, (table, sums) => ({ ...now(table), sums }), {
    styles,
    sums: runFastSums,
    render: renderRoundOver,
    say: sayEnding,
  });
}
