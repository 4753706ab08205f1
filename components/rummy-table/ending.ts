/** How a round and a match ended, in words. Pure. */
import type { MatchEmitted } from '../../machines/match-events.ts';
import type { RummyWords } from '../locales/en/rummy.ts';
import type { RummySums } from '../locales/en/rummy-sums.ts';
import { matchText as matchWords, scoresText } from '../table/match-ending.ts';
import { sentences } from '../table/sentences.ts';
import { who } from '../table/who.ts';
import type { RummyTableState } from './speech.ts';

export interface Ending {
  readonly words: RummyWords;
  readonly sums: RummySums;
  readonly table: RummyTableState;
}

/** The sentence for an end. */
export function sayEnding(event: MatchEmitted, end: Ending): string {
  const parts =
    event.type === 'roundEnded'
      ? [endText(end), gainText(end)]
      : [matchText(end), scoresText(end, (seat) => who(end.table, seat))];
  return sentences(end.words, parts);
}

/** 'Nora went out' · 'Nobody goes on: Nora holds the least' */
export function endText({ sums, table }: Ending): string {
  const result = table.view?.result;
  const [winner = 0] = result?.winners ?? [];
  if (!result) return '';
  if (result.end === 'out') return sums.wentOut(who(table, winner));
  if (result.winners.length === 1) return sums.stalledWon(who(table, winner));
  return sums.stalledShared({ seats: result.winners.map((seat) => who(table, seat).seat) });
}

/** 'Nora scores 71 points' */
export function gainText({ sums, table }: Ending): string {
  const result = table.view?.result;
  const [winner = 0] = result?.winners ?? [];
  const n = result?.points[winner] ?? 0;
  if (!result) return '';
  if (n === 0) return sums.noPoints;
  if (result.winners.length === 1) return sums.gained({ ...who(table, winner), n });
  return sums.gainedEach({ seats: result.winners.map((seat) => who(table, seat).seat), n });
}

/** 'Nora won the match' */
export function matchText(end: Ending): string {
  return matchWords(end, (seat) => who(end.table, seat));
}
