/** Dominoes from a record on, and back in one. Loaded for the first record, save or step back. */
import { dominoCore } from '../../machines/dominoes/core.ts';
import { dominoKit } from '../../machines/dominoes/match-kit.ts';
import { begin } from '../../machines/match-resume.ts';
import { pastOf } from '../table/past.ts';

export const dominoPast = pastOf(dominoCore, (input) => begin(dominoKit, input));
