/** The paths of what a page has loaded. */
export function loaded(page: Window = window): string[] {
  return page.performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
}
