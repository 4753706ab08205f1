/** What the bots make of the log: which hands it rules out, and the deals drawn from what is left. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chanceFrom } from '../../machines/chance.ts';
import { cardsIn, countIn, MASKS, RANK_COUNT } from '../../machines/run-fast/bots/masks.ts';
import { allowedBy } from '../../machines/run-fast/bots/proof.ts';
import { sightOf } from '../../machines/run-fast/bots/sight.ts';
import { drawFrom } from '../../machines/run-fast/bots/worlds.ts';
import { handsOf } from './run-fast-bots-hands.ts';
import { moverView, running } from './run-fast-bots-rounds.ts';
import { game } from './run-fast-help.ts';
import { runs } from './runs.ts';

test('what the log proves never rules out the hands that are really held', () => {
  let narrowed = 0;
  for (const state of running('proof', runs(60))) {
    const sight = sightOf(moverView(state));
    assert.equal(sight.past.length, state.log.length);
    const hands = handsOf(state);
    const allowed = allowedBy(sight);
    for (let seat = 0; seat < 3; seat += 1) {
      if (seat === sight.me) continue;
      for (let rank = 0; rank < RANK_COUNT; rank += 1) {
        const can = allowed[seat]?.[rank] ?? 0;
        assert.ok((can >> countIn(hands, seat * MASKS, rank)) & 1, `${rank} ${can}`);
        if (can !== 31) narrowed += 1;
      }
    }
  }
  assert.ok(narrowed > 1000, `${narrowed}`);
});

test('a drawn deal has the cards out of sight, the right sizes, and agrees with what is proven', () => {
  for (const state of running('worlds', runs(20))) {
    const sight = sightOf(moverView(state));
    const world = drawFrom(sight, true)(chanceFrom('w'));
    assert.ok(world);
    const real = handsOf(state);
    const allowed = allowedBy(sight);
    for (let seat = 0; seat < 3; seat += 1) {
      assert.equal(cardsIn(world, seat * MASKS), cardsIn(real, seat * MASKS));
    }
    for (let rank = 0; rank < RANK_COUNT; rank += 1) {
      let sum = 0;
      let held = 0;
      for (let seat = 0; seat < 3; seat += 1) {
        const count = countIn(world, seat * MASKS, rank);
        sum += count;
        held += countIn(real, seat * MASKS, rank);
        if (seat === sight.me) assert.equal(count, countIn(real, seat * MASKS, rank));
        else assert.ok(((allowed[seat]?.[rank] ?? 0) >> count) & 1);
      }
      assert.equal(sum, held);
    }
  }
});

test('RUN-13, RUN-15: passes and a highest single tell what a hand does not hold', () => {
  const hands = ['3s 4s 9s', '?12', '?1'];
  const told = (log: { seat: number; move: string }[], beat?: { play: string; by: number }) => {
    const position = { hands, log, turn: 0, ...(beat ? { beat } : {}) };
    return allowedBy(sightOf(moverView(game.position(game.options(), position))));
  };
  const nine = 6;
  const lead = { seat: 0, move: '9h' };
  const both = [1, 2].map((seat) => ({ seat, move: 'pass' }));
  const [, next = [], last = []] = told([lead, ...both]);
  assert.deepEqual(
    [next, last].map((row) => row.slice(nine + 1)),
    [none(6), none(6)],
  );
  assert.equal(next[nine], 0b1111);
  const single = told(
    [
      { seat: 1, move: '10h' },
      { seat: 2, move: 'pass' },
    ],
    { play: '10h', by: 1 },
  );
  // Above it there can be bombs only.
  assert.deepEqual(single[1]?.slice(nine + 2), new Array(5).fill(0b10001));

  function none(ranks: number): number[] {
    return new Array(ranks).fill(1);
  }
});
