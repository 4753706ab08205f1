/** What rummy's chart does with the draft at each step, as pure functions over its context. */
import { PipError } from '../error.ts';
import type { Draft, DraftEvent, MatchEvent } from '../match-events.ts';
import { illegality } from '../match-steps.ts';
import { refuse } from './check.ts';
import { rummyCore } from './core.ts';
import { draftMove } from './draft-text.ts';
import { draftWith, tooEarly } from './draft-turn.ts';
import type { RummyRunning } from './match-kit.ts';

type Context = Pick<RummyRunning, 'state' | 'seats' | 'draft' | 'auto'>;

export function isDraftEvent(event: MatchEvent): event is DraftEvent {
  const types = ['MOVE', 'SORT', 'ARRANGE', 'UNDO', 'REDO', 'RESET', 'SUBMIT'];
  return types.includes(event.type);
}

/** Whose draft it is: the first person's; -1 where nobody sits. */
export function draftSeat({ seats }: Pick<Context, 'seats'>): number {
  return seats.indexOf('human');
}

/** The draft after an event, or why there is none. */
function outcome(context: Context, event: DraftEvent): Draft | PipError {
  const { state, draft } = context;
  if (!state || !draft) return new PipError('over');
  const early = tooEarly(state.turn, draftSeat(context), event);
  if (early) return early;
  try {
    return draftWith(draft, event);
  } catch (error) {
    if (error instanceof PipError) return error;
    throw error;
  }
}

/** The draft after an event, whose seat plays for itself again (RUM-21); null where it is refused. */
export function changedBy(
  context: Context,
  event: MatchEvent,
): Pick<Context, 'draft' | 'auto'> | null {
  const draft = isDraftEvent(event) ? outcome(context, event) : null;
  return draft === null || draft instanceof PipError ? null : { draft, auto: takenBack(context) };
}

/** Who is still on auto-play once the draft's person has acted. */
export function takenBack(context: Pick<Context, 'seats' | 'auto'>): Context['auto'] {
  return context.auto.filter((seat) => seat !== draftSeat(context));
}

/** Why an event is refused; null when it isn't. Of a SUBMIT: why the draft can't be played (RUM-13). */
export function draftRefusal(context: Context, event: DraftEvent): PipError | null {
  const draft = outcome(context, event);
  if (draft instanceof PipError) return draft;
  return event.type === 'SUBMIT' ? submitRefusal(context.state, draft) : null;
}

function submitRefusal(state: Context['state'], draft: Draft): PipError | null {
  if (!state) return new PipError('over');
  // An empty table is no move in notation.
  if (draft.table.length === 0) return refuse('RUM-14', { reason: 'nothing-played' });
  return illegality(rummyCore, state, draftMove(draft));
}
