/** What a game gives the shared table. Types only. */
import type {
  CommonPosition,
  CommonView,
  Game,
  MatchRecord,
  MatchSoFar,
  SavedMatch,
  Seat,
  Skill,
} from '../../machines/game.ts';
import type {
  MatchContext,
  MatchEmitted,
  MatchEvent,
  MatchInput,
  MatchTag,
} from '../../machines/match-events.ts';
import type { Running } from '../../machines/match-steps.ts';

/** A view that the shared table can read: any game's. `clock`: the seconds that a move may take, 0 = no clock (default). */
export type TableView<Options> = CommonPosition & CommonView<Options & { clock?: number }>;

/** A running match as the table uses it; an XState actor is one as it stands. */
export interface MatchActor<Options, State> {
  start(): unknown;
  stop(): unknown;
  send(event: MatchEvent): void;
  getSnapshot(): MatchSnapshot<Options, State>;
  subscribe(listener: (snapshot: MatchSnapshot<Options, State>) => void): Subscription;
  on(type: '*', listener: (event: MatchEmitted) => void): Subscription;
}

export interface MatchSnapshot<Options, State> {
  readonly context: MatchContext<Options, State>;
  /** 'error': it couldn't begin. */
  readonly status: string;
  readonly error: unknown;
  hasTag(tag: MatchTag): boolean;
}

interface Subscription {
  unsubscribe(): void;
}

/** What a bot is asked with: a view, never the state. */
export interface Asked {
  readonly skill: Skill;
  readonly seed: string;
  readonly signal?: AbortSignal;
}

/** In place of the chart's own `bot` actor: thinks on the page, or in the embedder's worker. */
export type Think<View> = (asked: {
  input: { view: View; skill: Skill; seed: string };
  signal: AbortSignal;
}) => Promise<string>;

/** Tells a developer once that a value isn't valid and what is. */
export type Warn = (field: string, accepted: string) => void;

/** What deals with matches that were begun already. */
export interface Past<Options, State> {
  /** Where a match goes on. Throws PipError with `.round` and `.move` where its record breaks. */
  resume(input: MatchInput<Options>): Running<Options, State>;
  /**
   * The record up to the seat's last own decision in the running round; null when there is none. `soFar`: what its rounds
   * came to, where that is known.
   */
  rewind(record: MatchRecord<Options>, seat: Seat, soFar?: MatchSoFar): MatchRecord<Options> | null;
}

export interface GameKit<Options, State, Position, View extends TableView<Options>> {
  /** Positions are for teaching and testing: a table needs none. */
  readonly game: Omit<Game<Options, State, Position, View>, 'position'>;
  /**
   * A match's actor, not started; `think` replaces the chart's own `bot` actor. `begun`: where one goes on that has a
   * record or a save (see `Past`).
   */
  actor(
    input: MatchInput<Options>,
    think: Think<View>,
    begun?: Running<Options, State>,
  ): MatchActor<Options, State>;
  /** The bot's move; its code is loaded when it is first asked. With a worker it thinks there, to the same result. */
  choose(view: View, asked: Asked, worker?: Worker): Promise<string>;
  /** Whose move a hint is; default the expert's. */
  readonly hints?: Skill;
  /** What is stored of a match. */
  toSaved(snapshot: MatchSnapshot<Options, State>): SavedMatch;
  /** Checks what isn't trusted; its code is loaded when it is first asked. Rejects with 'bad-record'. */
  parseRecord(json: unknown): Promise<MatchRecord<Options>>;
  /** What deals with matches that were begun already; its code is loaded when it is first asked. */
  past(): Promise<Past<Options, State>>;
  /** Element properties that are match options besides `players` and `clock`, e.g. `['rules', 'target']`. */
  readonly fields: readonly string[];
  /** Where the rules are for one number of players and it is no option: that number. */
  readonly onlyPlayers?: number;
  /** How many sit at such a table. */
  players(options: Options): number;
  /** Side of a seat: itself, or its pair. */
  side(options: Options, seat: Seat): number;
}
