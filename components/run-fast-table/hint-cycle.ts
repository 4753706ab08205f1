/** Goes through the plays of a hint, one at a time and round again. Loaded with the first hint. */
import type { Card } from '../../machines/run-fast/card.ts';
import type { Choice } from '../../machines/run-fast/choices.ts';
import { hintedPlays } from './hints.ts';

export interface Shown {
  readonly play: Choice;
  /** From 1. */
  readonly at: number;
  readonly of: number;
}

export class HintCycle {
  #plays: readonly Choice[] = [];
  #at = 0;

  /** `hint`: the bot's move. null where there is nothing to show. */
  begin(
    plays: readonly Choice[],
    hand: readonly Card[],
    hint: string,
    leads: boolean,
  ): Shown | null {
    this.#plays = hintedPlays(plays, hand, hint, leads);
    this.#at = 0;
    return this.#shown();
  }

  next(): Shown | null {
    this.#at = (this.#at + 1) % Math.max(1, this.#plays.length);
    return this.#shown();
  }

  #shown(): Shown | null {
    const play = this.#plays[this.#at];
    return play ? { play, at: this.#at + 1, of: this.#plays.length } : null;
  }
}
