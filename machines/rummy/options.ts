/** Options of a rummy match: defaults filled in, everything checked. */
import { PipError } from '../error.ts';
import { fieldsOf, guarded, isWhole } from '../reading.ts';
import type { RummyOptions } from './model.ts';

/** What a field means that a record of format 1 leaves out. Never changes, whatever becomes of DEFAULTS. */
export const FORMAT_1: Readonly<Required<RummyOptions>> = { players: 2, rounds: 1, clock: 0 };

const DEFAULTS: Readonly<Required<RummyOptions>> = { ...FORMAT_1 };

const FIELDS = ['players', 'rounds', 'clock'];

/** A day. */
const LONGEST_CLOCK = 86400;

function bad(field: string, accepted: string | readonly string[]): PipError {
  return new PipError('bad-option', { detail: { field, accepted } });
}

/** Options with defaults filled in. Throws 'bad-option' with `detail.field` and what is accepted. */
export function options(input: unknown = {}, defaults = DEFAULTS): RummyOptions {
  return guarded('bad-option', () => {
    const fields = fieldsOf(input);
    if (!fields) throw bad('options', 'an object');
    for (const name of fields.keys()) if (!FIELDS.includes(name)) throw bad(name, FIELDS);
    const choose = <T extends number>(name: string, otherwise: T, accepted: readonly T[]) => {
      const value = fields.has(name) ? fields.get(name) : otherwise;
      const chosen = accepted.find((each) => each === value);
      if (chosen === undefined) throw bad(name, accepted.map(String));
      return chosen;
    };
    const clock = fields.has('clock') ? fields.get('clock') : defaults.clock;
    if (!isWhole(clock, 0, LONGEST_CLOCK)) {
      throw bad('clock', `a whole number from 0 to ${LONGEST_CLOCK}`);
    }
    return {
      players: choose('players', defaults.players, [2, 3, 4]),
      rounds: choose('rounds', defaults.rounds, [1, 3, 5]),
      clock,
    };
  });
}
