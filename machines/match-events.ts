/** What goes into and comes out of a match's statechart: the same for every game. Types only. */

import type { PipError } from './error.ts';
import type {
  LogEntry,
  MatchRecord,
  MatchSoFar,
  RoundResult,
  SavedMatch,
  Seat,
  SeatKind,
  Skill,
} from './game.ts';

export interface MatchInput<Options> {
  options: Options;
  /** Written into every round of the record; made up when neither seed, record nor save is given. */
  seed?: string;
  /** A match to go on with (or to look at, when it is over). */
  record?: MatchRecord<Options>;
  saved?: SavedMatch;
  seats: SeatKind[];
  skill: Skill;
  /** Milliseconds between moves that nobody taps: draws, passes, bots. 0 removes every wait. */
  pace: number;
}

/** Who made a move, as told in `moved` and `pip-move`. */
export type MovedBy = 'person' | 'bot' | 'clock' | 'auto' | 'script' | 'remote';

/**
 * A turn half made, in games that have such (rummy): lists of tiles as they are written, valid sets or not. Immutable.
 * Table and rack together hold the same tiles as at the start of the turn.
 */
export interface Draft {
  /** The table at the start of the turn. */
  readonly before: readonly (readonly string[])[];
  /** The table as it is laid now. */
  readonly table: readonly (readonly string[])[];
  /** What is left on the rack, in the person's order. */
  readonly rack: readonly string[];
  /** Earlier arrangements, the last one last. */
  readonly undo: readonly string[];
  readonly redo: readonly string[];
  /** Tiles that were laid and came back to the rack with the last move. */
  readonly back: readonly string[];
}

/**
 * What a person does with the draft. MOVE within the rack and SORT at any time, the rest in the person's own turn; any
 * of them takes the seat out of auto-play. Places as `moveTiles` has them: 'rack:3', '2:0-2'.
 */
export type DraftEvent =
  | Arranging
  /** Plays the draft; refused, it stays as it is. */
  | { type: 'SUBMIT' };

export type Arranging =
  | { type: 'MOVE'; tiles: readonly string[]; to: string }
  | { type: 'SORT'; by: 'colour' | 'number' }
  /** A whole table in one step: 'R4 R5 R6, R7 B7 K7'. */
  | { type: 'ARRANGE'; table: string }
  | { type: 'UNDO' | 'REDO' | 'RESET' };

export type MatchEvent =
  | DraftEvent
  /** `by` defaults to 'person' for human seats and 'remote' for remote ones. */
  | {
      type: 'PLAY';
      seat: Seat;
      move: string;
      shown?: string[];
      by?: 'person' | 'script' | 'remote';
    }
  | { type: 'NEXT' }
  /** The same match options and seats again, with a new seed (or this one). */
  | { type: 'RESTART'; seed?: string }
  /**
   * A person's connection or presence is lost, or there again. With a remote seat a game may say how long that can last:
   * then the seat forfeits (FIVE-15), also when BACK or WAKE comes too late.
   */
  | { type: 'AWAY' | 'BACK'; seat: Seat }
  /** The page or the machine slept: running deadlines are judged by the wall again. */
  | { type: 'WAKE' }
  /** Out of auto-play. */
  | { type: 'RESUME'; seat: Seat }
  /**
   * Everything waits: a dialog is open, the tab is hidden, the person pressed pause. Ignored with a remote seat.
   * A move that a person asks for is made all the same.
   */
  | { type: 'HOLD' | 'GO' }
  /** Skips the wait that is running. */
  | { type: 'HURRY' }
  | { type: 'PACE'; pace: number }
  | { type: 'SKILL'; skill: Skill };

export type MatchEmitted =
  | { type: 'dealt'; round: number; seed?: string }
  | {
      type: 'moved';
      seat: Seat;
      move: string;
      by: MovedBy;
      /** Points this move scored at once, or 0. */
      scored: number;
    }
  | { type: 'refused'; seat: Seat; move: string; error: PipError }
  | { type: 'scored'; seat: Seat; side: number; points: number }
  | { type: 'roundEnded'; round: number; result: RoundResult; scores: number[] }
  | { type: 'matchEnded'; scores: number[]; winners: number[]; record: MatchRecord };

export interface Absence {
  seat: Seat;
  /** Epoch milliseconds at which the seat forfeits (FIVE-15); null while absence isn't counted. */
  endsAt: number | null;
}

/** What a table may read from a running match's context. Elements read `state` through `game.view` only. */
export interface MatchContext<Options, State> {
  options: Options;
  seats: SeatKind[];
  skill: Skill;
  pace: number;
  record: MatchRecord<Options>;
  soFar: MatchSoFar;
  /** The round on the table (also when it is over); null only before the first deal. */
  state: State | null;
  scores: number[];
  /** Sides that won the match; [] while it runs. */
  winners: number[];
  /** Seats on auto-play (DRAW-21). */
  auto: Seat[];
  /** Who is away; the one gone first, first. */
  away: Absence[];
  held: boolean;
  /** The running move's clock: epoch milliseconds of its end, or what is left of it while held. */
  clock: { endsAt: number } | { leftMs: number } | null;
  /** The last public move, for a table that joins late. */
  last: LogEntry | null;
  /** The half-made turn of the first human seat, in games that have such; null without one. */
  draft?: Draft | null;
}

/**
 * Tags on a match's snapshot, the same in every game:
 * 'playing', 'round-over', 'match-over' – the stage;
 * 'person' – a human seat decides; 'bot' – a bot thinks; 'remote' – waits for a remote seat;
 * 'drawing', 'passing', 'settling' – something happens by itself; 'held' – all of it waits.
 */
export type MatchTag =
  | 'playing'
  | 'round-over'
  | 'match-over'
  | 'person'
  | 'bot'
  | 'remote'
  | 'drawing'
  | 'passing'
  | 'settling'
  | 'held';
