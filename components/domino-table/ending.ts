/** How a round and a match ended, in words. Pure. */
import type { MatchEmitted } from '../../machines/match-events.ts';
import type { DominoWords } from '../locales/en/dominoes.ts';
import type { DominoSums } from '../locales/en/dominoes-sums.ts';
import { matchText as matchWords, scoresText } from '../table/match-ending.ts';
import { sentences } from '../table/sentences.ts';
import { who } from '../table/who.ts';
import { type DominoTableState, sideWho } from './speech.ts';

export interface Ending {
  readonly words: DominoWords;
  readonly sums: DominoSums;
  readonly table: DominoTableState;
}

/** The sentence for an end. */
export function sayEnding(event: MatchEmitted, end: Ending): string {
  if (event.type === 'roundEnded') return roundText(end);
  const { words, table } = end;
  const scores = scoresText(end, (side) => sideWho(words, table, side));
  return sentences(words, [matchText(end), scores]);
}

/** How the round ended and what it scored, for the live region and the log. */
function roundText(end: Ending): string {
  const { words, sums, table } = end;
  const result = table.view?.result;
  if (!result) return '';
  const parts = [endText(end)];
  const { winners, points, inPlay } = result;
  const winner = winners[0];
  // What was scored in play was told then, and a match that ends there has nothing to add.
  const gain = winner === undefined ? 0 : (points[winner] ?? 0) - (inPlay?.[winner] ?? 0);
  if (result.end === 'target' || result.end === 'forfeit') return sentences(words, parts);
  if (winner === undefined || (gain === 0 && !inPlay)) {
    parts.push(sums.noPoints);
  } else if (winners.length > 1) {
    const seats = winners.map((side) => who(table, side).seat);
    parts.push(sums.gainedEach({ seats, n: gain }));
  } else {
    const person = sideWho(words, table, winner);
    parts.push(sums.gained({ ...person, n: gain }));
  }
  return sentences(words, parts);
}

/** 'Nora went out' · 'Blocked, and nobody scores'. */
export function endText({ words, sums, table }: Ending): string {
  const result = table.view?.result;
  if (!result) return '';
  const special = table.more?.endText(table);
  if (special) return special;
  const winner = result.winners[0];
  if (result.end === 'out') {
    const out = result.left.indexOf(0);
    return sums.wentOut(who(table, outSeat(table) ?? Math.max(0, out)));
  }
  if (result.end === 'target' && winner !== undefined) {
    return sums.targetReached(sideWho(words, table, winner));
  }
  if (winner === undefined) return sums.blockedTied;
  if (result.winners.length > 1) return sums.blockedShared;
  return sums.blockedWon(sideWho(words, table, winner));
}

/** Who played the last tile: 0 pips alone don't tell, a hand of 0-0 has none either. */
function outSeat(table: DominoTableState): number | undefined {
  return table.view?.log?.at(-1)?.seat;
}

/** 'Nora won the match' */
export function matchText(end: Ending): string {
  return matchWords(end, (side) => sideWho(end.words, end.table, side));
}
