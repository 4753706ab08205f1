/** The hand at the bottom as it is fanned, worked out once for each; after a play its groups stay as they stand where they can. */
import type { Card } from '../../machines/run-fast/card.ts';
import { type Grouping, grouped } from './grouping.ts';
import { cardsOf } from './hands.ts';
import type { RunFastTableState } from './speech.ts';

type Groups = readonly (readonly Card[])[];

export class Fan {
  #by: Grouping = 'use';
  /** The hand as it is written. */
  #of: string | undefined;
  #groups: Groups = [];
  #cards: readonly Card[] = [];

  /** How it is sorted. */
  get by(): Grouping {
    return this.#by;
  }

  sort(by: Grouping): void {
    this.#by = by;
    this.#of = undefined;
    this.#groups = [];
  }

  /** Cards that stand together. */
  groups({ view, bottom }: RunFastTableState): Groups {
    const of = view?.hands[bottom];
    if (view && of !== this.#of) {
      this.#of = of;
      this.#groups = grouped(cardsOf(view, bottom), this.#by, this.#groups);
      this.#cards = this.#groups.flat();
    }
    return this.#groups;
  }

  /** From left to right. */
  cards(table: RunFastTableState): readonly Card[] {
    this.groups(table);
    return this.#cards;
  }
}
