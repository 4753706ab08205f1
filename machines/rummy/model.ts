/** The shapes of tile rummy: options, positions and views. Types only. */
import type { CommonPosition, CommonView } from '../game.ts';

export interface RummyOptions {
  players: 2 | 3 | 4;
  /** RUM-2: hands in a match. */
  rounds: 1 | 3 | 5;
  /** Seconds a move, 0 = none. */
  clock?: number;
}

export interface RummyPosition extends CommonPosition {
  /** Sets separated by commas: 'R4 R5 J, R7 B7 K7'. '' or absent = nothing played. */
  table?: string;
  /** By seat: has made the first meld of 30 this round; default false. */
  melded?: boolean[];
  /** Passes in a row so far. */
  passes?: number;
}

export type RummyView = RummyPosition & CommonView<RummyOptions>;
