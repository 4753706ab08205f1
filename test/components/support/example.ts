/** A worked example on a page, and what of it a test looks at. */
import { fixture, html } from '@open-wc/testing';
import '../../../components/example/define.ts';
import type { ExampleData } from '../../../components/example/data.ts';
import type { PipExample } from '../../../components/example/example-element.ts';
import { accessible } from './accessible.ts';
import { waitUntil } from './wait.ts';

/** As a page has it: what needs no script, and the data. */
export async function placed(data: unknown, content = html``): Promise<PipExample> {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.textContent = JSON.stringify(data);
  return fixture<PipExample>(html`<pip-example>${content}${script}</pip-example>`);
}

/** Placed and drawn. */
export async function shown(data: unknown, content = html``): Promise<PipExample> {
  const example = await placed(data, content);
  await drawn(example);
  return example;
}

export async function drawn(example: PipExample): Promise<void> {
  await waitUntil(() => inside(example, '.controls').length > 0, 'drawn');
}

export function inside(example: PipExample, selector: string): HTMLElement[] {
  return [...(example.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])];
}

export function text(example: PipExample, selector: string): string {
  return inside(example, selector)[0]?.textContent?.trim().replace(/\s+/g, ' ') ?? '';
}

/** The words in the picture. */
export function texts(example: PipExample): string[] {
  return inside(example, 'text').map((each) => each.textContent?.trim() ?? '');
}

/** Where something that is drawn is: 'tile R7', 'card 7s'. */
export function boxOf(example: PipExample, id: string): DOMRect {
  const found = inside(example, `g[data-id="${id}"]`)[0];
  if (!found) throw new Error(`nothing drawn is called ${id}`);
  return found.getBoundingClientRect();
}

export function button(example: PipExample, name: string): HTMLButtonElement {
  const found = inside(example, 'button').find((each) => each.textContent?.trim() === name);
  if (!(found instanceof HTMLButtonElement)) throw new Error(`no button "${name}"`);
  return found;
}

export async function pressed(example: PipExample, name: string): Promise<void> {
  button(example, name).click();
  await example.updateComplete;
}

/** The names of the tiles that are seen, in paint order: '3-1', 'R7'. */
export function tiles(example: PipExample): string[] {
  return inside(example, 'g[data-id^="tile"]').map((tile) => tile.dataset.id?.slice(5) ?? '');
}

/** What the picture says in words. */
export function described(example: PipExample): string {
  return inside(example, 'svg')[0]?.getAttribute('aria-label') ?? '';
}

/** Everything that is moving. */
export function moving(example: PipExample): string[] {
  return inside(example, 'g[data-id]')
    .filter((tile) => tile.getAnimations().length > 0)
    .map((tile) => tile.dataset.id ?? '');
}

export async function atRest(example: PipExample): Promise<void> {
  await waitUntil(() => moving(example).length === 0, 'at rest');
}

/** Passes axe at each of its steps. */
export async function accessibleAtEachStep(data: ExampleData): Promise<void> {
  const example = await shown(data);
  await accessible(example);
  for (const _ of data.steps.slice(1)) {
    await pressed(example, 'Next');
    await accessible(example);
  }
}
