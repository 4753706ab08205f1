/** One step back in practice. */
import type { Game, MatchRecord, MatchSoFar, Seat } from './game.ts';

/**
 * The record up to the seat's last own decision in the last round: a move that it chose from several,
 * so neither a draw nor a pass that happened by itself. null when there is none.
 * Throws what the game throws for a record that breaks.
 */
export function rewind<Options, State, View>(
  game: Pick<Game<Options, State, unknown, View>, 'deal' | 'play' | 'seat' | 'moves' | 'result'>,
  record: MatchRecord<Options>,
  seat: Seat,
): MatchRecord<Options> | null {
  let soFar: MatchSoFar = { rounds: [] };
  let decision: number | null = null;
  for (const { deal, seed = '', moves } of record.rounds) {
    decision = null;
    let state = game.deal(record.options, deal ?? { seed }, soFar);
    for (const [index, move] of moves.entries()) {
      if (game.seat(state) === seat && game.moves(state).length > 1) decision = index;
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
