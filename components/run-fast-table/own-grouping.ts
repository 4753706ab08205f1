/** How a person sorts their hand, remembered beside the match that is saved under that key. Loaded where there is one. */
import type { Grouping } from './grouping.ts';

const keyOf = (save: string): string => `${save}.grouping`;

/** A browser that doesn't store says so for the match already. */
export function keepGrouping(save: string, grouping: Grouping): void {
  try {
    localStorage.setItem(keyOf(save), grouping);
  } catch {
    // Sorted so until the page is left.
  }
}

/** null: nothing is remembered. */
export function keptGrouping(save: string): Grouping | null {
  try {
    const kept = localStorage.getItem(keyOf(save));
    return kept === 'rank' || kept === 'use' ? kept : null;
  } catch {
    return null;
  }
}
