/** What a table shows: everything that rendering reads, nothing that a seat may not know. */
import type { LogEntry, Seat, SeatKind, Skill } from '../../machines/game.ts';
import type { Absence, Draft, MatchEmitted } from '../../machines/match-events.ts';

export type Stage = 'idle' | 'playing' | 'round-over' | 'match-over';
export type Doing = 'person' | 'bot' | 'remote' | 'drawing' | 'passing' | 'settling';

/** Why a match stands still. Several may hold at once; it goes on when the last is gone. */
export type HoldReason = 'pause' | 'hidden' | 'dialog' | 'offscreen' | 'motion' | 'apart';

export interface TableState<View> {
  readonly stage: Stage;
  /** What the match waits for; null while idle or over. */
  readonly doing: Doing | null;
  /** Everything waits: paused, hidden, a dialog is open. */
  readonly held: boolean;
  /** The person pressed pause. */
  readonly paused: boolean;
  /** What `me` may know; null before the first deal. */
  readonly view: View | null;
  /** The person's seat; null for a spectator (`seat="none"`). */
  readonly me: Seat | null;
  /** The seat drawn at the bottom: me, or 0. */
  readonly bottom: Seat;
  /** Whose turn it is; null between rounds. */
  readonly turn: Seat | null;
  /** What `me` may decide now; [] while it is nobody's or another's turn. */
  readonly moves: readonly string[];
  /** By seat. */
  readonly names: readonly string[];
  readonly seats: readonly SeatKind[];
  readonly skill: Skill;
  /** Totals by side, points of the running round included. */
  readonly scores: readonly number[];
  /** Sides that won the match; [] while it runs. */
  readonly winners: readonly number[];
  /** Who is away, and when each gives up the match (epoch milliseconds; null: never). */
  readonly away: readonly Absence[];
  /** Seats on auto-play. */
  readonly auto: readonly Seat[];
  /** The running move's clock, at the moment of this state; count down with `leftNow`. */
  readonly clock: ClockState | null;
  /** The person's half-made turn, in games that have such (rummy); null for a spectator. */
  readonly draft: Draft | null;
  /** The hinted move, until a move is made. */
  readonly hint: string | null;
  /** The last public move of the match. */
  readonly last: LogEntry | null;
  /** The move that waits for the person's yes (`confirm`). */
  readonly asking: string | null;
  readonly canUndo: boolean;
  readonly canHint: boolean;
}

/** Whether something happens by itself or is waited for: between rounds only where nobody sits. */
export function goesOn({ stage, me }: Pick<TableState<unknown>, 'stage' | 'me'>): boolean {
  return stage === 'playing' || (stage === 'round-over' && me === null);
}

/** Whether a round has been dealt and nobody has moved. */
export function isDealt({
  view,
}: Pick<TableState<{ readonly log?: readonly LogEntry[] }>, 'view'>): boolean {
  return view !== null && !view.log?.length;
}

/** Whether the person's hand is there to be chosen from: a round runs, and the person sits at the table. */
export function sitsIn({
  me,
  view,
  stage,
}: Pick<TableState<unknown>, 'me' | 'view' | 'stage'>): boolean {
  return me !== null && view !== null && stage === 'playing';
}

export interface ClockState {
  /** Milliseconds left when the state was taken. */
  readonly leftMs: number;
  readonly wholeMs: number;
  readonly running: boolean;
  /** Epoch milliseconds when it ends, while it runs. */
  readonly endsAt: number | null;
}

/** One line of the move log, in words. */
export interface LogLine {
  readonly round: number;
  readonly text: string;
}

/** A rule in the reader's words: the one source of the rules dialog and the guide. */
export interface RuleText {
  /** 'DRAW-8'. */
  readonly id: string;
  /** Starts a new section. */
  readonly heading?: string;
  readonly text: string;
}
export type RulesText = readonly RuleText[];

/** Something to choose before a match: a field of `<pip-options>`, in words. */
export interface OptionField {
  /** The table's property, e.g. 'rules'. */
  readonly name: string;
  readonly label: string;
  /** The value that is chosen now, as text. */
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** As it usually is: not worth a word before the match. */
  readonly usual?: boolean;
  /** What it comes to where it stands without its label; default the choice's own label. */
  readonly said?: string;
}

export type { MatchEmitted };
