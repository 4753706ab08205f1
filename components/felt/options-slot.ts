/** Whether a table's waiting panel holds options that the page has placed inside: they leave no room above it. */
export function hasOptions(root: HTMLElement | DocumentFragment): boolean {
  if (!(root instanceof ShadowRoot)) return false;
  return root.host.querySelector('pip-options, [slot="options"]') !== null;
}
