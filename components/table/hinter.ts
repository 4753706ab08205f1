/** The hint: the expert's move for what the person sees, until the position is gone. */
import type { GameKit, TableView } from './game-kit.ts';
import { think } from './thinking.ts';

export class Hinter {
  move: string | null = null;
  #asked: AbortController | null = null;

  /** null when nothing was found, or the position was gone first. */
  async ask<O, S, P, V extends TableView<O>>(
    kit: GameKit<O, S, P, V>,
    view: V,
  ): Promise<string | null> {
    if (this.move !== null) return this.move;
    this.#asked?.abort();
    const asked = new AbortController();
    this.#asked = asked;
    const question = { skill: 'expert', seed: 'hint', signal: asked.signal } as const;
    const move = await think(kit, view, question).catch(() => null);
    if (asked.signal.aborted) return null;
    this.move = move;
    return move;
  }

  forget(): void {
    this.#asked?.abort();
    this.move = null;
  }
}
