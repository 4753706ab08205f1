/** Where a rummy match goes on from a record or a save, a half-made turn included. */
import type { MatchInput } from '../match-events.ts';
import { begin } from '../match-resume.ts';
import { readDraft } from './draft-read.ts';
import { draftSeat } from './draft-steps.ts';
import { type RummyRunning, rummyKit } from './match-kit.ts';
import type { RummyOptions } from './model.ts';

/** The context of a match that begins or goes on. A saved draft that isn't one of this turn is thrown back. */
export function beginRummy(input: MatchInput<RummyOptions>): RummyRunning {
  const begun = begin(rummyKit, input);
  const { state } = begun;
  if (!state) return begun;
  const read = readDraft(state, draftSeat(begun), input.saved?.draft);
  const draft = read?.draft ?? rummyKit.draft?.(state, begun);
  if (draft === undefined) return begun;
  return { ...begun, draft, ...(read?.thrownBack && { thrownBack: true }) };
}
