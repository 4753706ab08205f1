/** Whether a seat may play some of its cards, or pass; and if not, why. */
import { isHidden, type Slot, UNKNOWN } from '../slots.ts';
import { ACE, type Card, type Counts, countRanks, RANKS, type Rank, rankName } from './card.ts';
import {
  BOMB_SIZE,
  beats,
  type Combination,
  canBomb,
  holdsBody,
  readings,
  total,
  WIDTHS,
} from './combination.ts';
import type { Fault } from './fault.ts';
import { nearMiss } from './near-miss.ts';

/** What a decision depends on. */
export interface Moment {
  readonly hand: readonly Slot[];
  /** null = the seat leads. */
  readonly beat: Combination | null;
  /** RUN-15: the next player holds exactly one card. */
  readonly warned: boolean;
}

/** What cards are, as far as they are anything, and why they can't be played; `fault` null when they can. */
export type Verdict =
  | { readonly reading: Combination; readonly fault: null }
  | { readonly reading: Combination | null; readonly fault: Fault };

/**
 * Judges cards of a hand. `rest`: the hand without them. `elsewhere`: how many of each rank are known to be in
 * other places; it matters for a hand that isn't wholly known only.
 */
export function judge(
  { beat, warned }: Omit<Moment, 'hand'>,
  cards: readonly Card[],
  rest: readonly Slot[],
  elsewhere: () => Counts,
): Verdict {
  const counts = countRanks(cards);
  const split = splitBomb(countRanks([...rest, ...cards]), counts);
  const found = readings(counts, rest.length === 0);
  if (split !== null) {
    const detail = { reason: 'splits-bomb', rank: rankName(split) };
    return { reading: found[0] ?? null, fault: { rule: 'RUN-9', detail } };
  }
  // RUN-10: of the readings that will do, the first.
  const reading = found.find((each) => !beat || beats(each, beat));
  if (!reading) return misfit(counts, found, beat);
  const higher = warned && reading.type === 'single' ? highestKept(rest, elsewhere) : null;
  if (higher === null || higher <= reading.rank) return { reading, fault: null };
  const detail = {
    reason: 'highest-single',
    rank: rankName(reading.rank),
    need: rankName(higher),
  };
  return { reading, fault: { rule: 'RUN-15', detail } };
}

/** RUN-9: a rank of which the hand held four, as far as is known with the play, and that isn't played as the bomb. */
function splitBomb(hand: Counts, played: Counts): Rank | null {
  const alone = total(played) === BOMB_SIZE;
  const at = RANKS.findIndex((_, rank) => {
    const used = played[rank] ?? 0;
    return used > 0 && hand[rank] === BOMB_SIZE && !(used === BOMB_SIZE && alone);
  });
  return at < 0 ? null : at;
}

/**
 * RUN-15: the highest card that is surely in no bomb. What isn't known may make bombs of known cards, as far as it
 * reaches: then nothing is sure.
 */
function highestKept(rest: readonly Slot[], elsewhere: () => Counts): Rank | null {
  const counts = countRanks(rest);
  const single = RANKS.map((_, rank) => rank).filter((rank) => {
    const count = counts[rank] ?? 0;
    return count > 0 && count < BOMB_SIZE;
  });
  if (!isHidden(rest)) return single.at(-1) ?? null;
  const known = elsewhere();
  let room = rest.filter((slot) => slot === UNKNOWN).length;
  for (const rank of single.toReversed()) {
    room -= BOMB_SIZE - (counts[rank] ?? 0);
    if (room < 0 || !canBomb(rank) || (known[rank] ?? 0) > 0) return rank;
  }
  return null;
}

/** Why cards that are no combination, or don't beat what lies there, can't be played. */
function misfit(counts: Counts, found: readonly Combination[], beat: Combination | null): Verdict {
  const fits = ({ type, size }: Combination) => type === beat?.type && size === beat.size;
  const whole = found.find(fits) ?? found[0];
  if (whole) return { reading: whole, fault: (beat && mismatch(whole, beat)) ?? NOTHING };
  const near = nearMiss(counts, beat);
  if (!near) return { reading: null, fault: NOTHING };
  if (!beat) return near;
  const { reading } = near;
  // Triples are triples with whatever others; a row of fewer is nothing yet.
  if (WIDTHS[reading.type] === WIDTHS.triple) {
    return { reading, fault: mismatch(reading, beat) ?? near.fault };
  }
  const fault = mismatch(grown(reading, beat), beat);
  if (!fault) return near;
  return { reading: fault.detail.reason === 'too-low' ? reading : null, fault };
}

/** The best that a row of singles or pairs can become when it has to be as long as another. */
function grown(row: Combination, { size }: Combination): Combination {
  const room = Math.max(size - row.size, 0);
  return {
    ...row,
    size: row.size + room,
    rank: Math.max(row.rank, Math.min(row.rank + room, ACE)),
  };
}

const NOTHING: Fault = { rule: 'RUN-4', detail: { reason: 'no-combination' } };

/** RUN-11, RUN-12; null for cards that would beat if only they were whole. */
function mismatch({ type, size, rank }: Combination, beat: Combination): Fault | null {
  const rule = beat.type === 'bomb' ? 'RUN-12' : 'RUN-11';
  if (type !== beat.type) {
    return { rule, detail: { reason: 'other-type', need: beat.type } };
  }
  if (size !== beat.size) {
    return { rule, detail: { reason: 'other-size', type, size, need: beat.size } };
  }
  if (rank > beat.rank) return null;
  const detail = { reason: 'too-low', type, rank: rankName(rank), beat: rankName(beat.rank) };
  return { rule, detail };
}

/**
 * RUN-13: whether a hand surely holds something that beats this; what isn't known never takes that away. A row that would
 * part a bomb needs no look: the bomb beats. Nor do other cards: where too few that aren't bombs are left beside triples, a
 * bomb beats, or the play empties the hand (RUN-8).
 */
function canBeat(hand: readonly Slot[], beat: Combination): boolean {
  const counts = countRanks(hand);
  const bombs = beat.type !== 'bomb' && counts.includes(BOMB_SIZE);
  const higher = (_: string, rank: Rank) =>
    rank > beat.rank && holdsBody(counts, rank, beat.size, WIDTHS[beat.type]);
  return bombs || RANKS.some(higher);
}

/** Why a seat may not pass (RUN-13, RUN-14); null when it may. */
export function whyNoPass({ hand, beat }: Moment): Fault | null {
  if (!beat) return { rule: 'RUN-14', detail: { reason: 'must-lead' } };
  return canBeat(hand, beat) ? { rule: 'RUN-13', detail: { reason: 'must-beat' } } : null;
}
