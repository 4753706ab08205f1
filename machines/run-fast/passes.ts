/** How passes end a trick (RUN-14). */
import type { LogEntry } from '../game.ts';
import { PLAYERS } from './options.ts';

/** RUN-14: all others passed. */
const PASSES = PLAYERS - 1;

/** Whether the move at this place of a log is the last of the passes that give the lead back. */
export function endsTrick(log: readonly Pick<LogEntry, 'move'>[], at: number): boolean {
  const first = at - PASSES + 1;
  return first >= 0 && log.slice(first, at + 1).every(({ move }) => move === 'pass');
}
