/** What a match's controller and its element are to each other. Types only. */
import type { Seat } from '../../machines/game.ts';
import type { MatchEmitted, MatchInput } from '../../machines/match-events.ts';
import type { GameKit, TableView } from './game-kit.ts';
import type { SaveTrouble } from './saves.ts';
import type { Settings } from './settings.ts';
import type { TableState } from './table-state.ts';

/** What a match starts with, as the element's attributes stand. */
export interface Setup<Options> extends MatchInput<Options> {
  /** The person's seat; null = watching. */
  readonly me: Seat | null;
}

/** What the controller needs from its element. */
export interface MatchHost<Options, State, Position, View extends TableView<Options>> {
  readonly kit: GameKit<Options, State, Position, View>;
  readonly isConnected: boolean;
  /** Whether each play is asked for first, and whether practice may step back. */
  readonly confirm: boolean;
  readonly undo: boolean;
  /** What a match started now would be; `over` are options that win over the attributes and throw 'bad-option'. */
  setup(over?: Partial<Options>): Setup<Options>;
  /** Its options alone. */
  wanted(): Options;
  /** How a record goes on that so many play. */
  settings(players: number): Settings;
  /** Milliseconds between moves that nobody taps. */
  readonly waits: number;
  namesFor(players: number, me: Seat | null): readonly string[];
  /** Dispatches `pip-before-move`; false when a listener cancelled it. */
  beforeMove(seat: Seat, move: string): boolean;
  /** Another match comes to the table, or with `back` an earlier moment of the same: nothing of it is told yet. */
  arrived(back: boolean): void;
  /** A match is about to begin or go on, other than by a step back; `seed` if the page chose it. */
  started(options: Options, seed: string | undefined): void;
  /** The table shows something else now; told after what was emitted on the way. */
  tableChanged(table: TableState<View>): void;
  /** Something happened in the match, in order; `table` shows it already. */
  matchEmitted(event: MatchEmitted, table: TableState<View>): void;
  /** `message`: in words; null where they couldn't be loaded. May be told more than once. */
  saveTrouble(what: SaveTrouble, message: string | null): void;
}
