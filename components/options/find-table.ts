/** Which table an options panel belongs to: the one its `for` names, or the one that it is placed around or inside. */
import type { OptionField } from '../table/table-state.ts';

/** What the panel uses of a table; every table element has it. */
export interface PracticeTable extends HTMLElement {
  fields(): readonly OptionField[];
  choose(field: string, value: string): void;
  newMatch(): void;
  readonly running: boolean;
}

const tag = /^pip-[a-z-]+-table$/;

/** The table's element, defined or not yet; null when there is none. */
export function findTable(panel: Element, id: string | undefined): Element | null {
  if (id) {
    const root = panel.getRootNode();
    return root instanceof Document || root instanceof ShadowRoot ? root.getElementById(id) : null;
  }
  const around = ancestors(panel).find(isTable);
  return around ?? [...panel.querySelectorAll('*')].find(isTable) ?? null;
}

export function isPracticeTable(element: Element | null): element is PracticeTable {
  return element !== null && 'fields' in element && 'choose' in element && 'newMatch' in element;
}

function isTable(element: Element): boolean {
  return tag.test(element.localName);
}

function ancestors(element: Element): Element[] {
  const found: Element[] = [];
  for (let node = element.parentElement; node; node = node.parentElement) found.push(node);
  return found;
}
