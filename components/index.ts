/**
 * The script tag: finds `pip-…` tags, now and later, and loads what each needs when it comes near the viewport.
 * It stays small: whatever draws is behind the dynamic imports.
 */
import type { Configuration } from './table/configuration.ts';

export type { Configuration };

const elements: Readonly<Record<string, () => Promise<unknown>>> = {
  'pip-domino-table': () => import('./domino-table/define.ts'),
  'pip-rummy-table': () => import('./rummy-table/define.ts'),
  'pip-run-fast-table': () => import('./run-fast-table/define.ts'),
  'pip-options': () => import('./options/define.ts'),
  'pip-example': () => import('./example/define.ts'),
};
const selector = Object.keys(elements).join();

/** How far outside the viewport an element is loaded, in CSS pixels. */
const margin = '400px';

/** Seconds after which code that couldn't be fetched is asked for again; then as often as the last says. */
const patience = [2, 8, 30];

const loading = new Map<string, Promise<unknown>>();
const failures = new Map<string, number>();
/** What the page has set must be there before the first element is. */
let configured: Promise<unknown> | undefined;

/** Sets something for all tables of the page. */
export function configure(changes: Configuration): void {
  const before = configured;
  const set = async () => {
    await before;
    (await import('./table/configuration.ts')).configure(changes);
  };
  configured = set().catch((error: unknown) => console.error(error));
}

/**
 * Loads at once what the `pip-…` tags in `root` need, wherever they are: for shadow roots, which the page's
 * observer can't see into, and for tables that shall be ready early. Resolves when they are defined, rejects when
 * their code can't be fetched.
 */
export async function load(root: ParentNode | Element = document): Promise<void> {
  const tags = new Set(tagsIn(root).map(({ localName }) => localName));
  await Promise.all([...tags].map(fetchElement));
}

/** What a table shows that waits for its person to begin; asked for beside the table itself. */
function fetchPanel({ localName }: Element): void {
  if (localName.endsWith('-table')) import('./table/panel.ts').catch(() => {});
}

function fetchElement(tag: string): Promise<unknown> {
  const known = loading.get(tag);
  if (known) return known;
  const fetched = configured ? configured.then(elements[tag]) : Promise.resolve(elements[tag]?.());
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
        if (!target.hasAttribute('autostart')) fetchPanel(target);
        fetchElement(target.localName).catch((error: unknown) => {
          console.error(error);
          again(target);
        });
      }
    },
    { rootMargin: margin },
  );
  /** Asks again after a while, or as soon as the connection is back, if the element is still near then. */
  const again = (target: Element) => {
    const failed = failures.get(target.localName) ?? 0;
    failures.set(target.localName, failed + 1);
    const retry = () => {
      clearTimeout(timer);
      removeEventListener('online', retry);
      if (target.isConnected) near.observe(target);
    };
    const timer = setTimeout(retry, (patience[failed] ?? 30) * 1000);
    addEventListener('online', retry);
  };
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
