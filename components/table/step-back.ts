/** Practice: where one step back leads, to the person's last own decision in the running round. */
import type { MatchRecord, Seat } from '../../machines/game.ts';
import type { MatchSnapshot, Past } from './game-kit.ts';
import { lazily } from './lazily.ts';

interface Host<Options, State> {
  readonly kit: { past(): Promise<Past<Options, State>> };
}

export class StepBack<Options, State> {
  /** Loaded with the first match in which one may step back. */
  past: Past<Options, State> | null = null;

  readonly #load: () => Promise<Past<Options, State> | null>;
  readonly #loaded: () => void;
  /** Where a record leads; a round is replayed for it, so it is kept. */
  #kept: { of: unknown; to: MatchRecord<Options> | null } = { of: null, to: null };

  /** `loaded`: whether one can step back may be asked anew. */
  constructor(host: Host<Options, State>, loaded: () => void) {
    this.#load = lazily(() => host.kit.past());
    this.#loaded = loaded;
  }

  /** The record that a step back leads to; null when there is none, or while that isn't known yet. */
  from(snapshot: MatchSnapshot<Options, State>, me: Seat | null): MatchRecord<Options> | null {
    if (me === null || snapshot.hasTag('match-over')) return null;
    if (!this.past) {
      void this.#recall();
      return null;
    }
    const { record, soFar } = snapshot.context;
    if (this.#kept.of !== record) {
      this.#kept = { of: record, to: this.past.rewind(record, me, soFar) };
    }
    return this.#kept.to;
  }

  /** What can't be loaded can't be undone; the next look tries again. */
  async #recall(): Promise<void> {
    this.past = await this.#load();
    if (this.past) this.#loaded();
  }
}
