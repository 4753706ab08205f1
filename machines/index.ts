/** The headless face of Pip Tables. Runs in a page, a worker and Node; needs no DOM. */
import { dominoes } from './dominoes/game.ts';
import { dominoRecord } from './dominoes/record.ts';
import type { DominoState } from './dominoes/state.ts';
import { PipError } from './error.ts';
import type { MatchRecord, Outcome } from './game.ts';
import { guarded } from './reading.ts';
import { readRecord } from './record.ts';
import { replayGame } from './replay.ts';
import { rummy } from './rummy/game.ts';
import { rummyRecord } from './rummy/record.ts';
import type { RummyState } from './rummy/state.ts';
import { runFast } from './run-fast/game.ts';
import { runFastRecord } from './run-fast/record.ts';
import type { RunFastState } from './run-fast/state.ts';

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
export type {
  Draft,
  DraftEvent,
  MatchContext,
  MatchEmitted,
  MatchEvent,
  MatchInput,
  MatchTag,
  MovedBy,
} from './match-events.ts';
export type { BotQuestion } from './match-steps.ts';
export { rewind } from './rewind.ts';
export { toSavedWithDraft as toSaved } from './rummy/draft-saved.ts';
export { rummyMachine } from './rummy/machine.ts';
export type { RummyOptions, RummyPosition, RummyView } from './rummy/model.ts';
export type { RummyState } from './rummy/state.ts';
export { runFastMachine } from './run-fast/machine.ts';
export type { RunFastOptions, RunFastPosition, RunFastView } from './run-fast/model.ts';
export type { RunFastState } from './run-fast/state.ts';

/** The games that there are, by id. */
export const games = { dominoes, rummy, 'run-fast': runFast };

/** Replays a record. Throws PipError with `round` and `move` (indexes) where it breaks. */
export function replay(record: MatchRecord & { game: 'dominoes' }): Outcome<DominoState>;
export function replay(record: MatchRecord & { game: 'rummy' }): Outcome<RummyState>;
export function replay(record: MatchRecord & { game: 'run-fast' }): Outcome<RunFastState>;
export function replay(record: MatchRecord): Outcome<DominoState | RummyState | RunFastState>;
export function replay(record: MatchRecord): Outcome<DominoState | RummyState | RunFastState> {
  const game = guarded('bad-record', () => record.game);
  switch (game) {
    case 'dominoes':
      return replayGame(games.dominoes, record);
    case 'rummy':
      return replayGame(games.rummy, record);
    case 'run-fast':
      return replayGame(games['run-fast'], record);
    default:
      throw new PipError('bad-record', {
        path: '/game',
        detail: { accepted: Object.keys(games).join(', ') },
      });
  }
}

/** A record from untrusted input, checked and written canonically. Throws 'bad-record' with `path`. */
export function parseRecord(json: unknown): MatchRecord {
  return readRecord(json, {
    dominoes: dominoRecord,
    rummy: rummyRecord,
    'run-fast': runFastRecord,
  });
}
