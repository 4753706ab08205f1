/** Practice: where one step back leads, to the person's last own decision in the running round. */
import type { MatchRecord, Seat } from '../../machines/game.ts';
import type { MatchSnapshot, Past } from './game-kit.ts';

interface Host<Options, State> {
  readonly kit: { past(): Promise<Past<Options, State>> };
}

export class StepBack<Options, State> {
  /** Loaded with the first match in which one may step back. */
  past: Past<Options, State> | null = null;

  readonly #host: Host<Options, State>;
  readonly #loaded: () => void;
  #loading: Promise<Past<Options, State>> | null = null;
  /** Where a record leads; a replay, so it is kept. */
  #kept: { of: unknown; to: MatchRecord<Options> | null } = { of: null, to: null };

  /** `loaded`: whether one can step back may be asked anew. */
  constructor(host: Host<Options, State>, loaded: () => void) {
    this.#host = host;
    this.#loaded = loaded;
  }

  /** The record that a step back leads to; null when there is none, or while that isn't known yet. */
  from(snapshot: MatchSnapshot<Options, State>, me: Seat | null): MatchRecord<Options> | null {
    if (me === null || snapshot.hasTag('match-over')) return null;
    if (!this.past) {
      void this.#load();
      return null;
    }
    const { record } = snapshot.context;
    if (this.#kept.of !== record) this.#kept = { of: record, to: this.past.rewind(record, me) };
    return this.#kept.to;
  }

  /** What can't be loaded can't be undone; the next look tries again. */
  async #load(): Promise<void> {
    this.#loading ??= this.#host.kit.past();
    try {
      this.past = await this.#loading;
      this.#loaded();
    } catch {
      this.#loading = null;
    }
  }
}
