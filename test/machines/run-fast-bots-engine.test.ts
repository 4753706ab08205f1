/** The bots' mask engine against the rules, and against a slow enumerator. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RunFastState } from '../../machines/index.ts';
import { endingFor } from '../../machines/run-fast/bots/ending.ts';
import { fewestFor } from '../../machines/run-fast/bots/fewest.ts';
import { playsOf } from '../../machines/run-fast/bots/generate.ts';
import { habitFor } from '../../machines/run-fast/bots/habit.ts';
import {
  cardsIn,
  countIn,
  type Hands,
  MASKS,
  RANK_COUNT,
} from '../../machines/run-fast/bots/masks.ts';
import { bodyOf, countsOf, NONE, noPlays, takeFrom } from '../../machines/run-fast/bots/play.ts';
import { playoutFor } from '../../machines/run-fast/bots/playout.ts';
import { moveFrom, sightOf } from '../../machines/run-fast/bots/sight.ts';
import { sureFor } from '../../machines/run-fast/bots/sure.ts';
import { moveText } from '../../machines/run-fast/bots/writing.ts';
import { COPIES } from '../../machines/run-fast/card.ts';
import { WIDTHS } from '../../machines/run-fast/combination.ts';
import { dice } from './bots-rounds.ts';
import { addTo, handsOf } from './run-fast-bots-hands.ts';
import { moverView, running } from './run-fast-bots-rounds.ts';
import { game } from './run-fast-help.ts';
import { type Slow, slowPlays } from './run-fast-slow.ts';
import { runs } from './runs.ts';

const plays = noPlays();

/** The ranks of every play found, as the slow enumerator writes them. */
function found(): string[] {
  return Array.from({ length: plays.count }, (_, i) =>
    written(countsOf(plays.body[i] ?? 0, plays.kick[i] ?? 0)),
  ).sort();
}

function written(counts: readonly number[]): string {
  const names = '3 4 5 6 7 8 9 10 J Q K A 2'.split(' ');
  return counts
    .flatMap((count, rank) => new Array<string>(count).fill(names[rank] ?? ''))
    .join(' ');
}

/** A random hand of so many cards, few ranks making rows, triples and bombs likely. */
function someHand(roll: (n: number) => number, size: number): Hands {
  const hand: Hands = new Int32Array(MASKS);
  const from = roll(8);
  const ranks = 3 + roll(10);
  for (let tries = 0; cardsIn(hand, 0) < size && tries < 200; tries += 1) {
    const rank = tries < 100 ? Math.min(RANK_COUNT - 1, from + roll(ranks)) : roll(RANK_COUNT);
    if (countIn(hand, 0, rank) < (COPIES[rank] ?? 0)) addTo(hand, 0, rank);
  }
  return hand;
}

const KINDS: readonly Slow[] = [
  ...[0, 3, 6, 9, 11].map((rank) => ({ type: 'single', size: 1, rank })),
  ...[0, 4, 8].map((rank) => ({ type: 'pair', size: 1, rank })),
  ...[0, 5, 9].map((rank) => ({ type: 'triple', size: 1, rank })),
  { type: 'pairs', size: 2, rank: 2 },
  { type: 'pairs', size: 3, rank: 4 },
  { type: 'straight', size: 5, rank: 5 },
  { type: 'straight', size: 6, rank: 6 },
  { type: 'airplane', size: 2, rank: 2 },
  { type: 'airplane', size: 3, rank: 4 },
  { type: 'bomb', size: 1, rank: 1 },
  { type: 'bomb', size: 1, rank: 6 },
];

test('RUN-4…16: the plays found are the plays of a slow, obviously right enumerator', () => {
  const types: readonly string[] = Object.keys(WIDTHS);
  for (let i = 0; i < runs(400); i += 1) {
    const roll = dice(`slow ${i}`);
    const hand = someHand(roll, 1 + roll(i % 10 === 0 ? 16 : 11));
    const held = Array.from({ length: RANK_COUNT }, (_, rank) =>
      new Array<number>(countIn(hand, 0, rank)).fill(rank),
    ).flat();
    const next = 1 + roll(2);
    for (const beat of [null, KINDS[roll(KINDS.length)] ?? null]) {
      const width = Object.entries(WIDTHS).find(([type]) => type === beat?.type)?.[1] ?? 0;
      assert.ok(!beat || types.includes(beat.type));
      const body = beat ? bodyOf(width, beat.size, beat.rank) : NONE;
      playsOf(hand, 0, body, next === 1, true, plays);
      assert.deepEqual(found(), slowPlays(held, beat, next), `${written(held)} ${beat?.type}`);
    }
  }
});

test('RUN-10, RUN-13: in rounds the plays found are the moves that the rules allow, in the same words', () => {
  for (const state of running('moves', runs(60))) {
    const view = moverView(state);
    const { hands, at, beat, warned } = sightOf(view);
    playsOf(hands, at, beat, warned, true, plays);
    const texts = Array.from({ length: plays.count }, (_, i) =>
      moveText(view, plays.body[i] ?? NONE, plays.kick[i] ?? 0),
    );
    assert.deepEqual(texts.length ? texts.toSorted() : ['pass'], game.moves(state));
  }
});

