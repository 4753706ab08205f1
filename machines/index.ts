/** The headless face of Pip Tables. Runs in a page, a worker and Node; needs no DOM. */
import { dominoes } from './dominoes/game.ts';
import type { MatchRecord, Outcome } from './game.ts';
import { replayGame } from './replay.ts';

/** The games that there are, by id. */
export const games = { dominoes };

/** Replays a record. Throws PipError with `round` and `move` (indexes) where it breaks. */
export function replay(record: MatchRecord): Outcome {
  return replayGame(games.dominoes, record);
}
