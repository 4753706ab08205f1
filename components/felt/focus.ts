/** Keeps the keyboard's place when what was focused is rendered away or elsewhere; never takes it from anywhere else. */
import type { FeltHost } from './host.ts';

/** `next`: where focus goes when its element is gone, which is `lost`. */
export function keepFocus(host: FeltHost, next: (lost: HTMLElement) => HTMLElement | null): void {
  let held: HTMLElement | null = null;
  host.addController({
    hostUpdate() {
      held = focusIn(host.renderRoot);
    },
    hostUpdated() {
      // An element that was moved is there still, but without the focus.
      if (held && focusIn(host.renderRoot) === null)
        (held.isConnected ? held : next(held))?.focus();
      held = null;
    },
  });
}

function focusIn(root: HTMLElement | DocumentFragment): HTMLElement | null {
  const focused = root instanceof ShadowRoot ? root.activeElement : null;
  return focused instanceof HTMLElement ? focused : null;
}
