/** The shapes of Run Fast: options, positions and views. Types only. */
import type { CommonPosition, CommonView, Seat } from '../game.ts';

export interface RunFastOptions {
  /** RUN-20: hands in a match. */
  rounds: 4 | 8;
  /** Seconds a move, 0 = none. */
  clock?: number;
}

export interface RunFastPosition extends CommonPosition {
  /** What has to be beaten, and whose it is; absent = the seat to move leads. */
  beat?: { play: string; by: Seat };
  /** By seat: has played a card this round (RUN-18); where it is left out, whoever no longer holds 16 cards has. */
  played?: boolean[];
  /** By seat: bombs played this round (RUN-19). */
  bombs?: number[];
}

export type RunFastView = RunFastPosition & CommonView<RunFastOptions>;
