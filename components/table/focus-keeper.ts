/** Keeps the keyboard's place in a table: when what was focused is rendered away, focus goes to the next best control. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

interface Host extends ReactiveControllerHost {
  readonly renderRoot: HTMLElement | DocumentFragment;
}

export class FocusKeeper implements ReactiveController {
  readonly #host: Host;
  #had = false;

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdate(): void {
    this.#had = focusIn(this.#host.renderRoot) !== null;
  }

  hostUpdated(): void {
    if (!this.#had) return;
    this.#had = false;
    // The game may have a better place: it has until the end of this update.
    queueMicrotask(() => {
      const root = this.#host.renderRoot;
      if (focusIn(root) === null && document.activeElement === document.body) next(root)?.focus();
    });
  }
}

function next(root: HTMLElement | DocumentFragment): HTMLElement | null {
  return root.querySelector<HTMLElement>('.panel .primary, #yes') ?? root.querySelector('.table');
}

function focusIn(root: HTMLElement | DocumentFragment): Element | null {
  return root instanceof ShadowRoot ? root.activeElement : null;
}
