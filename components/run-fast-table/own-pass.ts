/** Why the person had to pass stays until it can have been read: what others do meanwhile is told after it. */
import type { ReactiveController } from 'lit';
import type { Told } from './prompt.ts';

/** Milliseconds that it takes to read. */
const enough = 2500;

interface Host {
  addController(controller: ReactiveController): void;
}

export class OwnPass implements ReactiveController {
  readonly #show: (told: Told, instead: Told) => void;
  #reason: Told | null = null;
  #next: Told | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `show`: tells what has waited, where the reason still stands. */
  constructor(host: Host, show: (told: Told, instead: Told) => void) {
    this.#show = show;
    host.addController(this);
  }

  hostConnected(): void {}

  hostDisconnected(): void {
    this.end();
  }

  /** Something was done at the table; what is to be shown now: that, or why the person passed. */
  after(told: Told): Told {
    if (told.passed !== undefined) this.#begin(told);
    else if (this.#reason) this.#next = told;
    return this.#reason ?? told;
  }

  /** Something newer is for the person. That they passed, and why, where there was no time to read it. */
  end(): string | undefined {
    const reason = this.#reason;
    clearTimeout(this.#timer);
    this.#reason = null;
    this.#next = null;
    return reason?.passed;
  }

  #begin(reason: Told): void {
    this.end();
    this.#reason = reason;
    this.#timer = setTimeout(() => {
      const next = this.#next;
      this.end();
      if (next) this.#show(next, reason);
    }, enough);
  }
}
