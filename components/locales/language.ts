/** Which language holds at an element: its own `lang`, its ancestors' (through shadow roots), the document's. */

/** The nearest `lang`, or the document's, or 'en'. */
export function languageOf(element: Element): string {
  for (const node of chain(element)) {
    const lang = node.getAttribute('lang');
    if (lang) return lang;
  }
  return 'en';
}

/** Calls back when `lang` or `dir` changes on the element or anything around it; returns the end of it. */
export function watchLanguage(element: Element, changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  for (const node of chain(element)) {
    observer.observe(node, { attributes: true, attributeFilter: ['lang', 'dir'] });
  }
  return () => observer.disconnect();
}

function* chain(element: Element): Generator<Element> {
  let node: Element | null = element;
  while (node) {
    yield node;
    node = node.assignedSlot ?? node.parentElement ?? hostOf(node);
  }
}

function hostOf(node: Element): Element | null {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}
