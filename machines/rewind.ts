/** One step back in practice. */
import { sourceOf } from './deal-source.ts';
import type { CommonPosition, MatchRecord, MatchSoFar, Seat } from './game.ts';
import type { ChartedGame } from './match-steps.ts';
import { replayGame } from './replay.ts';

/**
 * The record up to the seat's last own decision in the last round: a move that it chose from several (in rummy any), or
 * a wrong placement (PIP-14), so neither a draw nor a pass that happened by itself. null when there is none. `soFar`:
 * what the rounds came to, where that is known; else the rounds before the last are replayed.
 * Throws what the game throws for a record that breaks.
 */
export function rewind<Options, State, View extends CommonPosition>(
  game: ChartedGame<Options, State, View>,
  record: MatchRecord<Options>,
  seat: Seat,
  soFar?: MatchSoFar,
): MatchRecord<Options> | null {
  const earlier = record.rounds.slice(0, -1);
  const last = record.rounds.at(-1);
  if (!last) return null;
  const { ended: _, ...round } = last;
  const { rounds, ...rest } = soFar ?? replayGame(game, { ...record, rounds: earlier }).soFar;
  const before = { ...rest, rounds: rounds.slice(0, earlier.length) };
  let state = game.deal(record.options, sourceOf(round), before);
  let decision: number | null = null;
  for (const [index, move] of round.moves.entries()) {
    if (game.seat(state) === seat && isChosen(game, state, move)) decision = index;
    state = game.play(state, move);
  }
  if (decision === null) return null;
  return { ...record, rounds: [...earlier, { ...round, moves: round.moves.slice(0, decision) }] };
}

/**
 * A move that is listed alone is no choice, whichever of equal cards it takes (RUN-2) and however it is written; a wrong
 * placement (PIP-14) is one: it leaves the hand as it was.
 */
function isChosen<Options, State, View extends CommonPosition>(
  game: ChartedGame<Options, State, View>,
  state: State,
  move: string,
): boolean {
  const [only, other] = game.moves(state);
  if (game.unlisted || only === undefined || other !== undefined) return true;
  const left = (made: string) => game.view(game.play(state, made), null).hands.join();
  return move !== only && left(move) !== left(only);
}
