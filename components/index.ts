/**
 * The script tag: finds `pip-…` tags, now and later, and loads what each needs when it comes near the viewport.
 * It stays small: whatever draws is behind the dynamic imports.
 */
import { type Configuration, configure } from './table/configuration.ts';

export { type Configuration, configure };

const elements: Readonly<Record<string, () => Promise<unknown>>> = {
  'pip-domino-table': () => import('./domino-table/define.ts'),
  'pip-options': () => import('./options/define.ts'),
  'pip-example': () => import('./example/define.ts'),
};
const selector = Object.keys(elements).join();

/** How far outside the viewport an element is loaded, in CSS pixels. */
const margin = '400px';

const loading = new Map<string, Promise<unknown>>();

/**
 * Loads at once what the `pip-…` tags in `root` need, wherever they are: for shadow roots, which the page's
 * observer can't see into, and for tables that shall be ready early. Resolves when they are defined, rejects when
 * their code can't be fetched.
 */
export async function load(root: ParentNode | Element = document): Promise<void> {
  const tags = new Set(tagsIn(root).map(({ localName }) => localName));
  await Promise.all([...tags].map(fetchElement));
}

function fetchElement(tag: string): Promise<unknown> {
  const known = loading.get(tag);
  if (known) return known;
  const fetched = Promise.resolve(elements[tag]?.());
  loading.set(tag, fetched);
  // The next element of this kind tries again.
  fetched.catch(() => loading.delete(tag));
  return fetched;
}

function tagsIn(root: ParentNode): Element[] {
  const inside = [...root.querySelectorAll(selector)];
  return root instanceof Element && root.matches(selector) ? [root, ...inside] : inside;
}

/** Watches a page from now on. Where there is none (a server that renders it) importing this does nothing. */
function watchPage(page: Document): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        fetchElement(target.localName).catch((error: unknown) => console.error(error));
      }
    },
    { rootMargin: margin },
  );
  // Elements whose tag nobody has defined yet: by us, by another version, or by the page's own bundle.
  const watch = (root: ParentNode) => {
    for (const element of tagsIn(root)) {
      if (!customElements.get(element.localName)) near.observe(element);
    }
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (node instanceof Element) watch(node);
    }
  }).observe(page, { childList: true, subtree: true });
  watch(page);
}

if (typeof document !== 'undefined') watchPage(document);
