/** The back that a person chose, kept in this browser for every domino table of the site. */
import { type BackId, backNamed } from './ids.ts';

const key = 'pip-back';

/** null: nothing chosen yet, or the browser doesn't tell. */
export function keptBack(): BackId | null {
  try {
    return backNamed(localStorage.getItem(key));
  } catch {
    return null;
  }
}

/** Where the browser refuses to store, the choice lasts as long as the page. */
export function keepBack(back: BackId): void {
  try {
    localStorage.setItem(key, back);
  } catch {
    // Private windows and sandboxed frames refuse.
  }
}
