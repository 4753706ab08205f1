/**
 * Keeps the keyboard's place in a table: when what was focused is rendered away, focus goes to the next best
 * control; when a question or a result appears, focus goes there. A table that hasn't the keyboard never takes it.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

interface Host extends ReactiveControllerHost {
  readonly renderRoot: HTMLElement | DocumentFragment;
}

export class FocusKeeper implements ReactiveController {
  readonly #host: Host;
  #had = false;
  #asked: Element | null = null;

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdate(): void {
    this.#had = focusIn(this.#host.renderRoot) !== null;
  }

  hostUpdated(): void {
    const root = this.#host.renderRoot;
    const asks = root.querySelector<HTMLElement>('#yes, .panel');
    const isNew = asks !== null && asks !== this.#asked;
    this.#asked = asks;
    if (!this.#had) return;
    // The game may have a better place: it has until the end of this update.
    queueMicrotask(() => {
      const lost = focusIn(root) === null && document.activeElement === document.body;
      if (isNew && asks.isConnected && !root.querySelector('dialog[open]')) asks.focus();
      else if (lost) (asks ?? root.querySelector<HTMLElement>('.table'))?.focus();
    });
  }
}

function focusIn(root: HTMLElement | DocumentFragment): Element | null {
  return root instanceof ShadowRoot ? root.activeElement : null;
}
