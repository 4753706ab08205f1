/** Where held tiles may lie, and what is lit there: loaded after the first render, before any are picked up. */
import type { RummyWords } from '../locales/en/rummy.ts';
import { lazily } from '../table/lazily.ts';
import type { Choosing } from './choosing.ts';
import type { Board } from './ground.ts';
import type { Lit, renderLit } from './marks-shown.ts';
import type { RummyTableState } from './speech.ts';
import type { targetAt } from './targets.ts';

interface Parts {
  readonly targetAt: typeof targetAt;
  readonly renderLit: typeof renderLit;
}

export class Aiming {
  readonly #render: () => void;
  #parts: Parts | null = null;
  readonly load = lazily(async () => {
    const [{ targetAt }, { renderLit }] = await Promise.all([
      import('./targets.ts'),
      import('./marks-shown.ts'),
    ]);
    this.#parts = { targetAt, renderLit };
    this.#render();
  });

  constructor(render: () => void) {
    this.#render = render;
  }

  targetAt(...what: Parameters<typeof targetAt>): string | null {
    return this.#parts?.targetAt(...what) ?? null;
  }

  lit(
    words: RummyWords,
    table: Pick<RummyTableState, 'draft'>,
    choosing: Choosing,
    board: Board,
  ): Lit {
    if (board.held > 0) {
      if (this.#parts) return this.#parts.renderLit(words, table, choosing, board);
      // What couldn't be loaded with the table is asked for again.
      void this.load();
    }
    return { onTable: [], besideMessage: [], onRack: [], message: board.areas.message };
  }
}
