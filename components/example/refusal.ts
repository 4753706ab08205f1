/** A move that an example shows being turned down. */
import { PipError } from '../../machines/error.ts';

/** Why `play` is refused. Throws 'bad-record' where the rules allow it after all, and what else it throws. */
export function refusalOf(play: () => unknown): PipError {
  try {
    play();
  } catch (error) {
    if (error instanceof PipError && error.code === 'illegal-move') return error;
    throw error;
  }
  throw new PipError('bad-record', { detail: { reason: 'legal' } });
}
