/** Keeps the keyboard's place when what was focused is rendered away; never takes it from anywhere else. */
import type { ReactiveController } from 'lit';

interface Host {
  addController(controller: ReactiveController): void;
  readonly renderRoot: HTMLElement | DocumentFragment;
}

/** `next`: where focus goes when its element is gone. */
export function keepFocus(host: Host, next: () => HTMLElement | null): void {
  let held: Element | null = null;
  host.addController({
    hostUpdate() {
      held = focusIn(host.renderRoot);
    },
    hostUpdated() {
      if (held && !held.isConnected && focusIn(host.renderRoot) === null) next()?.focus();
      held = null;
    },
  });
}

function focusIn(root: HTMLElement | DocumentFragment): Element | null {
  return root instanceof ShadowRoot ? root.activeElement : null;
}
