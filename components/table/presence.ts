/** Whether a table can be seen: near the viewport, in a visible tab. Listens only while it is in the page. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { watchNear } from './observers.ts';

export class Presence implements ReactiveController {
  /** null until the browser has told. */
  near: boolean | null = null;

  readonly #host: ReactiveControllerHost & Element;
  readonly #changed: () => void;
  #unwatch: () => void = () => {};

  constructor(host: ReactiveControllerHost & Element, changed: () => void) {
    this.#host = host;
    this.#changed = changed;
    host.addController(this);
  }

  get hidden(): boolean {
    return document.hidden;
  }

  hostConnected(): void {
    this.#unwatch = watchNear(this.#host, (near) => {
      this.near = near;
      this.#changed();
    });
    document.addEventListener('visibilitychange', this.#changed);
    this.#changed();
  }

  hostDisconnected(): void {
    this.#unwatch();
    document.removeEventListener('visibilitychange', this.#changed);
    this.near = null;
  }
}
