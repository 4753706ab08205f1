/** A part of a table that few need: its code and its styles are loaded when it is first rendered. */
import type { CSSResult, ReactiveControllerHost } from 'lit';
import { adoptStyles } from './adopt-styles.ts';
import { lazily } from './lazily.ts';

interface Host extends ReactiveControllerHost {
  readonly renderRoot: HTMLElement | DocumentFragment;
}

/** null until it is there: the host is rendered anew then, and goes without it where it can't be loaded. */
export function laterPart<Part extends { readonly styles: readonly CSSResult[] }>(
  host: Host,
  load: () => Promise<Part>,
): () => Part | null {
  let part: Part | null = null;
  const once = lazily(async () => {
    const loaded = await load();
    adoptStyles(host.renderRoot, loaded.styles);
    part = loaded;
    host.requestUpdate();
    return loaded;
  });
  return () => {
    if (!part) void once();
    return part;
  };
}
