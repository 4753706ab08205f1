/** Goes about a table with keys alone. */
import { expect } from '@open-wc/testing';
import { press } from './browser.ts';
import { focused } from './table.ts';

/** Tab until `wanted`, at most once around the table; `held`: with these keys. */
export async function tabTo(wanted: () => boolean, ...held: string[]): Promise<void> {
  for (let i = 0; i < 30 && !wanted(); i++) await press(...held, 'Tab');
  expect(wanted(), 'reached by Tab').to.equal(true);
}

/** Tab to what stands after the focus, Shift and Tab to what stands before it: never out of the page and in again. */
export async function reach(table: Element, target: HTMLElement): Promise<void> {
  const order = focused(table)?.compareDocumentPosition(target) ?? 0;
  const held = order & Node.DOCUMENT_POSITION_PRECEDING ? ['Shift'] : [];
  await tabTo(() => focused(table) === target, ...held);
}
