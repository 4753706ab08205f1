/** Dominoes from a record on, and back in one. Loaded for the first record, save or step back. */
import { dominoCore } from '../../machines/dominoes/core.ts';
import { dominoKit } from '../../machines/dominoes/match-kit.ts';
import type { DominoOptions } from '../../machines/dominoes/model.ts';
import type { DominoState } from '../../machines/dominoes/state.ts';
import { begin } from '../../machines/match-resume.ts';
import { replayGame } from '../../machines/replay.ts';
import { rewind } from '../../machines/rewind.ts';
import type { Past } from '../table/game-kit.ts';

export const dominoPast: Past<DominoOptions, DominoState> = {
  resume: (input) => begin(dominoKit, input),
  replay: (record) => replayGame(dominoCore, record),
  rewind: (record, seat, soFar) => rewind(dominoCore, record, seat, soFar),
};
