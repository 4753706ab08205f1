/** What a round that ended comes to for one side, the points scored in play counted. */
import { countOf } from './counts.ts';
import { blockedPoints, outPoints, worth } from './settle.ts';
import type { Sight } from './view-to-masks.ts';

export interface Ending {
  /** `out`: the seat that went out, −1 when the round is blocked; `gained`: points in play by side. */
  settled(hands: Int32Array, out: number, gained: Int32Array): number;
  /** When a play reached the target in the middle of the round. */
  reached(gained: Int32Array): number;
}

/** The worth to the deciding side less the mean of the others'. */
export function endingFor({ players, me, row, need }: Sight): Ending {
  const sides = row.pairs ? 2 : players;
  const side = row.pairs ? me & 1 : me;
  const counts = new Array<number>(players).fill(0);
  const nothing = new Array<number>(sides).fill(0);

  function value(points: readonly number[], gained: Int32Array): number {
    let sum = 0;
    for (let i = 0; i < sides; i++) {
      const all = (points[i] ?? 0) + (gained[i] ?? 0);
      if (all) sum += worth(all, need[i] ?? 0) * (i === side ? 1 : -1 / (sides - 1));
    }
    return sum;
  }

  return {
    settled(hands, out, gained) {
      for (let seat = 0; seat < players; seat++) counts[seat] = countOf(hands[seat] ?? 0);
      return value(out < 0 ? blockedPoints(row, counts) : outPoints(row, counts, out), gained);
    },
    reached: (gained) => value(nothing, gained),
  };
}

/** Whether the seat would win by ending the round now (PIP-22): its side holds the fewest pips. */
export function holdsFewest(hands: Int32Array, seat: number, pairs: boolean): boolean {
  const players = hands.length;
  const count = (of: number) =>
    countOf(hands[of] ?? 0) + (pairs ? countOf(hands[(of + 2) % players] ?? 0) : 0);
  const own = count(seat);
  for (let step = 1; step < (pairs ? 2 : players); step++) {
    if (count((seat + step) % players) <= own) return false;
  }
  return true;
}
