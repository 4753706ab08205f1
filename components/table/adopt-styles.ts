/** Styles of what an element shows only later: they come with its code; and of an element that changes its document. */
import type { CSSResult } from 'lit';

type Sheets = readonly CSSStyleSheet[];

/** All that a root wears. */
const worn = new WeakMap<ShadowRoot, Sheets>();

/** Adds sheets to a shadow root that doesn't have them yet. */
export function adoptStyles(
  root: HTMLElement | DocumentFragment,
  styles: readonly CSSResult[],
): void {
  if (!(root instanceof ShadowRoot)) return;
  const sheets = worn.get(root) ?? root.adoptedStyleSheets;
  const more = styles.flatMap(({ styleSheet }) => styleSheet ?? []);
  wear(root, [...sheets, ...more.filter((sheet) => !sheets.includes(sheet))]);
}

/** After `adoptNode` into another document: that took all sheets away, they belong to the one that made them. */
export function adoptAnew(root: HTMLElement | DocumentFragment): void {
  const sheets = root instanceof ShadowRoot && worn.get(root);
  if (sheets) wear(root, sheets);
}

function wear(root: ShadowRoot, sheets: Sheets): void {
  worn.set(root, sheets);
  const { ownerDocument } = root;
  const view = ownerDocument.defaultView;
  const foreign = view && ownerDocument !== document;
  root.adoptedStyleSheets = foreign ? sheets.map((sheet) => copy(sheet, view)) : [...sheets];
}

function copy({ cssRules }: CSSStyleSheet, view: Window & typeof globalThis): CSSStyleSheet {
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync([...cssRules].map(({ cssText }) => cssText).join('\n'));
  return sheet;
}
