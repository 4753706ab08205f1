/** The fewest plays that a hand can be laid down in, were nobody to interrupt. */
import { FEWEST_IN_SEQUENCE, OTHERS_EACH, SHORTEST_STRAIGHT } from '../combination.ts';
import { type Hands, IN_ROW, lowest, RANK_COUNT, sizeOf } from './masks.ts';

/** Counts the plays of the hand at `at`. */
export type Fewest = (hands: Hands, at: number) => number;

/** How many ranks in a row a mask holds from this one on; 0 for a 2. */
function longestFrom(mask: number, rank: number): number {
  return lowest(~((mask & IN_ROW) >> rank));
}

/** A counter that remembers the last hands it has seen: about 2 to the power of `memory` of them. */
export function fewestFor(memory = 14): Fewest {
  const places = 2 ** memory - 1;
  const keys = new Int32Array(2 * (places + 1)).fill(-1);
  const values = new Uint8Array(places + 1);
  let best = 0;

  /** Cards that stand in no row; triples take `room` of them along. */
  function close(plays: number, singles: number, pairs: number, room: number): void {
    let count = plays + singles + pairs;
    const alone = Math.min(singles, room);
    let left = room - alone;
    const twos = Math.min(pairs, left >> 1);
    left -= 2 * twos;
    count -= alone + twos;
    // A triple with too little beside it goes along with another one; the last play may be short (RUN-8).
    for (; left >= 5; left -= 5) count--;
    if (count < best) best = count;
  }

  /** Decides the lowest rank's cards: left as they are, or the beginning of a row of any kind and length. */
  function part(
    one: number,
    two: number,
    three: number,
    plays: number,
    singles: number,
    pairs: number,
    room: number,
  ): void {
    // Triples take two cards along each, and no more can be hoped for.
    const alone = singles + pairs - room - OTHERS_EACH * sizeOf(three);
    if (plays + Math.max(alone, 0) >= best) return;
    if (!one) {
      close(plays, singles, pairs, room);
      return;
    }
    const rank = lowest(one);
    const bit = 1 << rank;
    const more = plays + 1;
    for (let length = longestFrom(one, rank); length >= SHORTEST_STRAIGHT; length--) {
      const row = ((1 << length) - 1) << rank;
      const again = two & row;
      const left = (two & ~again) | (three & again);
      part((one & ~row) | again, left, three & ~again, more, singles, pairs, room);
    }
    if (two & bit) {
      for (let length = longestFrom(two, rank); length >= FEWEST_IN_SEQUENCE; length--) {
        const row = ((1 << length) - 1) << rank;
        const left = (one & ~row) | (three & row);
        part(left, two & ~row, three & ~row, more, singles, pairs, room);
      }
    }
    if (three & bit) {
      for (let length = longestFrom(three, rank); length >= FEWEST_IN_SEQUENCE; length--) {
        const row = ((1 << length) - 1) << rank;
        const taken = room + OTHERS_EACH * length;
        part(one & ~row, two & ~row, three & ~row, more, singles, pairs, taken);
      }
      part(one & ~bit, two & ~bit, three & ~bit, more, singles, pairs, room + OTHERS_EACH);
    } else if (two & bit) part(one & ~bit, two & ~bit, three, plays, singles, pairs + 1, room);
    else part(one & ~bit, two, three, plays, singles + 1, pairs, room);
  }

  function hasRow(one: number, two: number): boolean {
    const twos = two & IN_ROW;
    if (twos & (twos >> 1)) return true;
    const row = one & IN_ROW;
    const three = row & (row >> 1) & (row >> 2);
    return (three & (three >> 2)) !== 0;
  }

  return (hands, at) => {
    const four = hands[at + 3] ?? 0;
    const one = (hands[at] ?? 0) & ~four;
    const two = (hands[at + 1] ?? 0) & ~four;
    const three = (hands[at + 2] ?? 0) & ~four;
    const key = one | (two << RANK_COUNT);
    const mix = Math.imul(key ^ (three << 19), 0x9e3779b1);
    const place = (mix ^ (mix >>> 15)) & places;
    if (keys[2 * place] !== key || keys[2 * place + 1] !== three) {
      best = 99;
      if (hasRow(one, two)) part(one, two, three, 0, 0, 0, 0);
      else {
        const triples = sizeOf(three);
        close(triples, sizeOf(one & ~two), sizeOf(two & ~three), OTHERS_EACH * triples);
      }
      keys[2 * place] = key;
      keys[2 * place + 1] = three;
      values[place] = best;
    }
    return (values[place] ?? 0) + sizeOf(four);
  };
}
