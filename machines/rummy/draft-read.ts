/** The half-made turn of a saved match, read with distrust. */
import type { Seat } from '../game.ts';
import type { Draft } from '../match-events.ts';
import { fieldsOf, listOf } from '../reading.ts';
import { freshDraft, STEPS } from './draft.ts';
import { readWritten } from './draft-text.ts';
import type { Laid } from './lists.ts';
import type { RummyState } from './state.ts';
import { difference } from './tile.ts';

/**
 * A saved draft of this seat. One that isn't of this turn – tiles missing or twice, texts that can't be read – is thrown
 * back to the table as it lies, in the order of its rack as far as that can be told. null where nothing was saved.
 */
export function readDraft(
  state: RummyState,
  seat: Seat,
  saved: unknown,
): { readonly draft: Draft; readonly thrownBack: boolean } | null {
  const fields = fieldsOf(saved);
  if (!fields || seat < 0) return null;
  const now = `${textOf(fields.get('table'))} | ${textOf(fields.get('rack'))}`;
  const order = readWritten(` | ${textOf(fields.get('rack'))}`)?.rack;
  const undo = listOf(fields.get('undo'), STEPS)?.map(textOf);
  const redo = listOf(fields.get('redo'), STEPS)?.map(textOf);
  const fresh = freshDraft(state, seat, order);
  const read = readWritten(now);
  const whole =
    !!undo && !!redo && [now, ...undo, ...redo].every((text) => isSame(fresh, readWritten(text)));
  if (!read || !whole) return { draft: fresh, thrownBack: true };
  const draft = state.turn === seat ? { ...fresh, ...read, undo, redo } : fresh;
  return { draft, thrownBack: false };
}

/** What is no text reads as no draft. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '|';
}

/** Whether it holds the tiles of the turn, and on the table all that lay there. */
function isSame(fresh: Draft, laid: Laid | null): boolean {
  if (!laid) return false;
  const table = laid.table.flat();
  const before = fresh.before.flat();
  const tiles = [...table, ...laid.rack];
  const all = [...before, ...fresh.rack];
  return (
    tiles.length === all.length &&
    difference(all, tiles).length === 0 &&
    difference(before, table).length === 0
  );
}
