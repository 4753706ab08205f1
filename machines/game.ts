/** The contract that every game keeps. Types only: a game's folder implements them. */

import type { GAME_IDS } from './game-ids.ts';
import type { SKILLS } from './skills.ts';

/** 0…n−1 in turn order; next(s) = (s+1) mod n (COM-3). */
export type Seat = number;

export type GameId = (typeof GAME_IDS)[number];

export type Skill = (typeof SKILLS)[number];

/** Who sits there: a person at this table, a bot, or somebody whose moves arrive from elsewhere. */
export type SeatKind = 'human' | 'bot' | 'remote';

/** A hand-made deal. `hands` by seat; `stock` is the boneyard (or pool) in drawing order. */
export interface Deal {
  hands: string[];
  stock?: string;
  /** Rummy only: who begins the first round. */
  first?: Seat;
}

export interface RoundResult {
  /** 'target': a play reached the target in the middle of a round, its last tile included. */
  end: 'out' | 'blocked' | 'stalled' | 'target' | 'forfeit';
  /** Sides that won the round: all that share it; [] when nobody did. */
  winners: number[];
  /** Points by side, everything scored in this round. */
  points: number[];
  /** Of which scored during play, by side (Fives, Muggins, Run Fast's bombs). */
  inPlay?: number[];
  /** By seat: pips, rack value or cards left. */
  left: number[];
}

export interface MatchSoFar {
  rounds: readonly RoundResult[];
  /** Rummy: who began the first round. */
  first?: Seat;
}

/** One played move as everybody saw it; another seat's draw is just 'draw'. */
export interface LogEntry {
  seat: Seat;
  move: string;
}

/** What every game's position has. Lists are space-separated notation, '?7' counts unknown tiles. */
export interface CommonPosition {
  hands: string[];
  stock?: string;
  turn: Seat | null;
  /** From 0. */
  round?: number;
  /** Totals by side, points of this round included. */
  scores?: number[];
  /** Of which scored in this round already, by side. */
  inPlay?: number[];
  /** This round's public moves in order; one's own draw names its tile. */
  log?: LogEntry[];
}

/** What every view adds to its game's position. */
export interface CommonView<Options> {
  options: Options;
  me: Seat | null;
  result: RoundResult | null;
  soFar: MatchSoFar;
}

export interface Standing {
  /** Totals by side. */
  scores: number[];
  over: boolean;
  /** Sides that won the match; [] while it runs. */
  winners: number[];
}

/**
 * A game as pure functions. `State` is opaque, immutable plain data; nothing here reads a clock or chance.
 */
export interface Game<Options, State, Position, View> {
  readonly id: GameId;
  /** Defaults filled in, checked. Throws 'bad-option'. */
  options(input?: Partial<Options>): Options;
  /** Deals the next round of a match; opener, round number and scores follow from `soFar`. Throws 'over' when the match is decided. */
  deal(options: Options, source: { seed: string } | Deal, soFar?: MatchSoFar): State;
  /** A state to look at, teach, test or follow from. Throws 'bad-position' with a JSON Pointer. */
  position(options: Options, position: Position): State;
  /** Who is to move; null when the round is over. */
  seat(state: State): Seat | null;
  /** Every legal move of the seat to move, sorted by code unit; [] when its hand isn't wholly known. */
  moves(state: State): string[];
  /** `moves` can't list every play (rummy): a move that it lists alone is a choice all the same. */
  readonly unlisted?: boolean;
  /** Pure. Throws 'illegal-move', 'bad-notation' or 'over'. `shown`: all hands as turned up, by seat, with the move that ends a round followed from partial knowledge. */
  play(state: State, move: string, shown?: string[]): State;
  /** Fives only; elsewhere 'illegal-move'. */
  forfeit(state: State, seat: Seat): State;
  /** Seconds that a seat may stay away, on end, before it forfeits (FIVE-15); null where nobody forfeits. */
  absence(options: Options): number | null;
  result(state: State): RoundResult | null;
  /** What that seat may know; null = a spectator. Plain JSON. */
  view(state: State, seat: Seat | null): View;
  /** Totals by side, points of this round included. */
  scores(state: State): number[];
  /** Rummy: who began the match's first round, for `MatchSoFar.first` of the rounds to come; undefined when that isn't known. */
  first?(state: State): Seat | undefined;
  /** How a match stands after the rounds so far: totals and winners by side. */
  standing(options: Options, soFar: MatchSoFar): Standing;
  /** What a clock plays for the seat to move, e.g. DRAW-20; 'draw' or 'pass' where that is all there is. */
  timeoutMove(state: State): string;
  /** Options as a record holds them: a missing field takes the default of the record's format. Throws 'bad-option'. */
  recorded(options: unknown): Options;
}

export interface RoundRecord {
  /** Exactly one of `seed` and `deal`. */
  seed?: string;
  deal?: Deal;
  moves: string[];
  /** Fives, FIVE-15. */
  ended?: { by: 'forfeit'; seat: Seat };
}

/** A match as it is shared, replayed and tested. Format 1. */
export interface MatchRecord<Options = unknown> {
  pip: 1;
  game: GameId;
  options: Options;
  rounds: RoundRecord[];
}

/** Where a record leads to. */
export interface Outcome<State = unknown> {
  /** Finished rounds. */
  rounds: RoundResult[];
  /** By side, in a running round with the points scored in play so far. */
  scores: number[];
  over: boolean;
  /** Sides that won the match. */
  winners: number[];
  /** The running round; null with `over` false = between rounds. */
  next: { round: number; seat: Seat; moves: string[]; state: State } | null;
  soFar: MatchSoFar;
}

/** What `save` stores; it resumes in any stage. */
export interface SavedMatch {
  pip: 1;
  record: MatchRecord;
  seats: SeatKind[];
  skill: Skill;
  auto: Seat[];
  stage: 'playing' | 'round-over' | 'match-over';
  /** Rummy's half-made turn. */
  draft?: { table: string; rack: string; undo: string[]; redo: string[] };
}
