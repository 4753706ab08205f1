/** Rummy from a record on, and back in one. Loaded for the first record, save or step back. */
import { rummyCore } from '../../machines/rummy/core.ts';
import { beginRummy } from '../../machines/rummy/resume.ts';
import { pastOf } from '../table/past.ts';

export const rummyPast = pastOf(rummyCore, beginRummy);
