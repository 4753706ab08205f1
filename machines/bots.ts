/** Bots for every game: they get a view, never the state. */
import { searchFor } from './dominoes/bots/load.ts';
import type { DominoView } from './dominoes/model.ts';
import { PipError } from './error.ts';
import type { GameId, Skill } from './game.ts';
import { think } from './think.ts';

export interface BotOptions {
  skill: Skill;
  /** Equal view, seed and effort give the equal move. Default ''. */
  seed?: string | undefined;
  /** Playouts or nodes, as many as the search may take; default by skill and game. */
  effort?: number | undefined;
  /** Milliseconds, a cut-off only: a move that it cut may differ from run to run. */
  budget?: number | undefined;
  signal?: AbortSignal | undefined;
}

/** The views that bots can read. */
export type BotView = DominoView;

/**
 * The move of a bot for the seat to move in `view`, in that game's notation.
 * Thinks in stretches of at most 8 ms; rejects with the signal's reason when aborted,
 * with 'over' when nobody is to move, and with 'bad-option' for a game without bots.
 */
export async function choose(
  game: GameId | { readonly id: GameId },
  view: BotView,
  options: BotOptions,
): Promise<string> {
  options.signal?.throwIfAborted();
  const id = typeof game === 'string' ? game : game.id;
  if (id !== 'dominoes') {
    throw new PipError('bad-option', { detail: { field: 'game', accepted: ['dominoes'] } });
  }
  const { skill, seed = '', effort } = options;
  return think(await searchFor(view, skill, seed, effort), options);
}

export { type BotPort, chooseInWorker } from './bot-port.ts';
