/** A step that may be refused. */
import { PipError } from '../../machines/index.ts';

/** The value of a step, or its PipError; anything else it throws goes through. */
export function attempt<T>(step: () => T): T | PipError {
  try {
    return step();
  } catch (error) {
    if (error instanceof PipError) return error;
    throw error;
  }
}
