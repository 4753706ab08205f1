/** Texts in notation that have to be read. */
import { PipError } from './error.ts';

export function badNotation(given: unknown, accepted: string): PipError {
  const brief = typeof given === 'string' ? given.slice(0, 40) : typeof given;
  return new PipError('bad-notation', { detail: { given: brief, accepted } });
}

/** What a text is read as. Throws 'bad-notation' with what was given and what is accepted. */
export function parsed<T>(text: unknown, read: (text: string) => T | null, accepted: string): T {
  const found = typeof text === 'string' ? read(text) : null;
  if (found === null) throw badNotation(text, accepted);
  return found;
}
