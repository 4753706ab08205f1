/** How a round ends on the table; loaded with its words and styles when a first round nears its end. */
import { dominoSums } from '../locales/en/dominoes-sums.ts';
import {
  type RoundEnd as End,
  roundEnd as endWith,
  type RoundEndHost,
} from '../table/round-end.ts';
import { sayEnding } from './ending.ts';
import { type RoundOver, renderRoundOver, styles } from './round-over.ts';
import type { DominoTableState } from './speech.ts';

export type RoundEnd = End<DominoTableState>;

export function roundEnd(
  host: RoundEndHost,
  now: (table: DominoTableState) => Omit<RoundOver, 'sums'>,
): RoundEnd {
  return endWith(host, (table, sums) => ({ ...now(table), sums }), {
    styles,
    sums: dominoSums,
    render: renderRoundOver,
    say: sayEnding,
  });
}
