import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { PipError } from '../../machines/index.ts';
import { CARDS } from '../../machines/run-fast/card.ts';
import { goneCards } from '../../machines/run-fast/hand.ts';
import { bearsGarbage } from './garbage.ts';
import { replaysAsPlayed } from './matches.ts';
import { anyRound, attempt, game } from './run-fast-help.ts';
import { ranksOf, slowBeats, slowReadings } from './run-fast-slow.ts';
import { runs } from './runs.ts';

const sample = (usual: number) => ({ numRuns: runs(usual) });

const SORTED = CARDS.toSorted().join(' ');

test('RUN-1 all 48 cards are somewhere at every moment', () => {
  fc.assert(
    fc.property(anyRound, ({ steps }) => {
      for (const { after } of steps) {
        const cards = [...after.hands.flat(), ...goneCards(after)];
        assert.equal(cards.sort().join(' '), SORTED);
      }
    }),
    sample(40),
  );
});

test('RUN-13 some play always exists for a leader, and a pass is all there is exactly when nothing beats', () => {
  let passes = 0;
  fc.assert(
    fc.property(anyRound, ({ steps }) => {
      for (const { before } of steps) {
        const moves = game.moves(before);
        assert.ok(moves.length > 0);
        const passed = !(attempt(() => game.play(before, 'pass')) instanceof PipError);
        assert.equal(passed, moves.join() === 'pass');
        if (before.beat === null) assert.ok(!passed);
        if (passed) passes += 1;
      }
    }),
    sample(60),
  );
  assert.ok(passes > 100, `${passes} passes`);
});

test('RUN-11, RUN-12 every play of a trick beats the one before it', () => {
  fc.assert(
    fc.property(anyRound, ({ steps }) => {
      for (const { before, move, after } of steps) {
        if (move === 'pass' || !before.beat || !after.beat) continue;
        const last = after.result !== null;
        const readings = slowReadings(ranksOf(move), last);
        const slow = slowReadings(ranksOf(before.beat.cards.join(' ')), false);
        assert.ok(readings.some((a) => slow.some((b) => slowBeats(a, b))));
      }
    }),
    sample(40),
  );
});

test('RUN-14 two passes in a row give the lead back', () => {
  fc.assert(
    fc.property(anyRound, ({ steps }) => {
      for (const [at, { before, move, after }] of steps.entries()) {
        const second = move === 'pass' && steps[at - 1]?.move === 'pass';
        if (second) assert.deepEqual([after.beat, after.turn], [null, before.beat?.by]);
        else if (move === 'pass') assert.deepEqual(after.beat, before.beat);
      }
    }),
    sample(40),
  );
});

test('RUN-18, RUN-19 every round ends with an empty hand and sums to zero', () => {
  let bombs = 0;
  fc.assert(
    fc.property(anyRound, ({ start, steps }) => {
      const end = steps.at(-1)?.after ?? start;
      const result = game.result(end);
      assert.ok(result);
      assert.equal(
        result.points.reduce((sum, points) => sum + points, 0),
        0,
      );
      assert.equal(
        result.inPlay?.reduce((sum, points) => sum + points, 0),
        0,
      );
      assert.deepEqual(
        result.left,
        end.hands.map(({ length }) => length),
      );
      assert.deepEqual(
        result.winners.map((seat) => result.left[seat]),
        [0],
      );
      for (const { after } of steps) {
        const sum = game.scores(after).reduce((total, points) => total + points, 0);
        assert.equal(sum, 0);
      }
      bombs += end.bombs.reduce((sum, count) => sum + count, 0);
    }),
    sample(60),
  );
  assert.ok(bombs > 5, `${bombs} bombs`);
});

test('RUN-18, RUN-19 what a round comes to is what its moves and the cards left tell', () => {
  fc.assert(
    fc.property(anyRound, ({ start, steps }) => {
      const end = steps.at(-1)?.after ?? start;
      const [winner = 0] = game.result(end)?.winners ?? [];
      const points = [0, 0, 0];
      const give = (from: number, to: number, many: number) => {
        points[from] = (points[from] ?? 0) - many;
        points[to] = (points[to] ?? 0) + many;
      };
      const others = (seat: number) => [0, 1, 2].filter((other) => other !== seat);
      for (const { before, move } of steps) {
        const ranks = ranksOf(move);
        const seat = before.turn ?? 0;
        if (ranks.length !== 4 || ranks[0] !== ranks[3] || move === 'pass') continue;
        for (const other of others(seat)) give(other, seat, 5);
      }
      for (const seat of others(winner)) {
        const played = steps.some(({ before, move }) => before.turn === seat && move !== 'pass');
        give(seat, winner, (end.hands[seat]?.length ?? 0) * (played ? 1 : 2));
      }
      assert.deepEqual(game.result(end)?.points, points);
    }),
    sample(60),
  );
});

replaysAsPlayed(game, anyRound, ({ hands }) => ({
  hands: hands.map((hand) => hand.join(' ')),
}));

bearsGarbage(
  game,
  {
    fields: ['beat', 'played', 'bombs', 'play', 'by'],
    values: [['3s', '?7'], ['3s'], '3s 4', { play: '3s', by: 1 }, { play: '9s', by: 1 }],
    words: ['3s', '3h', '3', 'K', '2', '2h', '10d'],
  },
  anyRound,
);
