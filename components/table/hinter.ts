/** The hint: the move of the kit's skill (`hints`) for what the person sees, until the position is gone. */
import type { GameKit, TableView } from './game-kit.ts';
import { think } from './thinking.ts';

export class Hinter {
  move: string | null = null;
  #asked: AbortController | null = null;
  /** Whoever asks meanwhile gets the same answer. */
  #answer: Promise<string | null> | null = null;

  /** null when nothing was found, or the position was gone first. */
  ask<O, S, P, V extends TableView<O>>(kit: GameKit<O, S, P, V>, view: V): Promise<string | null> {
    this.#answer ??= this.#think(kit, view);
    return this.#answer;
  }

  forget(): void {
    this.#asked?.abort();
    this.#answer = null;
    this.move = null;
  }

  async #think<O, S, P, V extends TableView<O>>(
    kit: GameKit<O, S, P, V>,
    view: V,
  ): Promise<string | null> {
    const asked = new AbortController();
    this.#asked = asked;
    const { hints: skill = 'expert' } = kit;
    const question = { skill, seed: 'hint', signal: asked.signal };
    const move = await think(kit, view, question).catch(() => null);
    if (asked.signal.aborted) return null;
    if (move === null) this.#answer = null;
    this.move = move;
    return move;
  }
}
