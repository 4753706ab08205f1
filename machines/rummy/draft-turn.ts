/** The draft in a match: what it becomes with each state, and what a person may do with it when. */
import type { PipError } from '../error.ts';
import type { Seat } from '../game.ts';
import type { Draft, DraftEvent } from '../match-events.ts';
import { parsed } from '../parsed.ts';
import { untimely } from '../untimely.ts';
import {
  arrange,
  freshDraft,
  moveTiles,
  playedOf,
  redo,
  reset,
  sortRack,
  undo,
  wholeRack,
} from './draft.ts';
import { sortOf } from './draft-rack.ts';
import { readSets } from './notation.ts';
import type { RummyState } from './state.ts';
import { difference } from './tile.ts';

/** The draft of a seat on a state that has come: the table as it lies, the rack in the order of the draft before. */
export function draftAfter(state: RummyState, seat: Seat, before: Draft | null): Draft {
  const fresh = freshDraft(state, seat);
  if (!before) return fresh;
  if (state.log.length === 0) return sortRack(fresh, sortOf(before.rack) ?? 'colour');
  const whole = wholeRack(before);
  // What was laid comes back, unless it was played.
  const back = difference(playedOf(before), difference(fresh.table.flat(), before.before.flat()));
  return {
    ...freshDraft(state, seat, whole.length > fresh.rack.length ? before.rack : whole),
    back,
  };
}

/** The draft after what a person does with it. Throws 'bad-notation' or 'illegal-move'. */
export function draftWith(draft: Draft, event: DraftEvent): Draft {
  switch (event.type) {
    case 'MOVE':
      return moveTiles(draft, event.tiles, event.to);
    case 'SORT':
      return sortRack(draft, event.by);
    case 'ARRANGE':
      return arrange(draft, parsed(event.table, readSets, 'R4 R5 R6, R7 B7 K7'));
    case 'UNDO':
      return undo(draft);
    case 'REDO':
      return redo(draft);
    case 'RESET':
      return reset(draft);
    case 'SUBMIT':
      return draft;
  }
}

/** Whether only the rack's own order changes: a person may do so at any time. */
function isFree(event: DraftEvent): boolean {
  if (event.type === 'SORT') return true;
  return event.type === 'MOVE' && [...event.tiles, event.to].every((at) => at.startsWith('rack'));
}

/** Why an event comes at the wrong time; null when it doesn't. */
export function tooEarly(turn: Seat | null, seat: Seat, event: DraftEvent): PipError | null {
  return isFree(event) ? null : untimely(turn, seat);
}
