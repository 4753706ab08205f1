/** Whole matches for records: each round dealt from its source and played by chance. */
import type { Deal, Game, MatchRecord } from '../../machines/game.ts';
import { replayGame } from '../../machines/replay.ts';

export function matchOf<Options, State, Position, View>(
  game: Game<Options, State, Position, View>,
  options: Options,
  sources: readonly ({ readonly seed: string } | { readonly deal: Deal })[],
  playRound: (start: State) => readonly { readonly move: string }[],
): MatchRecord<Options> {
  const record: MatchRecord<Options> = { pip: 1, game: game.id, options, rounds: [] };
  for (const source of sources) {
    const { soFar } = replayGame(game, record);
    const start = game.deal(options, 'deal' in source ? source.deal : source, soFar);
    record.rounds.push({ ...source, moves: playRound(start).map(({ move }) => move) });
  }
  return record;
}
