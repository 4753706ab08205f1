/** Keeps one match in this browser's storage, for one table of one tab at a time. */

/** 'denied': the browser refuses to store; 'elsewhere': another table keeps this key; 'damaged': what was stored can't be read. */
export type SaveTrouble = 'denied' | 'elsewhere' | 'damaged';

/** How long another tab may take to let go of a key (a reload does) before this one plays unsaved, in ms. */
const patience = 500;

export class Saves {
  readonly #trouble: (what: SaveTrouble) => void;
  readonly #told = new Set<SaveTrouble>();
  #key: string | null = null;
  /** Whether this table may write; null while it isn't known yet. */
  #mine: boolean | null = null;
  #letGo: (() => void) | null = null;
  #waiting: string | null = null;

  constructor(trouble: (what: SaveTrouble) => void) {
    this.#trouble = trouble;
  }

  /** What is stored under the key, as JSON; undefined when there is nothing (or nothing readable). */
  read(key: string): unknown {
    try {
      const text = localStorage.getItem(key);
      if (text === null) return undefined;
      try {
        return JSON.parse(text);
      } catch {
        this.setAside(key);
      }
    } catch {
      this.#tell('denied');
    }
    return undefined;
  }

  /** Keeps what can't be read under `<key>.bad`. */
  setAside(key: string): void {
    try {
      const text = localStorage.getItem(key);
      if (text !== null) localStorage.setItem(`${key}.bad`, text);
      localStorage.removeItem(key);
    } catch {
      this.#tell('denied');
    }
    this.#tell('damaged');
  }

  /** Takes the key for this table until `release`. */
  keep(key: string): void {
    if (this.#key === key) return;
    this.release();
    this.#key = key;
    const locks: LockManager | undefined = navigator.locks;
    // Pages without a secure context have no locks: there the last tab to write wins.
    if (!locks) this.#granted(key, true);
    else void this.#lock(locks, key);
  }

  release(): void {
    this.#letGo?.();
    this.#letGo = null;
    this.#key = null;
    this.#mine = null;
    this.#waiting = null;
  }

  write(value: unknown): void {
    const text = JSON.stringify(value);
    if (this.#mine === null) this.#waiting = text;
    else if (this.#mine) this.#store(text);
  }

  async #lock(locks: LockManager, key: string): Promise<void> {
    try {
      await locks.request(
        `pip-tables ${key}`,
        { signal: AbortSignal.timeout(patience) },
        () =>
          new Promise<void>((done) => {
            if (this.#key !== key) return done();
            this.#letGo = done;
            this.#granted(key, true);
          }),
      );
    } catch {
      this.#granted(key, false);
    }
  }

  #granted(key: string, mine: boolean): void {
    if (this.#key !== key || this.#mine !== null) return;
    this.#mine = mine;
    if (!mine) this.#tell('elsewhere');
    else if (this.#waiting !== null) this.#store(this.#waiting);
    this.#waiting = null;
  }

  #store(text: string): void {
    if (this.#key === null) return;
    try {
      localStorage.setItem(this.#key, text);
    } catch {
      this.#tell('denied');
    }
  }

  #tell(what: SaveTrouble): void {
    if (this.#told.has(what)) return;
    this.#told.add(what);
    this.#trouble(what);
  }
}
