/** Options of a rummy match: defaults filled in, everything checked. */
import { readOptions } from '../option-fields.ts';
import type { RummyOptions } from './model.ts';

/** What a field means that a record of format 1 leaves out. Never changes, whatever becomes of DEFAULTS. */
export const FORMAT_1: Readonly<Required<RummyOptions>> = { players: 2, rounds: 1, clock: 0 };

const DEFAULTS: Readonly<Required<RummyOptions>> = { ...FORMAT_1 };

/** Options with defaults filled in. Throws 'bad-option' with `detail.field` and what is accepted. */
export function options(input: unknown = {}, defaults = DEFAULTS): RummyOptions {
  return readOptions(input, ['players', 'rounds', 'clock'], ({ choose, clock }) => ({
    players: choose('players', defaults.players, [2, 3, 4]),
    rounds: choose('rounds', defaults.rounds, [1, 3, 5]),
    clock: clock(defaults.clock),
  }));
}
