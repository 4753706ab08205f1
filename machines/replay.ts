/** Where a record leads to. */
import { sourceOf } from './deal-source.ts';
import { PipError } from './error.ts';
import type { MatchRecord, MatchSoFar, Outcome, RoundRecord, RoundResult, Seat } from './game.ts';
import type { ChartedGame } from './match-steps.ts';
import { guarded } from './reading.ts';

/**
 * Replays a record of this game. Throws PipError with `round` (and `move`) where it breaks: 'bad-record' for what no
 * match can hold, else what `play` throws.
 */
export function replayGame<O, S, V>(
  game: ChartedGame<O, S, V>,
  record: MatchRecord<unknown>,
): Outcome<S> {
  return replayToEnd(game, record).outcome;
}

/** The same, and the last round as it was left, also when it is over; null where there is none. */
export function replayToEnd<O, S, V>(
  game: ChartedGame<O, S, V>,
  record: MatchRecord<unknown>,
): { outcome: Outcome<S>; last: S | null } {
  return guarded('bad-record', () => replayRounds(game, record));
}

function replayRounds<O, S, V>(
  game: ChartedGame<O, S, V>,
  record: MatchRecord<unknown>,
): { outcome: Outcome<S>; last: S | null } {
  if (record.pip !== 1) throw foreign('/pip', 1);
  if (record.game !== game.id) throw foreign('/game', game.id);
  const options = game.recorded(record.options);
  const rounds: RoundResult[] = [];
  let first: Seat | undefined;
  let last: S | null = null;
  let running: { round: number; state: S } | null = null;
  for (const [round, entry] of record.rounds.entries()) {
    if (running) throw broken(running.round, 'a whole round unless it is the last');
    if (game.standing(options, { rounds }).over) throw broken(round, 'no round after the match');
    const state = replayRound(game, options, entry, soFarOf([...rounds], first), round);
    first = game.first?.(state);
    last = state;
    const result = game.result(state);
    if (result) rounds.push(result);
    else running = { round, state };
  }
  return { outcome: outcome(game, options, soFarOf(rounds, first), running), last };
}

function soFarOf(rounds: RoundResult[], first: Seat | undefined) {
  return first === undefined ? { rounds } : { rounds, first };
}

function outcome<O, S, V>(
  game: ChartedGame<O, S, V>,
  options: O,
  soFar: ReturnType<typeof soFarOf>,
  running: { round: number; state: S } | null,
): Outcome<S> {
  const { rounds } = soFar;
  const { over, winners, scores } = game.standing(options, soFar);
  const seat = running && game.seat(running.state);
  if (!running || seat === null) return { rounds, scores, over, winners, next: null, soFar };
  const { round, state } = running;
  const next = { round, seat, moves: game.moves(state), state };
  return { rounds, scores: game.scores(state), over, winners, next, soFar };
}

function replayRound<O, S, V>(
  game: ChartedGame<O, S, V>,
  options: O,
  entry: RoundRecord,
  soFar: MatchSoFar,
  round: number,
): S {
  const { seed, deal, moves, ended } = entry;
  if ((seed === undefined) === (deal === undefined))
    throw broken(round, 'exactly one of seed and deal');
  let state = located({ round }, () => game.deal(options, sourceOf(entry), soFar));
  for (const [move, text] of moves.entries()) {
    const before = state;
    state = located({ round, move }, () => game.play(before, text));
  }
  return ended ? located({ round }, () => game.forfeit(state, ended.seat)) : state;
}

function foreign(path: string, accepted: string | number): PipError {
  return new PipError('bad-record', { path, detail: { accepted } });
}

function broken(round: number, accepted: string): PipError {
  return new PipError('bad-record', { round, path: `/rounds/${round}`, detail: { accepted } });
}

/** Runs a step and tells in its error where in the record it stands. */
function located<T>(at: { round: number; move?: number }, step: () => T): T {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof PipError)) throw error;
    const inside =
      error.path === undefined
        ? undefined
        : `/rounds/${at.round}${error.path === '/seed' ? '' : '/deal'}${error.path}`;
    const { code, rule, detail } = error;
    throw new PipError(code, { rule, detail, path: inside, ...at });
  }
}
