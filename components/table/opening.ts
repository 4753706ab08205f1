/** What a table opens with: what was saved, a record that it is to show, or a new match. What the page brings comes first. */
import type { MatchRecord } from '../../machines/game.ts';

export interface OpeningHost {
  /** As they stand at any time. */
  readonly attributes: {
    readonly save: string | undefined;
    readonly record: MatchRecord | string | undefined;
    readonly autostart: boolean;
  };
  /** Whether no match has begun. */
  idle(): boolean;
  /** False where nothing is stored under the key, or another match has begun meanwhile. */
  restore(key: string): Promise<boolean>;
  /** A stored match is on the table. */
  restored(): void;
  load(record: unknown): Promise<void>;
  /** What was to be shown can't be. */
  failed(given: MatchRecord | string, error: unknown): void;
  /** A new match. */
  again(): void;
  requestUpdate(): void;
}

export class Opening {
  /** The table has opened: from now on its match goes its own way. */
  begun = false;
  readonly #host: OpeningHost;
  /** What was saved is being read. */
  #coming = false;
  /** Matches that the page brings and that are being read. */
  #brought = 0;
  #fetching: AbortController | null = null;

  constructor(host: OpeningHost) {
    this.#host = host;
  }

  /** Whether a match is on its way as soon as the table can be seen. */
  get awaited(): boolean {
    const { autostart, save, record } = this.#host.attributes;
    return this.#coming || this.#brought > 0 || (!this.begun && (autostart || !!save || !!record));
  }

  /** The first thing on the table. */
  async begin(): Promise<void> {
    if (this.#brought > 0) return;
    this.begun = true;
    const { save } = this.#host.attributes;
    if (save) {
      this.#coming = true;
      const restored = await this.#host.restore(save);
      this.#coming = false;
      this.#host.requestUpdate();
      if (restored) return this.#host.restored();
      if (this.#brought > 0 || !this.#host.idle()) return;
    }
    this.#open();
  }

  /** A match that the page brings; where it can't be read, what the attributes ask for has only waited. */
  async bring(load: () => Promise<void>): Promise<void> {
    this.#brought++;
    try {
      await load();
    } catch (error) {
      if (this.begun && this.#brought === 1 && this.#host.idle()) this.#open();
      throw error;
    } finally {
      this.#brought--;
      this.#host.requestUpdate();
    }
  }

  /** A record, its JSON or address. */
  async show(given: MatchRecord | string): Promise<void> {
    this.#fetching?.abort();
    this.#fetching = new AbortController();
    const { signal } = this.#fetching;
    try {
      const { readRecord } = await import('./read-record.ts');
      const record = await readRecord(given, signal);
      if (!signal.aborted) await this.#host.load(record);
    } catch (error) {
      if (signal.aborted) return;
      this.#host.failed(given, error);
      if (this.#host.attributes.autostart && this.#host.idle()) this.#host.again();
    }
  }

  /** A match has begun, or the table has left the page: what is still being fetched comes too late. */
  close(): void {
    this.#fetching?.abort();
  }

  #open(): void {
    const { record, autostart } = this.#host.attributes;
    if (record) void this.show(record);
    else if (autostart) this.#host.again();
  }
}
