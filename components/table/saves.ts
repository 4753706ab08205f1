/** Keeps one match in this browser's storage, for one table of one tab at a time. */

/**
 * 'denied': the browser refuses to store; 'elsewhere': another table keeps this key; 'other': another match is
 * stored there that isn't this table's to replace; 'damaged': what was stored can't be read; 'draft': nor can what was
 * half made in it, all the rest can.
 */
export type SaveTrouble = 'denied' | 'elsewhere' | 'other' | 'damaged' | 'draft';

/** How long another tab may take to let go of a key (a reload does) before this one plays unsaved, in ms. */
const patience = 500;

export class Saves {
  readonly #trouble: (what: SaveTrouble) => void;
  #key: string | null = null;
  /** Whether this table may write; null while it isn't known yet. */
  #mine: boolean | null = null;
  /** Gives up the key, or asking for it. */
  #letGo: (() => void) | null = null;
  #waiting: string | null = null;
  /** What this table wrote last, under which key: anything else there is another's. */
  #wrote: { readonly key: string; readonly text: string } | null = null;
  /** The key that this match has lost to another. */
  #lost: string | null = null;

  /** `trouble` may be told the same more than once. */
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
      this.#trouble('denied');
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
      this.#trouble('denied');
    }
    this.#trouble('damaged');
  }

  /** Takes the key for this table until `release`, unless this match has lost it. */
  keep(key: string): void {
    if (this.#key === key || this.#lost === key) return;
    this.release();
    this.#key = key;
    const locks: LockManager | undefined = navigator.locks;
    // Pages without a secure context have no locks: there the last tab to write wins.
    if (!locks) this.#granted(key);
    else void this.#lock(locks, key);
  }

  /** Another match begins: it may ask for a key that the last one had lost. */
  begun(): void {
    this.#lost = null;
    this.#wrote = null;
  }

  /** Leaves to another what is stored under the key, as long as this match lasts. */
  leave(key: string, what: 'elsewhere' | 'other'): void {
    this.release();
    this.#lost = key;
    this.#trouble(what);
  }

  release(): void {
    this.#key = null;
    this.#letGo?.();
    this.#letGo = null;
    this.#mine = null;
    this.#waiting = null;
  }

  write(value: unknown): void {
    if (this.#key === null) return;
    const text = JSON.stringify(value);
    if (this.#mine) this.#store(this.#key, text);
    else this.#waiting = text;
  }

  async #lock(locks: LockManager, key: string): Promise<void> {
    const name = `pip-tables ${key}`;
    const asked = new AbortController();
    this.#letGo = () => asked.abort();
    const isMine = () => this.#key === key && !asked.signal.aborted;
    const held = () =>
      new Promise<void>((done) => {
        if (!isMine()) return done();
        this.#letGo = done;
        this.#granted(key);
      });
    // Time that a busy page takes is nobody's answer: only one who is seen to hold the key counts.
    const late = setTimeout(async () => {
      const { held: others } = await locks.query();
      const taken = others?.some((lock) => lock.name === name);
      if (taken && isMine() && this.#mine === null) this.leave(key, 'elsewhere');
    }, patience);
    try {
      await locks.request(name, { signal: asked.signal }, held);
    } catch {
      // Nobody holds a key where the browser has none to give.
      if (isMine()) this.#trouble('denied');
    }
    clearTimeout(late);
  }

  #granted(key: string): void {
    this.#mine = true;
    if (this.#wrote?.key === key && this.#isOthers(key, this.#wrote.text)) {
      this.leave(key, 'other');
    } else if (this.#waiting !== null) this.#store(key, this.#waiting);
    this.#waiting = null;
  }

  /** Another table wrote here while this one was away. */
  #isOthers(key: string, own: string): boolean {
    try {
      const stored = localStorage.getItem(key);
      return stored !== null && stored !== own;
    } catch {
      return false;
    }
  }

  #store(key: string, text: string): void {
    try {
      localStorage.setItem(key, text);
      this.#wrote = { key, text };
    } catch {
      this.#trouble('denied');
    }
  }
}
