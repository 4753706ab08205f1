/** The positions that a Run Fast example's moves lead through, selections and refused plays included. */
import { PipError } from '../../machines/error.ts';
import type { Card } from '../../machines/run-fast/card.ts';
import type { Combination } from '../../machines/run-fast/combination.ts';
import { type ReadPlay, readPlay, type TrickMove, trick } from '../../machines/run-fast/explain.ts';
import { runFast } from '../../machines/run-fast/game.ts';
import type { RunFastView } from '../../machines/run-fast/model.ts';
import { formatCards, readCards, readMove } from '../../machines/run-fast/notation.ts';
import type { RunFastState } from '../../machines/run-fast/state.ts';
import type { ExampleData, ExampleStep } from './data.ts';
import { refusalOf } from './refusal.ts';

export interface RunFastStep {
  /** What the seat in front sees; the trick that it tells of is whole. */
  readonly view: RunFastView;
  readonly trick: readonly TrickMove[];
  /** The cards that the seat to move has chosen, of a play that isn't made. */
  readonly picked: readonly Card[];
  /** What those, or the cards played in this step, are together. */
  readonly reading: Combination | null;
  /** Why the step's move is turned down. */
  readonly refusal: PipError | null;
  /** Whose move this step shows; null: nobody's. */
  readonly by: number | null;
}

/** Throws PipError where the position or a move breaks the rules, or a move that is shown refused doesn't. */
export function walkRunFast(data: ExampleData): readonly RunFastStep[] {
  const first = runFast.position(runFast.options(data.options ?? {}), data.position);
  const seat = data.seat ?? 0;
  let state = first;
  return data.steps.map((step, at) => {
    const by = state.turn;
    if (step.move !== undefined) state = runFast.play(state, step.move);
    const view = viewOf(state, seat, first);
    const shown = { view, trick: trick(view), picked: [], reading: null, refusal: null, by: null };
    if (step.move !== undefined) return { ...shown, by, reading: readingOf(step.move, state) };
    return { ...shown, ...choice(step, at, state) };
  });
}

/** A position tells of the cards to beat, but not that they were played: they open the trick all the same. */
function viewOf(state: RunFastState, seat: number, first: RunFastState): RunFastView {
  const view = runFast.view(state, seat);
  const { beat } = first;
  if (!beat || first.log.length > 0) return view;
  return { ...view, log: [{ seat: beat.by, move: formatCards(beat.cards) }, ...(view.log ?? [])] };
}

function readingOf(move: string, { beat }: RunFastState): Combination | null {
  return move === 'pass' ? null : (beat?.reading ?? null);
}

/** A selection, or a play or pass that is turned down. */
function choice(
  { tried, draft }: ExampleStep,
  at: number,
  state: RunFastState,
): Partial<RunFastStep> {
  const { turn } = state;
  if (tried !== undefined) {
    const refusal = refusalOf(() => runFast.play(state, tried));
    const move = readMove(tried);
    const picked = move?.do === 'play' ? chosen(state, move.cards) : null;
    return { by: turn, refusal, picked: picked?.cards ?? [], reading: picked?.reading ?? null };
  }
  if (draft === undefined) return {};
  const cards = readCards(draft);
  if (!cards) throw new PipError('bad-record', { path: `/steps/${at}/draft` });
  const { cards: picked, reading } = chosen(state, cards);
  return { by: turn, picked, reading };
}

function chosen(state: RunFastState, cards: readonly Card[]): ReadPlay {
  return readPlay(runFast.view(state, state.turn), cards);
}
