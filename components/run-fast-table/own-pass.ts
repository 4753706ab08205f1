/** Why the person had to pass stays until it can have been read: what others do meanwhile is told after it. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Told } from './prompt.ts';

/** Milliseconds that it takes to read. */
const enough = 2500;

export class OwnPass implements ReactiveController {
  readonly #show: (told: Told, instead: Told) => void;
  #reason: Told | null = null;
  #shown: Told | null = null;
  #next: Told | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `show`: tells what has waited, where the reason still stands. */
  constructor(host: ReactiveControllerHost, show: (told: Told, instead: Told) => void) {
    this.#show = show;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.end();
  }

  /** Something was done at the table; what is to be shown now: that, or why the person passed, which is past then. */
  after(told: Told): Told {
    if (told.passed !== undefined) this.#begin(told);
    if (!this.#reason || this.#reason === told) return told;
    this.#next = told;
    this.#shown = { ...this.#reason, text: this.#reason.passed ?? this.#reason.text };
    return this.#shown;
  }

  /** Something newer is for the person. That they passed, and why, where there was no time to read it. */
  end(): string | undefined {
    const reason = this.#reason;
    clearTimeout(this.#timer);
    this.#reason = null;
    this.#shown = null;
    this.#next = null;
    return reason?.passed;
  }

  #begin(reason: Told): void {
    this.end();
    this.#reason = reason;
    this.#timer = setTimeout(() => {
      const next = this.#next;
      const shown = this.#shown;
      this.end();
      if (next && shown) this.#show(next, shown);
    }, enough);
  }
}
