/** What one colour can do at one number with its tiles that lie in no group: go on with runs, begin some. */
import type { Demand, Lie } from './demand.ts';
import { CHANGE } from './scoring.ts';
import { LISTS, listOf, type Scratch } from './scratch.ts';
import { BITS, longsOf, NUMBERS, onesOf, placesOf, twosOf } from './state-bits.ts';

/** Finds lists of steps, each a stretch of the memory's; they are written when they are first asked for. */
export interface Steps {
  /** Where the list for these open runs, tiles in groups and jokers left begins. */
  find(colour: number, open: number, inGroups: number, left: number): number;
  /** Where the list that was found last ends. */
  end(): number;
  /** Forgets everything for the next number, from 0. */
  turnTo(number: number): void;
}

/** What steps follow from. */
interface Given {
  readonly demand: Demand;
  readonly lie: Lie;
  /** Tiles by kind. */
  readonly total: Uint8Array;
  readonly units: Int32Array;
  /** Jokers need not be laid and score nothing. */
  readonly spare: boolean;
}

export function stepsFor({ demand, lie, total, units, spare }: Given, memory: Scratch): Steps {
  const { must, fixed, jokersMust, jokersMay } = demand;
  const { links, grouped } = lie;
  const { lists, steps } = memory;
  const begins = beginners(total, links, jokersMust + jokersMay);
  let n = 0;
  let last = 0;
  let used = 0;

  function find(colour: number, open: number, inGroups: number, left: number): number {
    const id = listOf(colour, open, inGroups, left);
    if (lists[id] === memory.stamp) {
      last = lists[id + 2 * LISTS] ?? 0;
      return lists[id + LISTS] ?? 0;
    }
    const begin = used;
    write(colour, open, inGroups, left);
    last = used;
    lists[id] = memory.stamp;
    lists[id + LISTS] = begin;
    lists[id + 2 * LISTS] = last;
    return begin;
  }

  function turnTo(number: number): void {
    n = number;
    memory.stamp += 1;
    used = 0;
  }

  function write(colour: number, open: number, inGroups: number, left: number): void {
    const kind = colour * NUMBERS + n;
    const one = onesOf(open);
    const two = twosOf(open);
    const long = longsOf(open);
    const owed = one + two;
    const here = (total[kind] ?? 0) - inGroups;
    const wanted = must[kind] ?? 0;
    const least = Math.max(0, wanted - inGroups);
    const lost = Math.max(0, (grouped[kind] ?? 0) - inGroups);
    const soon = n < NUMBERS - 1 ? (total[kind + 1] ?? 0) : 0;
    const later = n < NUMBERS - 2 ? (total[kind + 2] ?? 0) : 0;
    // A joker begins a run only where it can't be laid at its end instead, or where one lies so.
    const mostWild = begins[kind] ? left : Math.min(left, owed + long);
    for (let wild = 0; wild <= mostWild; wild++) {
      const after = left - wild;
      // A rack tile that makes a long run longer is never better kept.
      const low = Math.max(least, Math.min(here, owed + long - wild));
      for (let real = low; real <= here; real++) {
        const beyond = real + wild - owed;
        if (beyond < 0) continue;
        // A spare joker never does what a rack tile can.
        if (spare && wild > 0 && real < here) continue;
        const longer = Math.min(beyond, long);
        const fresh = beyond - longer;
        if (fresh > 2 || two + longer > 2) break;
        if (fresh > real && !begins[kind]) continue;
        if (fresh > 0 && (n > NUMBERS - 3 || fresh > later + after)) break;
        if (fresh + one > 0 && (n > NUMBERS - 2 || fresh + one > soon + after)) break;
        const cut = Math.max(0, (links[kind] ?? 0) - owed - longer) + lost;
        // Long runs that can't go on need not be told apart.
        const useful = Math.max(0, Math.min(two + longer, soon + after - fresh - one));
        steps.next[used] = (fresh | (one << 2) | (useful << 4)) << (colour * BITS);
        steps.score[used] = (real + inGroups - wanted) * (units[kind] ?? 0) - cut * CHANGE;
        steps.wild[used] = wild;
        steps.places[used] = placesOf(colour, real, wild);
        steps.fixed[used] = Math.max(0, (fixed[kind] ?? 0) - real);
        steps.laid[used] = real + wild + inGroups;
        used += 1;
      }
    }
  }

  return { find, end: () => last, turnTo };
}

/** By kind: whether a joker may have to begin a run, for one that goes on to the last number or lies there already. */
function beginners(total: Uint8Array, links: Uint8Array, jokers: number): Uint8Array {
  const may = new Uint8Array(total.length);
  if (jokers === 0) return may;
  for (let last = NUMBERS - 1; last < total.length; last += NUMBERS) {
    let gaps = 0;
    for (let kind = last - 1; kind > last - NUMBERS; kind--) {
      if (!total[kind + 1]) gaps++;
      if (gaps < jokers || links[kind + 1]) may[kind] = 1;
    }
  }
  return may;
}
