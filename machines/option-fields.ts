/** Options of a match, read field by field. Throws 'bad-option' with `detail.field` and what is accepted. */
import { PipError } from './error.ts';
import { fieldsOf, guarded, isWhole } from './reading.ts';

/** A day: the longest clock of a move, in seconds. */
const LONGEST_CLOCK = 86400;

export function badOption(field: string, accepted: string | readonly string[]): PipError {
  return new PipError('bad-option', { detail: { field, accepted } });
}

/** How a game reads its own options; a field that is left out takes `otherwise`. */
export interface OptionFields {
  get(name: string): unknown;
  has(name: string): boolean;
  /** One of a few values. */
  choose<T extends string | number>(name: string, otherwise: T, accepted: readonly T[]): T;
  whole(name: string, otherwise: number, least: number, most: number): number;
  /** Seconds a move, 0 = none. */
  clock(otherwise: number): number;
}

/** Reads options from anything; a field that `names` doesn't hold is refused. */
export function readOptions<T>(
  input: unknown,
  names: readonly string[],
  read: (fields: OptionFields) => T,
): T {
  return guarded('bad-option', () => {
    const fields = fieldsOf(input);
    if (!fields) throw badOption('options', 'an object');
    for (const name of fields.keys()) {
      if (!names.includes(name))
        throw badOption(name, `nothing: there are only ${names.join(', ')}`);
    }
    return read(optionFields(fields));
  });
}

function optionFields(fields: ReadonlyMap<string, unknown>): OptionFields {
  const whole = (name: string, otherwise: number, least: number, most: number): number => {
    const value = fields.has(name) ? fields.get(name) : otherwise;
    if (isWhole(value, least, most)) return value;
    throw badOption(name, `a whole number from ${least} to ${most}`);
  };
  return {
    get: (name) => fields.get(name),
    has: (name) => fields.has(name),
    choose: (name, otherwise, accepted) => {
      const value = fields.has(name) ? fields.get(name) : otherwise;
      const chosen = accepted.find((each) => each === value);
      if (chosen === undefined) throw badOption(name, accepted.map(String));
      return chosen;
    },
    whole,
    clock: (otherwise) => whole('clock', otherwise, 0, LONGEST_CLOCK),
  };
}
