/** Options of a Run Fast match: defaults filled in, everything checked. */
import { readOptions } from '../option-fields.ts';
import type { RunFastOptions } from './model.ts';

/** It is a game for three. */
export const PLAYERS = 3;

/** What a field means that a record of format 1 leaves out. Never changes, whatever becomes of DEFAULTS. */
export const FORMAT_1: Readonly<Required<RunFastOptions>> = { rounds: 4, clock: 0 };

const DEFAULTS: Readonly<Required<RunFastOptions>> = { ...FORMAT_1 };

/** Options with defaults filled in. Throws 'bad-option' with `detail.field` and what is accepted. */
export function options(input: unknown = {}, defaults = DEFAULTS): RunFastOptions {
  return readOptions(input, ['rounds', 'clock'], ({ choose, clock }) => ({
    rounds: choose('rounds', defaults.rounds, [4, 8]),
    clock: clock(defaults.clock),
  }));
}
