/** Two hands, both open, nothing to draw, ends that count: the best that the mover can reach, by alpha-beta. */
import { afterArm, endsCount, fitsAt, fitsOf, ownArms, pointsBy } from './arms-board.ts';
import { countOf } from './counts.ts';
import type { Exact } from './exact.ts';
import { sizeOf, topOf } from './masks.ts';
import { blockedPoints, outPoints, worth } from './settle.ts';
import type { Sight } from './view-to-masks.ts';

/** A search that has gone through this many nodes for one play of one deal guesses the rest. */
const NODES_A_PLAY = 6000;
/** With more tiles than this in both hands playouts do better. */
const TILES_IN_HANDS = 12;

/** Prepares a search for the seat that decides; null where it would guess too much. */
export function armsExactFor({ row, me, need, hand, known, hidden }: Sight): Exact | null {
  const other = sizeOf(known[1 - me] ?? 0) + (hidden[1 - me] ?? 0);
  if (sizeOf(hand) + other > TILES_IN_HANDS) return null;
  const points = pointsBy(row);
  const needs = [need[me] ?? 0, need[1 - me] ?? 0] as const;
  const exact: Exact = { nodes: 0, value };
  let limit = 0;

  /** To the deciding seat, whose points so far are `mine`. */
  function total(mine: number, theirs: number): number {
    return worth(mine, needs[0]) - worth(theirs, needs[1]);
  }

  function settled(counts: number[], out: number, mine: number, theirs: number): number {
    const ending = out < 0 ? blockedPoints(row, counts) : outPoints(row, counts, out);
    return total(mine + (ending[0] ?? 0), theirs + (ending[1] ?? 0));
  }

  /** What a play leads to; `turn` 0 is the deciding seat, and `hands` are its own and the other's. */
  function played(
    turn: number,
    own: number,
    other: number,
    ends: number,
    play: number,
    mine: number,
    theirs: number,
    low: number,
    high: number,
  ): number {
    const bit = 1 << (play >> 2);
    const to = afterArm(ends, play);
    const scored = points[endsCount(to)] ?? 0;
    const left = turn ? own : own & ~bit;
    const right = turn ? other & ~bit : other;
    const now = turn ? mine : mine + scored;
    const then = turn ? theirs + scored : theirs;
    if (scored && row.endsMidRound && (turn ? then : now) >= needs[turn ? 1 : 0]) {
      return total(now, then);
    }
    if (!left || !right) return settled([countOf(left), countOf(right)], turn, now, then);
    return search(1 - turn, left, right, to, now, then, low, high);
  }

  function search(
    turn: number,
    own: number,
    other: number,
    ends: number,
    mine: number,
    theirs: number,
    low: number,
    high: number,
  ): number {
    if (++exact.nodes > limit) return total(mine, theirs) + (countOf(other) - countOf(own)) / 2;
    const fits = fitsOf(ends);
    if (!((turn ? other : own) & fits)) {
      if (!((turn ? own : other) & fits)) {
        return settled([countOf(own), countOf(other)], -1, mine, theirs);
      }
      return search(1 - turn, own, other, ends, mine, theirs, low, high);
    }
    let alpha = low;
    let beta = high;
    let best = turn ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
    for (const play of inOrder(turn ? other : own, ends)) {
      const value = played(turn, own, other, ends, play, mine, theirs, alpha, beta);
      if (turn ? value < best : value > best) best = value;
      if (turn) beta = Math.min(beta, best);
      else alpha = Math.max(alpha, best);
      if (alpha >= beta) break;
    }
    return best;
  }

  /** Plays that score first: they narrow the search most. */
  function inOrder(hand: number, ends: number): number[] {
    const own = ownArms(ends);
    const scoring: number[] = [];
    const others: number[] = [];
    for (let arm = 0; arm < 4; arm++) {
      if (!(own & (1 << arm))) continue;
      for (let rest = hand & fitsAt(ends, arm); rest; ) {
        const tile = topOf(rest);
        rest &= ~(1 << tile);
        const play = (tile << 2) | arm;
        (points[endsCount(afterArm(ends, play))] ? scoring : others).push(play);
      }
    }
    return scoring.concat(others);
  }

  function value(
    hands: readonly number[],
    _stock: readonly number[],
    ends: number,
    play: number,
  ): number {
    limit = exact.nodes + NODES_A_PLAY;
    const own = hands[me] ?? 0;
    const other = hands[1 - me] ?? 0;
    return played(
      0,
      own,
      other,
      ends,
      play,
      0,
      0,
      Number.NEGATIVE_INFINITY,
      Number.POSITIVE_INFINITY,
    );
  }
  return exact;
}
