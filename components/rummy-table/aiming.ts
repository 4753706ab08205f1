/** Where held tiles may lie, and what is lit there: loaded after the first render, before any are picked up. */
import type { Draft } from '../../machines/match-events.ts';
import type { FeltHost } from '../felt/host.ts';
import type { RummyWords } from '../locales/en/rummy.ts';
import { adoptStyles } from '../table/adopt-styles.ts';
import { lazily } from '../table/lazily.ts';
import type { Choosing } from './choosing.ts';
import type { Board } from './ground.ts';
import type { Lying } from './lying.ts';
import type { Lit, renderLit } from './marks-shown.ts';
import type { RummyTableState } from './speech.ts';
import type { into, targetAt } from './targets.ts';

interface Parts {
  readonly into: typeof into;
  readonly targetAt: typeof targetAt;
  readonly renderLit: typeof renderLit;
}

export class Aiming {
  readonly #host: FeltHost;
  #parts: Parts | null = null;
  readonly load = lazily(async () => {
    const [{ into, targetAt }, { renderLit, styles }] = await Promise.all([
      import('./targets.ts'),
      import('./marks-shown.ts'),
    ]);
    adoptStyles(this.#host.renderRoot, styles);
    this.#parts = { into, targetAt, renderLit };
    this.#host.requestUpdate();
  });

  constructor(host: FeltHost) {
    this.#host = host;
  }

  targetAt(...what: Parameters<typeof targetAt>): string | null {
    return this.#parts?.targetAt(...what) ?? null;
  }

  /** Where a set takes the tiles that are put on this one of its own; null: nowhere in particular. */
  into(draft: Draft | null, { set, at }: Lying, held: readonly Lying[]): string | null {
    if (!draft || set === null) return null;
    const from = held.map(({ place }) => place);
    return this.#parts?.into(draft, from, set, at) ?? null;
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
