/** What a match's chart does at each step, as pure functions over its context. The rules stay in the game. */
import { sourceOf } from './deal-source.ts';
import { PipError } from './error.ts';
import type { CommonPosition, Game, MatchRecord, RoundRecord, Seat, Skill } from './game.ts';
import type {
  Absence,
  Draft,
  MatchContext,
  MatchEmitted,
  MatchEvent,
  MovedBy,
} from './match-events.ts';
import { ownResult } from './own.ts';
import { hash128 } from './seed.ts';
import { untimely } from './untimely.ts';

/** What a bot is asked with: a view, never the state. */
export interface BotQuestion<View> {
  view: View;
  skill: Skill;
  seed: string;
}

/** A game as charts and replays need it: all but positions. */
export type ChartedGame<Options, State, View> = Omit<
  Game<Options, State, unknown, View>,
  'position'
>;

export interface MatchKit<Options, State, View> {
  readonly game: ChartedGame<Options, State, View>;
  /** The bot that plays where no other is provided. */
  choose(question: BotQuestion<View> & { signal: AbortSignal }): Promise<string>;
  /** The half-made turn when this state has come, in games that have such. */
  draft?(state: State, context: Running<Options, State>): Draft | null;
}

/** The context that tables read, and what the chart keeps for itself. */
export interface Running<Options, State> extends MatchContext<Options, State> {
  /** Of the rounds still to be dealt. */
  seed: string;
  /** What the last step has to tell. */
  news: readonly MatchEmitted[];
  /** The half-made turn of the save that it goes on from couldn't be read. */
  thrownBack?: boolean;
}

type Patch<Options, State> = Partial<Running<Options, State>>;

/** A seed that nobody chose: 128 bits, also on pages without a secure context. */
export function anySeed(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join(
    '-',
  );
}

/** The next round on the table. */
export function deal<O, S, V extends CommonPosition>(
  kit: MatchKit<O, S, V>,
  context: Running<O, S>,
): Patch<O, S> {
  const { game } = kit;
  const { options, record, soFar, seed } = context;
  const state = game.deal(options, { seed }, soFar);
  const first = game.first?.(state);
  return {
    state,
    ...(first !== undefined && { soFar: { ...soFar, first } }),
    ...(kit.draft && { draft: kit.draft(state, context) }),
    record: { ...record, rounds: [...record.rounds, { seed, moves: [] }] },
    scores: game.scores(state),
    last: null,
    news: [{ type: 'dealt', round: record.rounds.length, seed }],
  };
}

/** One move made: by a seat's own hand, which takes it out of auto-play, or by the clock, which puts it there (DRAW-21). */
export function move<O, S, V extends CommonPosition>(
  kit: MatchKit<O, S, V>,
  context: Running<O, S>,
  made: string,
  by: MovedBy,
  shown?: string[],
): Patch<O, S> {
  const { game } = kit;
  const { state: before, record, auto } = context;
  const seat = before && game.seat(before);
  if (before === null || seat === null) throw new PipError('over');
  const state = game.play(before, made, shown);
  const seen = game.view(state, null);
  // What everybody saw, in canonical notation: the state's own log.
  const last = seen.log?.at(-1) ?? { seat, move: made };
  const was = game.view(before, null).inPlay ?? [];
  const gains = (seen.inPlay ?? []).map((points, side) => points - (was[side] ?? 0));
  const others = auto.filter((other) => other !== seat);
  return {
    state,
    ...(kit.draft && { draft: kit.draft(state, context) }),
    record: withMove(record, last.move),
    scores: game.scores(state),
    auto: by === 'clock' ? [...others, seat] : by === 'bot' || by === 'auto' ? auto : others,
    last,
    news: [
      {
        type: 'moved',
        ...last,
        by,
        scored: gains.reduce((sum, points) => sum + Math.max(points, 0), 0),
      },
      ...gains.flatMap((points, side) => scored(seat, side, points)),
    ],
  };
}

function scored(seat: Seat, side: number, points: number): MatchEmitted[] {
  return points === 0 ? [] : [{ type: 'scored', seat, side, points }];
}

function withMove<O>(record: MatchRecord<O>, made: string): MatchRecord<O> {
  return withLast(record, (round) => ({ ...round, moves: [...round.moves, made] }));
}

