/** Reading what others wrote: values that may be anything, also objects that lie or throw when looked at. */
import { PipError, type PipErrorCode } from './error.ts';

/** An object's own enumerable fields, each read once; null where the value is no object. */
export function fieldsOf(value: unknown): ReadonlyMap<string, unknown> | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return new Map<string, unknown>(
    Object.entries(value).filter(([, content]) => content !== undefined),
  );
}

/** A list's items, each read once; null where the value is no list, or a longer one than `most`. */
export function listOf(value: unknown, most: number): readonly unknown[] | null {
  if (!Array.isArray(value)) return null;
  const { length } = value;
  return length <= most ? Array.from({ length }, (_, i): unknown => value[i]) : null;
}

export function isWhole(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

/** Runs a reader; whatever the value throws when it is looked at becomes an error of this code. */
export function guarded<T>(code: PipErrorCode, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof PipError) throw error;
    throw new PipError(code, { path: '', detail: { accepted: 'plain JSON' } });
  }
}
