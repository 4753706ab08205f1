/** One step back in practice. */
import type { Deal, MatchRecord, MatchSoFar, RoundResult, Seat } from './game.ts';

/** What stepping back asks of a game. */
interface Played<Options, State> {
  deal(options: Options, source: { seed: string } | Deal, soFar?: MatchSoFar): State;
  play(state: State, move: string): State;
  seat(state: State): Seat | null;
  moves(state: State): string[];
  readonly unlisted?: boolean;
  result(state: State): RoundResult | null;
  first?(state: State): Seat | undefined;
}

/**
 * The record up to the seat's last own decision in the last round: a move that it chose from several (in rummy any), or
 * a wrong placement (PIP-14), so neither a draw nor a pass that happened by itself. null when there is none.
 * Throws what the game throws for a record that breaks.
 */
export function rewind<Options, State>(
  game: Played<Options, State>,
  record: MatchRecord<Options>,
  seat: Seat,
): MatchRecord<Options> | null {
  let soFar: MatchSoFar = { rounds: [] };
  let decision: number | null = null;
  for (const { deal, seed = '', moves } of record.rounds) {
    decision = null;
    let state = game.deal(record.options, deal ?? { seed }, soFar);
    const first = game.first?.(state);
    if (first !== undefined) soFar = { ...soFar, first };
    for (const [index, move] of moves.entries()) {
      if (game.seat(state) === seat && isChosen(game, state, move)) decision = index;
      state = game.play(state, move);
    }
    const result = game.result(state);
    if (result) soFar = { ...soFar, rounds: [...soFar.rounds, result] };
  }
  const last = record.rounds.at(-1);
  if (!last || decision === null) return null;
  const { ended: _, ...round } = last;
  return {
    ...record,
    rounds: [...record.rounds.slice(0, -1), { ...round, moves: last.moves.slice(0, decision) }],
  };
}

/** A record's draw may name its tile. */
function isChosen<Options, State>(
  game: Played<Options, State>,
  state: State,
  move: string,
): boolean {
  const [only = '', other] = game.moves(state);
  return game.unlisted || other !== undefined || !move.startsWith(only);
}
