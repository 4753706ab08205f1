/** How a match ended, in words. Pure. */
import type { CommonSums } from '../locales/en/common-sums.ts';
import type { Who } from '../locales/who.ts';
import type { TableState } from './table-state.ts';

interface MatchEnd {
  readonly sums: CommonSums;
  readonly table: Pick<TableState<unknown>, 'winners' | 'scores'>;
}

/** 'Nora won the match'; `who` names a side. */
export function matchText({ sums, table }: MatchEnd, who: (side: number) => Who): string {
  const [winner, ...more] = table.winners;
  if (winner === undefined) return '';
  if (more.length === 0) return sums.matchWon(who(winner));
  return sums.matchShared({ seats: table.winners.map((side) => who(side).seat) });
}

/** 'You 12, Nora −5 and Max −7' */
export function scoresText({ sums, table }: MatchEnd, who: (side: number) => Who): string {
  return sums.finalScores({ scores: table.scores.map((n, side) => ({ ...who(side), n })) });
}
