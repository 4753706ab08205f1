/** A measure of time for "nothing happens here": another table, at the same pace, makes its moves meanwhile. */

import { seated } from './domino.ts';
import { moves } from './table.ts';
import { waitUntil } from './wait.ts';

/** Resolves when a table that nothing holds has made several moves. */
export async function othersPlay(): Promise<void> {
  const other = await seated({ seed: 'others', seat: 'none', pace: 20 });
  await waitUntil(() => moves(other).length > 5, 'others play');
  other.remove();
}
