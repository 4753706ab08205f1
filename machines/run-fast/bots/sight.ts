/** What a seat knows of a round, by ranks. Nothing else of it reaches a bot. */
import { PipError } from '../../error.ts';
import { UNKNOWN } from '../../slots.ts';
import { COPIES, type Counts, countRanks } from '../card.ts';
import { type Combination, readings, WIDTHS } from '../combination.ts';
import { goneCards } from '../hand.ts';
import type { RunFastView } from '../model.ts';
import { readCards, readMove, readSlots } from '../notation.ts';
import type { Beat } from '../state.ts';
import { type Hands, MASKS, putIn, RANK_COUNT } from './masks.ts';
import { BODY, beside, bodyOf, type Move, NONE, ranksOf, widthOf, withThird } from './play.ts';

/** One move of the round so far. */
export interface Past extends Move {
  seat: number;
  /** The body that had to be beaten; NONE for a lead. */
  beat: number;
  /** The next player held one card (RUN-15). */
  warned: boolean;
}

export interface Sight {
  /** The seat that decides. */
  me: number;
  /** Its hand, at the place of its seat; the others' are empty. */
  hands: Hands;
  /** Where its hand begins. */
  at: number;
  /** By seat and rank: cards that are known to be in a hand. */
  known: readonly Counts[];
  /** By seat: how many cards more it holds. */
  hidden: readonly number[];
  /** By rank: cards that could be anywhere out of sight. */
  unseen: Counts;
  /** The body to beat, NONE for a lead, and whose it is. */
  beat: number;
  by: number;
  warned: boolean;
  bombs: readonly number[];
  played: readonly boolean[];
  /** What the log tells, in order; [] where it doesn't lead to what lies there. */
  past: readonly Past[];
}

/** Reads a view. Throws 'over' when nobody is to move and 'illegal-move' when the mover's hand isn't known. */
export function sightOf(view: RunFastView): Sight {
  const me = view.turn;
  if (me === null) throw new PipError('over');
  const slots = view.hands.map((text) => readSlots(text) ?? []);
  const hidden = slots.map((hand) => hand.filter((slot) => slot === UNKNOWN).length);
  if (hidden[me] !== 0)
    throw new PipError('illegal-move', { detail: { field: 'hands', seat: me } });
  const known = slots.map(countRanks);
  const at = me * MASKS;
  const hands = new Int32Array(view.hands.length * MASKS);
  for (const [rank, count] of (known[me] ?? []).entries()) putIn(hands, at, rank, count);
  const beat = beatOf(view);
  const gone = countRanks(goneCards({ log: view.log ?? [], beat }));
  const unseen = COPIES.map(
    (copies, rank) =>
      copies - (gone[rank] ?? 0) - known.reduce((sum, counts) => sum + (counts[rank] ?? 0), 0),
  );
  const sizes = slots.map(({ length }) => length);
  const next = (me + 1) % sizes.length;
  return {
    me,
    hands,
    at,
    known,
    hidden,
    unseen,
    beat: beat ? bodyFrom(beat.reading) : NONE,
    by: beat?.by ?? me,
    warned: sizes[next] === 1,
    bombs: view.bombs ?? [],
    played: view.played ?? [],
    past: pastOf(view, sizes, beat),
  };
}

/** The cards to beat. That they left a hand behind tells how they are read: their number gives all but the rank (RUN-10). */
function beatOf({ beat }: RunFastView): Beat | null {
  const cards = readCards(beat?.play ?? '');
  const [reading] = cards ? readings(countRanks(cards)) : [];
  return beat && cards && reading ? { cards, reading, by: beat.by } : null;
}

function bodyFrom({ type, size, rank }: Combination): number {
  return bodyOf(WIDTHS[type], size, rank);
}

/** A play read from its cards: its body and what is beside it; NONE where they are no combination. */
export function moveFrom(cards: readonly string[]): Move {
  const counts = countRanks(cards);
  const [reading] = readings(counts);
  if (!reading) return { body: NONE, kick: 0 };
  const body = bodyFrom(reading);
  if (widthOf(body) !== 3) return { body, kick: 0 };
  const masks = new Int32Array(MASKS);
  for (let rank = 0; rank < RANK_COUNT; rank++) {
    const own = (ranksOf(body) >> rank) & 1 ? 3 : 0;
    putIn(masks, 0, rank, (counts[rank] ?? 0) - own);
  }
  const [once = 0, twice = 0, third = 0] = masks;
  return { body: withThird(body, third), kick: beside(once, twice) };
}

function pastOf(view: RunFastView, sizesNow: readonly number[], now: Beat | null): Past[] {
  const log = view.log ?? [];
  const moves = log.map(({ seat, move }) => {
    const read = readMove(move);
    const cards = read?.do === 'play' ? read.cards : [];
    return { seat, size: cards.length, ...moveFrom(cards) };
  });
  const sizes = sizesNow.slice();
  for (const { seat, size } of moves) sizes[seat] = (sizes[seat] ?? 0) + size;
  const past: Past[] = [];
  let beat = NONE;
  let by = -1;
  for (const { seat, size, body, kick } of moves) {
    if (seat === by) beat = NONE;
    if (body === NONE && (size > 0 || beat === NONE)) return [];
    past.push({ seat, beat, warned: sizes[(seat + 1) % sizes.length] === 1, body, kick });
    sizes[seat] = (sizes[seat] ?? 0) - size;
    if (body === NONE) continue;
    beat = body & BODY;
    by = seat;
  }
  if (view.turn === by) beat = NONE;
  const told = now ? beat === bodyFrom(now.reading) && by === now.by : beat === NONE;
  return told ? past : [];
}
