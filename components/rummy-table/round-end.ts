/** How a round ends on the table; loaded with its words and styles when a first round nears its end. */
import { rummySums } from '../locales/en/rummy-sums.ts';
import {
  type RoundEnd as End,
  roundEnd as endWith,
  type RoundEndHost,
} from '../table/round-end.ts';
import { sayEnding } from './ending.ts';
import { type RoundOver, renderRoundOver, styles } from './round-over.ts';
import type { RummyTableState } from './speech.ts';

export type RoundEnd = End<RummyTableState>;

export function roundEnd(
  host: RoundEndHost,
  now: (table: RummyTableState) => Omit<RoundOver, 'sums'>,
): RoundEnd {
  return endWith(host, (table, sums) => ({ ...now(table), sums }), {
    styles,
    sums: rummySums,
    render: renderRoundOver,
    say: sayEnding,
  });
}
