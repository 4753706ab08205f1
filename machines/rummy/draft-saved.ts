/** The half-made turn in a saved match: written, and read again with distrust. */
import type { SavedMatch, Seat } from '../game.ts';
import { toSaved } from '../match-begin.ts';
import type { Draft, MatchContext, MatchTag } from '../match-events.ts';
import { fieldsOf, listOf } from '../reading.ts';
import { changed, formatLists, freshDraft, readWritten, STEPS } from './draft.ts';
import type { RummyState } from './state.ts';
import { difference } from './tile.ts';

type SavedDraft = NonNullable<SavedMatch['draft']>;

/** What `save` stores of a match of any game, the draft included where there is one. */
export function toSavedWithDraft<O, S>(snapshot: {
  readonly context: MatchContext<O, S>;
  hasTag(tag: MatchTag): boolean;
}): SavedMatch {
  const saved = toSaved(snapshot);
  const { draft } = snapshot.context;
  return draft ? { ...saved, draft: savedDraft(draft) } : saved;
}

function savedDraft({ table, rack, undo, redo }: Draft): SavedDraft {
  return { table: formatLists(table), rack: rack.join(' '), undo: [...undo], redo: [...redo] };
}

/** A saved draft of this seat; null where it isn't one of this turn: tiles missing or twice, texts that can't be read. */
export function readDraft(state: RummyState, seat: Seat, saved: unknown): Draft | null {
  const fields = fieldsOf(saved);
  if (!fields || seat < 0) return null;
  const fresh = freshDraft(state, seat);
  const now = `${textOf(fields.get('table'))} | ${textOf(fields.get('rack'))}`;
  const undo = listOf(fields.get('undo'), STEPS)?.map(textOf);
  const redo = listOf(fields.get('redo'), STEPS)?.map(textOf);
  const read = readWritten(now);
  if (!read || !undo || !redo) return null;
  if (![now, ...undo, ...redo].every((text) => isSame(fresh, readWritten(text)))) return null;
  const draft = { ...fresh, ...read, undo, redo };
  const idle = undo.length + redo.length === 0 && !changed(draft);
  return state.turn === seat || idle ? draft : null;
}

/** What is no text reads as no draft. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '|';
}

/** Whether it holds the tiles of the turn, and on the table all that lay there. */
function isSame(fresh: Draft, laid: Pick<Draft, 'table' | 'rack'> | null): boolean {
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
