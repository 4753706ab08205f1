/** Run Fast from a record on, and back in one. Loaded for the first record, save or step back. */
import { begin } from '../../machines/match-resume.ts';
import { replayGame } from '../../machines/replay.ts';
import { rewind } from '../../machines/rewind.ts';
import { runFastCore } from '../../machines/run-fast/core.ts';
import { runFastKit } from '../../machines/run-fast/match-kit.ts';
import type { RunFastOptions } from '../../machines/run-fast/model.ts';
import type { RunFastState } from '../../machines/run-fast/state.ts';
import type { Past } from '../table/game-kit.ts';

export const runFastPast: Past<RunFastOptions, RunFastState> = {
  resume: (input) => begin(runFastKit, input),
  replay: (record) => replayGame(runFastCore, record),
  rewind: (record, seat, soFar) => rewind(runFastCore, record, seat, soFar),
};