function withLast<O>(
  record: MatchRecord<O>,
  change: (round: RoundRecord) => RoundRecord,
): MatchRecord<O> {
  const rounds = record.rounds.map((round, index) =>
    index === record.rounds.length - 1 ? change(round) : round,
  );
  return { ...record, rounds };
}

/** FIVE-15: the running round, and the match with it, given up by the seat whose absence ran out. */
export function forfeit<O, S, V>(
  { game }: MatchKit<O, S, V>,
  { state, record, away }: Running<O, S>,
): Patch<O, S> {
  const seat = away.find(isCounted)?.seat;
  if (state === null || seat === undefined) return {};
  return {
    state: game.forfeit(state, seat),
    record: withLast(record, (round) => ({ ...round, ended: { by: 'forfeit', seat } })),
  };
}

/** Absence counts from now on while a match with somebody elsewhere runs; a practice match never counts it. */
export function absence<O, S, V>(
  { game }: MatchKit<O, S, V>,
  { options, seats, winners }: Running<O, S>,
  seat: Seat,
): Absence {
  const running = winners.length === 0 && seats.includes('remote');
  const seconds = running ? game.absence(options) : null;
  return { seat, endsAt: seconds === null ? null : Date.now() + seconds * 1000 };
}

export function isCounted({ endsAt }: Absence): boolean {
  return endsAt !== null;
}

/** The round on the table counted; the match too when that decides it. */
export function close<O, S, V extends CommonPosition>(
  kit: MatchKit<O, S, V>,
  { options, state, soFar, scores, record, away }: Running<O, S>,
): Patch<O, S> {
  const result = state && kit.game.result(state);
  if (!result) return {};
  const rounds = [...soFar.rounds, result];
  const { over, winners } = kit.game.standing(options, { ...soFar, rounds });
  const atTheEnd = result.points.map((points, side) => points - (result.inPlay?.[side] ?? 0));
  return {
    soFar: { ...soFar, rounds },
    winners,
    away: over ? away.map(({ seat }) => ({ seat, endsAt: null })) : away,
    news: [
      ...atTheEnd.flatMap((points, side) => scored(side, side, points)),
      { type: 'roundEnded', round: soFar.rounds.length, result: ownResult(result), scores },
      ...(over ? [{ type: 'matchEnded' as const, scores, winners, record }] : []),
    ],
  };
}

/** The same options and seats, everything else new; who is away is counted anew. */
export function again<O, S, V>(
  kit: MatchKit<O, S, V>,
  context: Running<O, S>,
  seed = anySeed(),
): Patch<O, S> {
  const fresh = {
    seed,
    record: { ...context.record, rounds: [] },
    soFar: { rounds: [] },
    state: null,
    scores: context.scores.map(() => 0),
    winners: [],
    auto: [],
    last: null,
  };
  const away = context.away.map(({ seat }) => absence(kit, { ...context, ...fresh }, seat));
  return { ...fresh, away };
}

/** Why a move that somebody asks for can't be made now; null when it can. */
export function refusal<O, S, V>(
  { game }: MatchKit<O, S, V>,
  { state, seats }: Running<O, S>,
  asked: Extract<MatchEvent, { type: 'PLAY' }>,
): PipError | null {
  const turn = state && game.seat(state);
  const early = untimely(turn, asked.seat, seats[asked.seat] !== 'bot');
  if (early || state === null) return early;
  return illegality(game, state, asked.move, asked.shown);
}

/** Why the rules refuse a move; null when they don't. */
export function illegality<O, S, V>(
  game: ChartedGame<O, S, V>,
  state: S,
  asked: string,
  shown?: string[],
): PipError | null {
  try {
    game.play(state, asked, shown);
    return null;
  } catch (error) {
    if (error instanceof PipError) return error;
    throw error;
  }
}

/** What the bot on the move is asked. Its seed follows from the record, so that a resumed match goes on the same. */
export function question<O, S, V>(
  { game }: MatchKit<O, S, V>,
  { state, record, skill }: Running<O, S>,
): BotQuestion<V> {
  if (state === null) throw new PipError('over');
  const round = record.rounds.at(-1);
  const place = [record.rounds.length, round?.moves.length, round && sourceOf(round)];
  return { view: game.view(state, game.seat(state)), skill, seed: seal(JSON.stringify(place)) };
}

/** A text that follows from another but doesn't tell it: a bot must not learn the deal's seed. */
function seal(text: string): string {
  return hash128(new TextEncoder().encode(text))
    .map((word) => word.toString(36))
    .join('-');
}
