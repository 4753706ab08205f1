/** Rummy from a record on, and back in one. Loaded for the first record, save or step back. */
import { replayGame } from '../../machines/replay.ts';
import { rewind } from '../../machines/rewind.ts';
import { rummyCore } from '../../machines/rummy/core.ts';
import type { RummyOptions } from '../../machines/rummy/model.ts';
import { beginRummy } from '../../machines/rummy/resume.ts';
import type { RummyState } from '../../machines/rummy/state.ts';
import type { Past } from '../table/game-kit.ts';

export const rummyPast: Past<RummyOptions, RummyState> = {
  resume: beginRummy,
  replay: (record) => replayGame(rummyCore, record),
  rewind: (record, seat, soFar) => rewind(rummyCore, record, seat, soFar),
};
