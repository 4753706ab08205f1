/** The running trick and the one just finished, as they are told and shown. Pure. */
import type { Choice } from '../../machines/run-fast/choices.ts';
import type { Combination } from '../../machines/run-fast/combination.ts';
import { type TrickMove, trick } from '../../machines/run-fast/explain.ts';
import type { RunFastView } from '../../machines/run-fast/model.ts';
import { endsTrick } from '../../machines/run-fast/passes.ts';

type Told = Pick<RunFastView, 'log' | 'beat' | 'hands'>;

/** A play of a trick: what it is, and whose. */
export interface Play extends TrickMove {
  readonly reading: NonNullable<TrickMove['reading']>;
}

export const isPlay = (move: TrickMove): move is Play => move.reading !== null;

/** The play to beat; null where somebody leads. */
export const toBeat = (view: Told): Play | null => lastPlay(trick(view));

export const lastPlay = (moves: readonly TrickMove[]): Play | null =>
  moves.findLast(isPlay) ?? null;

/** Whether of all these plays none but bombs beats what isn't one. */
export const onlyBombs = (plays: readonly Choice[], beat: Combination): boolean =>
  beat.type !== 'bomb' && plays.length > 0 && plays.every(({ reading }) => reading.type === 'bomb');

/** The trick as it stood when the log had come so far, the move at that place included. */
export function trickAt({ log = [], hands }: Told, at: number): TrickMove[] {
  const until = log.slice(0, at + 1);
  const play = until.findLast(({ move }) => move !== 'pass');
  return play ? trick({ log: until, hands, beat: { play: play.move, by: play.seat } }) : [];
}

/** The trick that the last passes ended, those passes included; [] while one runs, or before the first. */
export function finishedTrick(view: Told): TrickMove[] {
  const { log = [], beat } = view;
  const at = log.length - 1;
  const last = log[at];
  if (beat || !last || !endsTrick(log, at)) return [];
  const before = trickAt(view, at - 1);
  // What was played before the log begins isn't known.
  return before.length > 0 ? [...before, { seat: last.seat, cards: [], reading: null }] : [];
}
