/** The back that the person at a table wears: chosen at the table, else what the page asks for. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { BackId } from './ids.ts';
import { keepBack, keptBack } from './kept-back.ts';

export class WornBack implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #asked: () => BackId;
  #chosen: BackId | null = null;

  /** `asked`: what the `back` attribute names. */
  constructor(host: ReactiveControllerHost, asked: () => BackId) {
    this.#host = host;
    this.#asked = asked;
    host.addController(this);
  }

  hostConnected(): void {
    this.#chosen = keptBack() ?? this.#chosen;
  }

  get id(): BackId {
    return this.#chosen ?? this.#asked();
  }

  /** Wears it from now on, here and at the person's next visit. */
  choose(back: BackId): void {
    this.#chosen = back;
    keepBack(back);
    this.#host.requestUpdate();
  }
}
