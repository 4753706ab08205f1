/** The headless face of Pip Tables. Runs in a page, a worker and Node; needs no DOM. */
import { dominoCore } from './dominoes/core.ts';

export const games = { dominoes: dominoCore };
