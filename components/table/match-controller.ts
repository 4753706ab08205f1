/** Owns a table's match: starts, keeps, holds and restores it, and tells the element what to show. */
import type { ReactiveController } from 'lit';
import type { MatchRecord, SavedMatch } from '../../machines/game.ts';
import type { MatchEmitted } from '../../machines/match-events.ts';
import type { GameKit, TableView } from './game-kit.ts';
import type { HoldReason, TableState } from './table-state.ts';

/** What the controller needs from its element. */
export interface MatchHost<Options, State, Position, View extends TableView<Options>> {
  readonly kit: GameKit<Options, State, Position, View>;
  requestUpdate(): void;
  /** Something happened in the match, in order, after `table` shows it. */
  matchEmitted(event: MatchEmitted, table: TableState<View>): void;
}

export class MatchController<Options, State, Position, View extends TableView<Options>>
  implements ReactiveController
{
  /** What to show now; a new object after each change. */
  table: TableState<View>;

  constructor(_host: MatchHost<Options, State, Position, View>) {
    this.table = idleTable();
  }

  hostConnected(): void {}
  hostDisconnected(): void {}

  /** A person's tap: pip-before-move, `confirm`, then the match; a refusal is explained on the table. */
  play(_move: string): void {}
  /** The person's yes or no to the move that `table.asking` shows. */
  answer(_yes: boolean): void {}
  /** On to the next round. */
  next(): void {}
  /** The same match options again with new tiles. */
  rematch(): void {}
  /** Practice: back to your last own decision. */
  stepBack(): void {}
  /** Shows the expert's move as `table.hint`. */
  async hint(): Promise<string | null> {
    return null;
  }
  /** Skips the wait that is running (a tap on the felt). */
  hurry(): void {}
  /** Takes the seat back from auto-play. */
  resume(): void {}
  hold(_reason: HoldReason): void {}
  go(_reason: HoldReason): void {}
  async load(_what: MatchRecord | SavedMatch): Promise<void> {}
}

export function idleTable<View>(): TableState<View> {
  return {
    stage: 'idle',
    doing: null,
    held: false,
    paused: false,
    view: null,
    me: 0,
    bottom: 0,
    turn: null,
    moves: [],
    names: [],
    seats: [],
    skill: 'normal',
    scores: [],
    winners: [],
    auto: [],
    clock: null,
    hint: null,
    last: null,
    asking: null,
    canUndo: false,
    canHint: false,
  };
}
