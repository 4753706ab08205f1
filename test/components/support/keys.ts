/** Goes about a table with keys alone. */
import { expect } from '@open-wc/testing';
import { press } from './browser.ts';

/** Tab until `wanted`, at most once around the table. */
export async function tabTo(wanted: () => boolean): Promise<void> {
  for (let i = 0; i < 30 && !wanted(); i++) await press('Tab');
  expect(wanted(), 'reached by Tab').to.equal(true);
}
