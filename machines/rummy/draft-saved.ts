/** The half-made turn in a saved match. */
import type { SavedMatch } from '../game.ts';
import { toSaved } from '../match-begin.ts';
import type { Draft, MatchContext, MatchTag } from '../match-events.ts';
import { formatLists } from './notation.ts';

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
