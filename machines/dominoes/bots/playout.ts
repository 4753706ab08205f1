/** Rounds played out quickly, each seat by a rough rule with some chance in it. */
import type { Chance } from './chance.ts';
import { countOf } from './counts.ts';
import { after, FITS, topOf, WITH } from './masks.ts';
import { ruleValue } from './rule.ts';
import { blockedPoints, outPoints, worth } from './settle.ts';
import type { Sight } from './view-to-masks.ts';
import type { World } from './worlds.ts';

export type Playout = (world: World, play: number) => number;

/** How much chance a playout's plays have, in pips. */
const BLUR = 6;

/** The worth to the deciding seat of one playout after `play`. */
export function playoutFor(sight: Sight, chance: Chance): Playout {
  const { players, me, row, need } = sight;
  const hands = new Int32Array(players);
  const side = row.pairs ? me & 1 : me;

  function value(points: readonly number[]): number {
    let sum = 0;
    for (const [i, gained] of points.entries()) {
      if (gained) sum += worth(gained, need[i] ?? 0) * (i === side ? 1 : -1 / (points.length - 1));
    }
    return sum;
  }

  function settled(out: number): number {
    const counts = Array.from(hands, countOf);
    return value(out < 0 ? blockedPoints(row, counts) : outPoints(row, counts, out));
  }

  function pick(hand: number, table: number, ends: number): number {
    const left = WITH[ends >> 3] ?? 0;
    const right = WITH[ends & 7] ?? 0;
    const fits = hand & (left | right);
    if (!(fits & (fits - 1)) && !(fits & left & right))
      return (topOf(fits) << 1) | (fits & left ? 0 : 1);
    let best = 0;
    let bestValue = Number.NEGATIVE_INFINITY;
    for (let rest = fits; rest; ) {
      const tile = topOf(rest);
      const bit = 1 << tile;
      rest &= ~bit;
      for (let end = left & bit ? 0 : 1; end < 2; end++) {
        if (end && !(right & bit)) break;
        const play = (tile << 1) | end;
        const value = ruleValue(hand, hand | table, ends, play) + chance.unit() * BLUR;
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
    const { stock } = world;
    const drawable = row.draw ? stock.length : 0;
    let next = 0;
    let seat = me;
    let play = first;
    let ends = sight.ends;
    let table = sight.played;
    for (;;) {
      const rest = (hands[seat] ?? 0) & ~(1 << (play >> 1));
      hands[seat] = rest;
      ends = after(ends, play);
      table |= 1 << (play >> 1);
      if (!rest) return settled(seat);
      const fits = FITS[ends] ?? 0;
      let passed = 0;
      for (;;) {
        seat = seat + 1 === players ? 0 : seat + 1;
        let hand = hands[seat] ?? 0;
        while (!(hand & fits) && next < drawable) hand |= 1 << (stock[next++] ?? 0);
        hands[seat] = hand;
        if (hand & fits) break;
        if (++passed === players) return settled(-1);
      }
      play = pick(hands[seat] ?? 0, table, ends);
    }
  };
}
