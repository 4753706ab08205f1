/** How quick Run Fast's bots find plays and play rounds out, over positions of real rounds. */
import { candidatesOf } from '../machines/run-fast/bots/candidates.ts';
import { playsOf } from '../machines/run-fast/bots/generate.ts';
import { habitFor } from '../machines/run-fast/bots/habit.ts';
import {
  cardsIn,
  type Hands,
  MASKS,
  nextOf,
  noHands,
  putIn,
} from '../machines/run-fast/bots/masks.ts';
import {
  BODY,
  bodyOf,
  type Move,
  NONE,
  noPlays,
  takeFrom,
  widthOf,
} from '../machines/run-fast/bots/play.ts';
import { playoutFor } from '../machines/run-fast/bots/playout.ts';
import type { Table } from '../machines/run-fast/bots/worth.ts';
import { countRanks } from '../machines/run-fast/card.ts';
import { runFastCore } from '../machines/run-fast/core.ts';

/**
 * Processor time of this thread, in microseconds; others' work on the same machine doesn't count. The system may count it
 * in steps of some milliseconds: what is measured has to take many of them.
 */
function spent(): number {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}

function dealt(seed: string): Hands {
  const hands = noHands();
  const state = runFastCore.deal(runFastCore.options(), { seed });
  for (const [seat, hand] of state.hands.entries()) {
    for (const [rank, count] of countRanks(hand).entries()) putIn(hands, seat * MASKS, rank, count);
  }
  return hands;
}

/** A round at some moment, all hands open. */
interface Moment {
  hands: Hands;
  seat: number;
  table: Table;
}

/** Deals that nobody has played on yet, each seat leading by turns. */
function starts(rounds: number, key: string): Moment[] {
  return Array.from({ length: rounds }, (_, i) => {
    const seat = i % 3;
    const table = { beat: NONE, by: seat, bombs: [0, 0, 0], played: [false, false, false] };
    return { hands: dealt(`${key} ${i}`), seat, table };
  });
}

/** The moments at which a seat has a choice, when rounds are played by habit. */
function moments(rounds: number, key: string): Moment[] {
  const habit = habitFor();
  const plays = noPlays();
  const move: Move = { body: NONE, kick: 0 };
  const found: Moment[] = [];
  for (const { hands, seat: leader, table } of starts(rounds, key)) {
    let seat = leader;
    let { beat, by } = table;
    const bombs = table.bombs.slice();
    const played = table.played.slice();
    for (;;) {
      const at = seat * MASKS;
      const warned = cardsIn(hands, nextOf(seat) * MASKS) === 1;
      playsOf(hands, at, beat, warned, false, plays);
      if (plays.count > 1) {
        const now = { beat, by, bombs: bombs.slice(), played: played.slice() };
        found.push({ hands: hands.slice(), seat, table: now });
      }
      habit.pick(hands, at, beat, warned, move);
      if (move.body !== NONE) {
        takeFrom(hands, at, move.body, move.kick);
        beat = move.body & BODY;
        by = seat;
        played[seat] = true;
        if (widthOf(beat) === 4) bombs[seat] = (bombs[seat] ?? 0) + 1;
        if (!hands[at]) break;
      }
      seat = nextOf(seat);
      if (seat === by) beat = NONE;
    }
  }
  return found;
}

export interface Speed {
  /** Nanoseconds to find the leads of a hand: bodies with the cheapest cards beside, and all choices of them. */
  bodies: number;
  leads: number;
  /** All leads of a whole hand of 16, and how many there are. */
  first: number;
  firstCount: number;
  /** Nanoseconds to find what beats a single. */
  follow: number;
  /** Rounds played out in a second: from every such moment, each play worth a look once, as the expert does. */
  playouts: number;
  /** From the deal on, one play only: nothing is known yet of what a seat would do. */
  fresh: number;
}

export function speed(rounds: number, repeats: number): Speed {
  const all = moments(rounds, 'speed');
  const handOf = ({ hands, seat }: Moment) => hands.subarray(seat * MASKS, (seat + 1) * MASKS);
  const leads = Int32Array.from(
    all.filter(({ table }) => table.beat === NONE).flatMap((moment) => [...handOf(moment)]),
  );
  const singles = all.filter(({ table }) => table.beat && table.beat < bodyOf(1, 2, 0));
  const follows = singles.map((moment) => ({ hand: handOf(moment), beat: moment.table.beat }));
  const hands = Array.from({ length: rounds }, (_, i) => dealt(`first ${i}`));
  const plays = noPlays();
  let found = 0;
  const eachLead = (every: boolean) => () => {
    for (let at = 0; at < leads.length; at += MASKS) playsOf(leads, at, NONE, false, every, plays);
    return leads.length / MASKS;
  };
  const first = nanoseconds(repeats, () => {
    found = 0;
    for (const hand of hands) {
      playsOf(hand, 0, NONE, false, true, plays);
      found += plays.count;
    }
    return hands.length;
  });
  return {
    bodies: nanoseconds(repeats, eachLead(false)),
    leads: nanoseconds(repeats, eachLead(true)),
    first,
    firstCount: found / hands.length,
    follow: nanoseconds(repeats, () => {
      for (const { hand, beat } of follows) playsOf(hand, 0, beat, false, true, plays);
      return follows.length;
    }),
    playouts: playoutsASecond(repeats, (key) => moments(rounds, key), Number.POSITIVE_INFINITY),
    fresh: playoutsASecond(repeats, (key) => starts(FRESH, key), 1),
  };
}

/** How long one figure is measured, in microseconds. */
const LONG = 200_000;

/** The best of `repeats`; `run` gives how many it did. */
function nanoseconds(repeats: number, run: () => number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < repeats; i += 1) {
    const start = spent();
    let done = 0;
    let taken = 0;
    for (; taken < LONG; taken = spent() - start) done += run();
    best = Math.min(best, (taken * 1000) / done);
  }
  return best;
}

/** Whole rounds played out at a time: enough of them to be measured. */
const FRESH = 10_000;

/** The most of `repeats`, each from moments of its own: so many of the plays worth a look there, each once. */
function playoutsASecond(
  repeats: number,
  momentsOf: (key: string) => Moment[],
  looked: number,
): number {
  const habit = habitFor();
  const playout = playoutFor(habit, 0);
  let most = 0;
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    const from = momentsOf(`playouts ${repeat}`);
    const moves = from.map(({ hands, seat, table: { beat } }) => {
      const warned = cardsIn(hands, nextOf(seat) * MASKS) === 1;
      return candidatesOf({ hands, at: seat * MASKS, beat, warned }, habit).slice(0, looked);
    });
    let done = 0;
    const start = spent();
    for (const [i, { hands, seat, table }] of from.entries()) {
      for (const move of moves[i] ?? []) {
        playout(hands, table, seat, move);
        done += 1;
      }
    }
    most = Math.max(most, (done * 1e6) / (spent() - start));
  }
  return most;
}
