/**
 * Whether the log of a Run Fast position can have been played, and led to what lies there. It may begin in the middle of
 * a round: what was led before it isn't known. Throws 'bad-position'.
 */
import { bad } from '../position-fields.ts';
import { nextSeat } from '../seats.ts';
import { countRanks } from './card.ts';
import { beats, type Combination, readings } from './combination.ts';
import { readCards } from './notation.ts';
import { endsTrick } from './passes.ts';
import type { RunFastState } from './state.ts';

type Told = Pick<RunFastState, 'hands' | 'turn' | 'log' | 'beat'>;

/** What has to be beaten: a play as it may be read (RUN-10), 'nothing', or what was played before the log begins. */
type Lying = readonly Combination[] | 'nothing' | 'unknown';

export function checkLog(told: Told): void {
  const { log, beat } = told;
  let lying: Lying = 'unknown';
  let top: { readonly seat: number; readonly move: string } | null = null;
  for (const [at, entry] of log.entries()) {
    const before = log[at - 1];
    if (before && nextSeat(told, before.seat) !== entry.seat) {
      throw bad(`/log/${at}/seat`, 'the next seat in turn', 'COM-3');
    }
    if (entry.move === 'pass') {
      if (lying === 'nothing')
        throw bad(`/log/${at}/move`, 'a play: who leads can’t pass', 'RUN-14');
      if (endsTrick(log, at)) [lying, top] = ['nothing', null];
      continue;
    }
    lying = played(told, at, lying);
    top = entry;
  }
  if (lying === 'nothing' && beat) {
    throw bad('/beat', 'nothing: after two passes the last to play leads', 'RUN-14');
  }
  if (top && (beat?.by !== top.seat || beat.cards.join(' ') !== top.move)) {
    throw bad('/beat', `the last play of the log, ${top.move} by ${top.seat}`, 'RUN-13');
  }
  const last = log.at(-1);
  if (last && told.turn !== null && told.turn !== nextSeat(told, last.seat)) {
    throw bad('/turn', 'the seat after the last one of the log', 'COM-3');
  }
}

/** The readings of a play that can have been meant. */
function played({ hands, log }: Told, at: number, lying: Lying): readonly Combination[] {
  const { seat = 0, move = '' } = log[at] ?? {};
  const out = at === log.length - 1 && hands[seat]?.length === 0;
  const path = `/log/${at}/move`;
  const found = readings(countRanks(readCards(move) ?? []), out);
  if (found.length === 0) throw bad(path, 'a combination', 'RUN-4');
  if (lying === 'unknown') return found;
  if (lying === 'nothing') return found.slice(0, 1);
  const higher = found.filter((each) => lying.some((other) => beats(each, other)));
  if (higher.length === 0) throw bad(path, 'what beats the play before', 'RUN-11');
  return higher;
}
