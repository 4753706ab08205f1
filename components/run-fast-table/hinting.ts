/** Follows the table's hint, and goes on to other plays when it is asked for again. */
import type { Card } from '../../machines/run-fast/card.ts';
import type { Choice } from '../../machines/run-fast/choices.ts';
import { lazily } from '../table/lazily.ts';
import type { Shown } from './hint-cycle.ts';
import type { RunFastTableState } from './speech.ts';

interface HintingNeeds {
  table(): RunFastTableState;
  /** All that is legal now. */
  plays(): readonly Choice[];
  hand(): readonly Card[];
  show(shown: Shown): void;
}

export class Hinting {
  readonly #needs: HintingNeeds;
  #hint: string | null = null;
  /** Wanted with the first hint. */
  readonly #cycle = lazily(async () => {
    const { HintCycle } = await import('./hint-cycle.ts');
    return new HintCycle();
  });

  constructor(needs: HintingNeeds) {
    this.#needs = needs;
  }

  /** After rendering: a hint that has come is shown. */
  async follow(): Promise<void> {
    const { hint, view, moves } = this.#needs.table();
    if (hint === this.#hint) return;
    this.#hint = hint;
    if (hint === null || !view || moves.length === 0) return;
    const cycle = await this.#cycle();
    if (this.#needs.table().hint !== hint) return;
    this.#show(cycle?.begin(this.#needs.plays(), this.#needs.hand(), hint, !view.beat));
  }

  /** The next play; false where there is no hint yet. */
  async next(): Promise<boolean> {
    const { hint } = this.#needs.table();
    if (hint === null) return false;
    const cycle = await this.#cycle();
    if (this.#needs.table().hint === hint) this.#show(cycle?.next());
    return true;
  }

  #show(shown: Shown | null | undefined): void {
    if (shown) this.#needs.show(shown);
  }
}
