/** Whether it is somebody's turn at all. */
import { PipError } from './error.ts';
import type { Seat } from './game.ts';

/** Why a seat has nothing to decide now, a spectator never; null when it is to move. `own`: it decides for itself. */
export function untimely(turn: Seat | null, seat: Seat | null, own = true): PipError | null {
  if (turn === null) return new PipError('over');
  if (turn === seat && own) return null;
  return new PipError('not-your-turn', { detail: { ...(seat !== null && { seat }), turn } });
}
