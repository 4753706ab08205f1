/** Styles of what an element shows only later: they come with its code. */
import type { CSSResult } from 'lit';

/** Adds sheets to a shadow root that doesn't have them yet. */
export function adoptStyles(
  root: HTMLElement | DocumentFragment,
  styles: readonly CSSResult[],
): void {
  if (!(root instanceof ShadowRoot)) return;
  const adopted = root.adoptedStyleSheets;
  const sheets = styles.flatMap(({ styleSheet }) => styleSheet ?? []);
  root.adoptedStyleSheets = [...adopted, ...sheets.filter((sheet) => !adopted.includes(sheet))];
}
