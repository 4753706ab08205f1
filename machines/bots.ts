/** Bots for every game: they get a view, never the state. */

import { bySkill, type SearchFor } from './by-skill.ts';
import type { DominoView } from './dominoes/model.ts';
import type { GameId, Skill } from './game.ts';
import { badOption } from './option-fields.ts';
import type { RummyView } from './rummy/model.ts';
import type { RunFastView } from './run-fast/model.ts';
import { SKILLS } from './skills.ts';
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

/** The views that bots can read, by game. */
export interface BotViews {
  dominoes: DominoView;
  rummy: RummyView;
  'run-fast': RunFastView;
}

export type BotView = BotViews[GameId];

/** Each game's bots are loaded when they are first asked. */
const games: { readonly [G in GameId]: () => Promise<SearchFor<BotViews[G]>> } = {
  dominoes: async () => (await import('./dominoes/bots/load.ts')).searchFor,
  rummy: async () => bySkill((await import('./rummy/bots/load.ts')).bots),
  'run-fast': async () => bySkill((await import('./run-fast/bots/load.ts')).bots),
};

/**
 * The move of a bot for the seat to move in `view`, in that game's notation.
 * Thinks in stretches of at most 8 ms; rejects with the signal's reason when aborted,
 * with 'over' when nobody is to move, and with 'bad-option' for a game without bots or a skill that there isn't.
 */
export async function choose<G extends GameId>(
  game: G | { readonly id: G },
  view: BotViews[G],
  options: BotOptions,
): Promise<string> {
  options.signal?.throwIfAborted();
  const id = typeof game === 'string' ? game : game.id;
  if (!Object.hasOwn(games, id)) throw badOption('game', Object.keys(games));
  const { skill, seed = '', effort } = options;
  if (!SKILLS.includes(skill)) throw badOption('skill', SKILLS);
  const searchFor = await games[id]();
  return think(await searchFor(view, skill, seed, effort), options);
}

export { type BotPort, chooseInWorker } from './bot-port.ts';
