/** How a round and a match ended, in words and sums. Pure. */
import type { MatchEmitted } from '../../machines/match-events.ts';
import { costOf } from '../../machines/run-fast/score.ts';
import type { RunFastWords } from '../locales/en/run-fast.ts';
import type { RunFastSums, SumSaid } from '../locales/en/run-fast-sums.ts';
import { matchText as matchWords, scoresText } from '../table/match-ending.ts';
import { seatsFrom } from '../table/seats-from.ts';
import { sentences } from '../table/sentences.ts';
import { who } from '../table/who.ts';
import type { RunFastTableState } from './speech.ts';

export interface Ending {
  readonly words: RunFastWords;
  readonly sums: RunFastSums;
  readonly table: RunFastTableState;
}

/** The sentence for an end. */
export function sayEnding(event: MatchEmitted, end: Ending): string {
  const parts =
    event.type === 'roundEnded'
      ? [endText(end), ...payments(end), ...gains(end)]
      : [matchText(end), scoresText(end, (seat) => who(end.table, seat))];
  return sentences(end.words, parts);
}

/** 'Nora went out' */
export function endText({ sums, table }: Ending): string {
  const winner = table.view?.result?.winners[0];
  return winner === undefined ? '' : sums.wentOut(who(table, winner));
}

/** 'You pay Nora 5 points', for each who lost. */
function payments({ sums, table }: Ending): string[] {
  const { result, played } = table.view ?? {};
  const winner = result?.winners[0];
  if (!result || winner === undefined) return [];
  return result.left.flatMap((left, seat) => {
    if (seat === winner) return [];
    const n = costOf(left, played?.[seat] ?? true);
    return [sums.pays({ from: who(table, seat), to: who(table, winner), n })];
  });
}

/** What the round came to, where bombs made it more than the payments. */
function gains({ sums, table }: Ending): string[] {
  const { result, bombs = [] } = table.view ?? {};
  if (!result || bombs.every((count) => count === 0)) return [];
  return result.points.map((n, seat) => sums.gained({ ...who(table, seat), n }));
}

/** How a seat's points of the round come about (RUN-18, RUN-19). */
export function sumOf({ table }: Ending, seat: number): SumSaid | null {
  const { result, played = [], hands = [] } = table.view ?? {};
  if (!result) return null;
  const cost = (at: number) => costOf(result.left[at] ?? 0, played[at] ?? true);
  const [, ...others] = seatsFrom(seat, hands.length);
  const left = result.left[seat] ?? 0;
  return {
    seat: who(table, seat),
    winner: who(table, result.winners[0] ?? 0),
    left,
    each: left > 0 ? cost(seat) / left : 1,
    takes: result.winners.includes(seat) ? others.map(cost) : [],
    bombs: result.inPlay?.[seat] ?? 0,
  };
}

/** 'Nora won the match' */
export function matchText(end: Ending): string {
  return matchWords(end, (seat) => who(end.table, seat));
}
