/** Run Fast from a record on, and back in one. Loaded for the first record, save or step back. */
import { begin } from '../../machines/match-resume.ts';
import { runFastCore } from '../../machines/run-fast/core.ts';
import { runFastKit } from '../../machines/run-fast/match-kit.ts';
import { pastOf } from '../table/past.ts';

export const runFastPast = pastOf(runFastCore, (input) => begin(runFastKit, input));
