/** Facts behind what a table tells of a selection, a pass, a trick; from a view. All data, no sentences. */
import type { PipError } from '../error.ts';
import type { Seat } from '../game.ts';
import { isHidden, type Slot } from '../slots.ts';
import { untimely } from '../untimely.ts';
import { type Card, countRanks, inOrder } from './card.ts';
import { type Choice, choices } from './choices.ts';
import { beats, type Combination, readings } from './combination.ts';
import { type Fault, refuse } from './fault.ts';
import { take } from './hand.ts';
import { judge, type Moment, whyNoPass } from './judge.ts';
import type { RunFastView } from './model.ts';
import { formatCards, readCards, readSlots } from './notation.ts';
import { endsTrick } from './passes.ts';
import { lowestFirst } from './timeout.ts';

/** What of a view a decision depends on. */
type Deciding = Pick<RunFastView, 'me' | 'turn' | 'hands' | 'beat'>;

/** A selection of one's own cards: what it is, and whether it may be played. */
export interface ReadPlay {
  /** In order. */
  readonly cards: readonly Card[];
  /** The move, as it is written. */
  readonly move: string;
  /**
   * The combination, also one that isn't whole yet: its refusal says what it lacks. null when it is nothing, or on its way
   * to something that isn't asked for.
   */
  readonly reading: Combination | null;
  /** Why it can't be played now: its rule and, in `detail.reason`, which part of it; null when it can. */
  readonly refusal: PipError | null;
  /** Of the refusal what is about the cards; while another is to move, as if they were led. */
  readonly fault: Fault | null;
}

/**
 * Reads a selection of the hand of `view.me` (a spectator's: of the seat to move). Reasons, each with the facts that its
 * sentence needs: 'nothing' · 'not-held' { card } · 'no-combination' · 'splits-bomb' { rank } · 'triple-needs-two',
 * 'airplane-needs-others', 'too-many-others' { triples, need, have } · 'straight-too-short' { need, have } ·
 * 'straight-gap', 'pairs-gap' { ranks } · 'pairs-incomplete' { ranks: with one card, gaps: with none } ·
 * 'two-in-sequence' { type } · 'other-type' { need } · 'other-size' { type, size, need } · 'too-low' { type, rank: the best
 * that it can become, beat } · 'highest-single' { rank, need }. When it is another's turn the refusal is
 * 'not-your-turn', after the round 'over'.
 */
export function readPlay(view: Deciding, selected: readonly Card[]): ReadPlay {
  const seat = seatOf(view);
  const early = untimely(view.turn, seat);
  const moment = early ? leading(view, seat) : momentIn(view, seat);
  const took = take(moment.hand, selected, () => moment.hand);
  const cards = 'lacking' in took ? selected.toSorted(inOrder) : took.taken.toSorted(inOrder);
  const read = (reading: Combination | null, fault: Fault | null): ReadPlay => {
    const refusal = early ?? (fault && refuse(fault));
    return { cards, move: formatCards(cards), reading, refusal, fault };
  };
  if (cards.length === 0) {
    return read(null, {
      rule: moment.beat ? 'RUN-13' : 'RUN-14',
      detail: { reason: 'nothing' },
    });
  }
  if ('lacking' in took) {
    return read(null, { rule: 'RUN-1', detail: { reason: 'not-held', card: took.lacking } });
  }
  const { reading, fault } = judge(moment, cards, took.rest, () => countRanks([]));
  return read(reading, fault);
}

/** Why the seat may not pass: 'must-beat' (RUN-13), 'must-lead' (RUN-14), not its turn, or over; null when it may. */
export function whyNotPass(view: Deciding): PipError | null {
  const seat = seatOf(view);
  const fault = whyNoPass(momentIn(view, seat));
  return untimely(view.turn, seat) ?? (fault && refuse(fault));
}

/**
 * The legal plays of the seat to move, one for each choice of ranks, the lowest first and bombs last;
 * [] when it can only pass, or isn't `view.me`, or its hand isn't wholly known.
 */
export function legalPlays(view: Deciding): Choice[] {
  const seat = seatOf(view);
  const moment = momentIn(view, seat);
  if (untimely(view.turn, seat) || isHidden(moment.hand)) return [];
  return choices(moment).toSorted(lowestFirst);
}

/** What `view.me` could lead if nobody else were there: what cards may be chosen for ahead of a turn. The lowest first. */
export function leads(view: Deciding): Choice[] {
  const moment = leading(view, seatOf(view));
  return isHidden(moment.hand) ? [] : choices(moment).toSorted(lowestFirst);
}

/** One move of the running trick. */
export interface TrickMove {
  readonly seat: Seat;
  /** [] = a pass. */
  readonly cards: readonly Card[];
  readonly reading: Combination | null;
}

/** What has been played since the last lead, the lead first; [] before a lead. */
export function trick(view: Pick<RunFastView, 'log' | 'beat' | 'hands'>): TrickMove[] {
  const { log = [], beat } = view;
  if (!beat) return [];
  const told = log.map(({ seat, move }) => ({ seat, cards: readCards(move) ?? [] }));
  const since = log.findLastIndex((_, at) => at === 0 || endsTrick(log, at - 1));
  const moves =
    since < 0 ? [{ seat: beat.by, cards: readCards(beat.play) ?? [] }] : told.slice(since);
  let before: Combination | null = null;
  return moves.map(({ seat, cards }) => {
    const reading = cards.length > 0 ? reads(cards, view.hands[seat] === '', before) : null;
    before = reading ?? before;
    return { seat, cards, reading };
  });
}

/** RUN-10: what a play that was made is. */
function reads(
  cards: readonly Card[],
  last: boolean,
  before: Combination | null,
): Combination | null {
  const all = readings(countRanks(cards), last);
  return all.find((each) => before && beats(each, before)) ?? all[0] ?? null;
}

function seatOf({ me, turn }: Deciding): Seat {
  return me ?? turn ?? 0;
}

function handAt({ hands }: Deciding, at: Seat): readonly Slot[] {
  return readSlots(hands[at % hands.length] ?? '') ?? [];
}

function leading(view: Deciding, seat: Seat): Moment {
  return { hand: handAt(view, seat), beat: null, warned: false };
}

function momentIn(view: Deciding, seat: Seat): Moment {
  const { hands, beat } = view;
  const [reading] =
    beat && beat.by !== seat
      ? readings(countRanks(readCards(beat.play) ?? []), hands[beat.by] === '')
      : [];
  const warned = handAt(view, seat + 1).length === 1;
  return { hand: handAt(view, seat), beat: reading ?? null, warned };
}