test('with the cheapest cards beside, each triple and airplane is there once, and legal', () => {
  const all = noPlays();
  for (const state of running('cheap', runs(20))) {
    const { hands, at, beat, warned } = sightOf(moverView(state));
    playsOf(hands, at, beat, warned, true, plays);
    playsOf(hands, at, beat, warned, false, all);
    const legal = new Set(found());
    assert.equal(all.count > 0, plays.count > 0);
    for (let i = 0; i < all.count; i += 1) {
      assert.ok(legal.has(written(countsOf(all.body[i] ?? 0, all.kick[i] ?? 0))));
    }
  }
});

test('a play taken out of a hand leaves what the rules leave', () => {
  for (const state of running('take', runs(10))) {
    const seat = game.seat(state) ?? 0;
    const hands = handsOf(state);
    for (const text of game.moves(state).slice(0, 20)) {
      if (text === 'pass') continue;
      const { body, kick } = moveFrom(text.split(' '));
      if (body === NONE) continue;
      const rest = hands.slice();
      takeFrom(rest, seat * MASKS, body, kick);
      assert.deepEqual(rest, handsOf(game.play(state, text)));
    }
  }
});

test('RUN-17…19: a playout comes to what the rules give for the round that it plays', () => {
  const habit = habitFor(8);
  const playout = playoutFor(habit, 0);
  for (const start of running('playout', runs(8))) {
    const view = moverView(start);
    const { me, beat, by, bombs, played } = sightOf(view);
    const [first = 'pass'] = game.moves(start);
    const move = first === 'pass' ? { body: NONE, kick: 0 } : firstPlay(start);
    let state = game.play(start, first === 'pass' ? 'pass' : moveText(view, move.body, move.kick));
    while (!game.result(state)) {
      const next = sightOf(moverView(state));
      const picked = { body: NONE, kick: 0 };
      habit.pick(next.hands, next.at, next.beat, next.warned, picked);
      state = game.play(state, moveText(moverView(state), picked.body, picked.kick));
    }
    const value = playout(handsOf(start), { beat, by, bombs, played }, me, move);
    assert.equal(value, game.result(state)?.points[me]);
  }

  function firstPlay(state: RunFastState): { body: number; kick: number } {
    const { hands, at, beat, warned } = sightOf(moverView(state));
    playsOf(hands, at, beat, warned, true, plays);
    return { body: plays.body[0] ?? NONE, kick: plays.kick[0] ?? 0 };
  }
});

test('the fewest plays of small hands are those of trying everything', () => {
  const fewest = fewestFor(8);
  let over = 0;
  for (let i = 0; i < runs(100); i += 1) {
    const roll = dice(`fewest ${i}`);
    const hand = someHand(roll, 1 + roll(7));
    const least = tried(hand);
    const counted = fewest(hand, 0);
    assert.ok(counted >= least, `${counted} < ${least}`);
    if (counted > least) over += 1;
  }
  assert.ok(over < runs(100) / 20, `${over} too high`);

  function tried(hand: Hands): number {
    if (cardsIn(hand, 0) === 0) return 0;
    const own = noPlays();
    playsOf(hand, 0, NONE, false, true, own);
    let least = 99;
    for (let i = 0; i < own.count; i += 1) {
      const rest = hand.slice();
      takeFrom(rest, 0, own.body[i] ?? 0, own.kick[i] ?? 0);
      least = Math.min(least, 1 + tried(rest));
    }
    return least;
  }
});

test('a win that is sure is one of plain minimax over the rules, whatever is answered', () => {
  const sure = sureFor(100_000);
  let wins = 0;
  let compared = 0;
  for (const state of running('sure', runs(30))) {
    const sight = sightOf(moverView(state));
    const cards = state.hands.reduce((sum, hand) => sum + hand.length, 0);
    if (cards > 13) continue;
    for (const move of game.moves(state)) {
      if (move === 'pass') continue;
      const cards = move.split(' ');
      const whole = cards.length === state.hands[sight.me]?.length;
      const found = whole || sure(handsOf(state), sight, sight.me, moveFrom(cards));
      assert.equal(found, forced(game.play(state, move), sight.me), move);
      wins += found ? 1 : 0;
      compared += 1;
    }
  }
  assert.ok(wins > 10 && wins < compared, `${wins} of ${compared}`);

  function forced(state: RunFastState, me: number): boolean {
    const result = game.result(state);
    if (result) return result.winners.includes(me);
    const after = game.moves(state).map((move) => game.play(state, move));
    return game.seat(state) === me
      ? after.some((next) => forced(next, me))
      : after.every((next) => forced(next, me));
  }
});

test('a late play tried to the end is never worth less than played out by habit', () => {
  const habit = habitFor(10);
  const playout = playoutFor(habit, 0);
  const ending = endingFor(habit, 0);
  for (const state of running('ending', runs(15))) {
    const sight = sightOf(moverView(state));
    const cards = state.hands.reduce((sum, hand) => sum + hand.length, 0);
    if (cards > 24) continue;
    playsOf(sight.hands, sight.at, sight.beat, sight.warned, false, plays);
    for (let i = 0; i < plays.count; i += 1) {
      const move = { body: plays.body[i] ?? NONE, kick: plays.kick[i] ?? 0 };
      const world = handsOf(state);
      assert.ok(ending(world, sight, sight.me, move) >= playout(world, sight, sight.me, move));
    }
  }
});
