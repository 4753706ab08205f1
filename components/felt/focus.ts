/** Keeps the keyboard's place when what was focused is rendered away; never takes it from anywhere else. */
import type { FeltHost } from './host.ts';

/** `next`: where focus goes when its element is gone. */
export function keepFocus(host: FeltHost, next: () => HTMLElement | null): void {
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
