/** A game's bots for the table: on the page, or in the embedder's worker; loaded when they are first asked. */
import type { BotViews } from '../../machines/bots.ts';
import type { GameId } from '../../machines/game.ts';
import type { Asked } from './game-kit.ts';

export function chooseFor<G extends GameId>(game: G) {
  return async (view: BotViews[G], asked: Asked, worker?: Worker): Promise<string> => {
    if (worker) {
      const { chooseInWorker } = await import('../../machines/bot-port.ts');
      return chooseInWorker(worker, game, view, asked);
    }
    const { choose } = await import('../../machines/bots.ts');
    return choose(game, view, asked);
  };
}
