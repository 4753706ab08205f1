/** Rounds played out quickly where ends count: each seat by the points at once and a rough rule with some chance in it. */
import type { Chance } from '../../chance.ts';
import {
  afterArm,
  endsCount,
  fitsAt,
  fitsOf,
  ownArms,
  pointsBy,
  weightsFor,
} from './arms-board.ts';
import { PASS } from './board.ts';
import { endingFor, holdsFewest } from './ending.ts';
import { topOf } from './masks.ts';
import type { Playout } from './playout.ts';
import { BLUR, ruleValue } from './rule.ts';
import type { Sight } from './view-to-masks.ts';

/** The worth to the deciding seat of one playout after `play`. */
export function armsPlayoutFor(sight: Sight, chance: Chance): Playout {
  const { players, me, row, need } = sight;
  const hands = new Int32Array(players);
  const gained = new Int32Array(players);
  const points = pointsBy(row);
  const weights = weightsFor(row);
  const ending = endingFor(sight);

  function pick(hand: number, table: number, ends: number): number {
    const own = ownArms(ends);
    const fits = hand & fitsOf(ends);
    let best = 0;
    let bestValue = Number.NEGATIVE_INFINITY;
    for (let arm = 0; arm < 4; arm++) {
      if (!(own & (1 << arm))) continue;
      for (let rest = fits & fitsAt(ends, arm); rest; ) {
        const tile = topOf(rest);
        rest &= ~(1 << tile);
        const play = (tile << 2) | arm;
        const to = afterArm(ends, play);
        const value =
          ruleValue(hand, hand | table, fitsOf(to), play, weights) +
          (points[endsCount(to)] ?? 0) * weights.point +
          chance.unit() * BLUR;
        if (value > bestValue) {
          best = play;
          bestValue = value;
        }
      }
    }
    return best;
  }

  return (world, first) => {
    for (let seat = 0; seat < players; seat++) hands[seat] = world.hands[seat] ?? 0;
    gained.fill(0);
    const { stock } = world;
    let next = 0;
    let seat = me;
    let play = first;
    let ends = sight.ends;
    let table = sight.played;
    let passes = sight.passes;
    for (;;) {
      if (play === PASS) {
        if (++passes >= players) return ending.settled(hands, -1, gained);
      } else {
        const rest = (hands[seat] ?? 0) & ~(1 << (play >> 2));
        hands[seat] = rest;
        ends = afterArm(ends, play);
        table |= 1 << (play >> 2);
        const scored = points[endsCount(ends)] ?? 0;
        if (scored) {
          const side = row.pairs ? seat & 1 : seat;
          const all = (gained[side] ?? 0) + scored;
          gained[side] = all;
          if (row.endsMidRound && all >= (need[side] ?? 0)) return ending.reached(gained);
        }
        if (!rest) return ending.settled(hands, seat, gained);
        passes = 0;
      }
      const fits = fitsOf(ends);
      let stuck = 0;
      for (;;) {
        seat = seat + 1 === players ? 0 : seat + 1;
        let hand = hands[seat] ?? 0;
        while (!(hand & fits) && next < stock.length) hand |= 1 << (stock[next++] ?? 0);
        hands[seat] = hand;
        if (hand & fits) break;
        passes++;
        if (++stuck === players) return ending.settled(hands, -1, gained);
      }
      const last = row.freePass && passes === players - 1 && next === stock.length;
      play =
        last && holdsFewest(hands, seat, row.pairs) ? PASS : pick(hands[seat] ?? 0, table, ends);
    }
  };
}
