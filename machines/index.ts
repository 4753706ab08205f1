/** The headless face of Pip Tables. Runs in a page, a worker and Node; needs no DOM. */
import { dominoes } from './dominoes/game.ts';
import { dominoRecord } from './dominoes/record.ts';
import type { DominoState } from './dominoes/state.ts';
import type { MatchRecord, Outcome } from './game.ts';
import { readRecord } from './record.ts';
import { replayGame } from './replay.ts';

export { dominoMachine } from './dominoes/machine.ts';
export type {
  Arm,
  DominoOptions,
  DominoPosition,
  DominoView,
  Players,
  RuleSet,
  RuleSetId,
} from './dominoes/model.ts';
export type { DominoState } from './dominoes/state.ts';
export { PipError, type PipErrorCode, type PipErrorDetail, type PipErrorFacts } from './error.ts';
export type {
  Deal,
  Game,
  GameId,
  LogEntry,
  MatchRecord,
  MatchSoFar,
  Outcome,
  RoundRecord,
  RoundResult,
  SavedMatch,
  Seat,
  SeatKind,
  Skill,
  Standing,
} from './game.ts';
export { toSaved } from './match-begin.ts';
export type {
  MatchContext,
  MatchEmitted,
  MatchEvent,
  MatchInput,
  MatchTag,
  MovedBy,
} from './match-events.ts';
export type { BotQuestion } from './match-steps.ts';
export { rewind } from './rewind.ts';

/** The games that there are, by id. */
export const games = { dominoes };

/** Replays a record. Throws PipError with `round` and `move` (indexes) where it breaks. */
export function replay(record: MatchRecord): Outcome<DominoState> {
  return replayGame(games.dominoes, record);
}

/** A record from untrusted input, checked and written canonically. Throws 'bad-record' with `path`. */
export function parseRecord(json: unknown): MatchRecord {
  return readRecord(json, { dominoes: dominoRecord });
}
