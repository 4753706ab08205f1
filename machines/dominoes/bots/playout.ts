/** Rounds played out quickly, each seat by a rough rule with some chance in it. */
import type { Chance } from '../../chance.ts';
import { PASS } from './board.ts';
import { endingFor, holdsFewest } from './ending.ts';
import { after, FITS } from './line-board.ts';
import { topOf, WITH } from './masks.ts';
import { BLUR, ruleValue } from './rule.ts';
import type { Sight } from './view-to-masks.ts';
import type { World } from './worlds.ts';

export type Playout = (world: World, play: number) => number;

/** The worth to the deciding seat of one playout after `play`. */
export function playoutFor(sight: Sight, chance: Chance): Playout {
  const { players, me, row } = sight;
  const hands = new Int32Array(players);
  const nothing = new Int32Array(players);
  const ending = endingFor(sight);

  function pick(hand: number, table: number, ends: number): number {
    const left = WITH[ends >> 3] ?? 0;
    const right = WITH[ends & 7] ?? 0;
    const fits = hand & (left | right);
    if (!(fits & (fits - 1)) && !(fits & left & right))
      return (topOf(fits) << 2) | (fits & left ? 0 : 1);
    let best = 0;
    let bestValue = Number.NEGATIVE_INFINITY;
    for (let rest = fits; rest; ) {
      const tile = topOf(rest);
      const bit = 1 << tile;
      rest &= ~bit;
      for (let end = left & bit ? 0 : 1; end < 2; end++) {
        if (end && !(right & bit)) break;
        const play = (tile << 2) | end;
        const next = FITS[after(ends, play)] ?? 0;
        const value = ruleValue(hand, hand | table, next, play) + chance.unit() * BLUR;
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
    let next = 0;
    let seat = me;
    let play = first;
    let ends = sight.ends;
    let table = sight.played;
    let passes = sight.passes;
    for (;;) {
      if (play === PASS) {
        if (++passes >= players) return ending.settled(hands, -1, nothing);
      } else {
        const rest = (hands[seat] ?? 0) & ~(1 << (play >> 2));
        hands[seat] = rest;
        ends = after(ends, play);
        table |= 1 << (play >> 2);
        if (!rest) return ending.settled(hands, seat, nothing);
        passes = 0;
      }
      const fits = FITS[ends] ?? 0;
      let stuck = 0;
      for (;;) {
        seat = seat + 1 === players ? 0 : seat + 1;
        let hand = hands[seat] ?? 0;
        while (!(hand & fits) && next < stock.length) hand |= 1 << (stock[next++] ?? 0);
        hands[seat] = hand;
        if (hand & fits) break;
        passes++;
        if (++stuck === players) return ending.settled(hands, -1, nothing);
      }
      const last = row.freePass && passes === players - 1 && next === stock.length;
      play =
        last && holdsFewest(hands, seat, row.pairs) ? PASS : pick(hands[seat] ?? 0, table, ends);
    }
  };
}
