import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { endsSum, endsSumAfter } from '../../machines/dominoes/ends-sum.ts';
import { anyOptions, choices, game, playRound } from './dominoes-help.ts';
import { runs } from './runs.ts';

const fives = game.options({ rules: 'fives' });
const at = (line: string, spinner?: number) => ({
  options: fives,
  line,
  ...(spinner === undefined ? {} : { spinner }),
});

test('FIVE-E1 FIVE-E2 a tile that lies alone counts both halves', () => {
  assert.deepEqual(endsSum(at('6-6', 0)), { terms: [6, 6], total: 12, scores: 0 });
  assert.deepEqual(endsSum(at('3-2')), { terms: [3, 2], total: 5, scores: 5 });
  assert.deepEqual(endsSum(at('')), { terms: [], total: 0, scores: 0 });
});

test('FIVE-E3 FIVE-E4 the spinner counts whole while a main side is free, then not at all', () => {
  assert.deepEqual(endsSum(at('2-6 6-6', 1)).terms, [2, 12]);
  assert.deepEqual(endsSum(at('2-6 6-6 6-3', 1)), { terms: [2, 3], total: 5, scores: 5 });
  const cross = { ...at('2-6 6-6 6-3', 1), up: '6-1', down: '6-4 4-4' };
  assert.deepEqual(endsSum(cross), { terms: [2, 3, 1, 8], total: 14, scores: 0 });
});

test('FIVE-9 what a play would score is known before it is made', () => {
  assert.equal(endsSumAfter(at('2-6 6-6', 1), '6-3@R')?.scores, 5);
  assert.equal(endsSumAfter(at(''), '5-5')?.scores, 10);
  assert.deepEqual(endsSumAfter(at('2-6 6-6 6-3', 1), '6-5@U')?.terms, [2, 3, 5]);
  assert.equal(endsSumAfter(at('2-6 6-6', 1), '5-4@R'), null);
  assert.equal(endsSumAfter(at('2-6 6-6', 1), '6-4@U'), null);
  assert.equal(endsSumAfter(at('2-6'), 'pass'), null);
});

test('what is foretold is what the play scores, by any rules', () => {
  fc.assert(
    fc.property(fc.tuple(anyOptions, fc.string(), choices), ([options, seed, chances]) => {
      for (const { before, move, after } of playRound(game.deal(options, { seed }), chances)) {
        if (!/^\d/.test(move)) continue;
        const foretold = endsSumAfter(game.view(before, null), move);
        const view = game.view(after, null);
        // PIP-14: a wrong placement leaves the ends as they were.
        if (foretold) assert.deepEqual(foretold, endsSum(view));
        else assert.deepEqual(endsSum(view), endsSum(game.view(before, null)));
        const points = (state: typeof before) =>
          (game.view(state, null).inPlay ?? []).reduce((sum, n) => sum + n, 0);
        assert.equal(foretold?.scores ?? 0, points(after) - points(before));
      }
    }),
    { numRuns: runs(60) },
  );
});
