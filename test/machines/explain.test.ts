import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { endNumbers, openingIndex, openingTile, refusal } from '../../machines/dominoes/explain.ts';
import { down5, nearest5 } from '../../machines/dominoes/score.ts';
import { scoreSum } from '../../machines/dominoes/score-sum.ts';
import {
  anyOptions,
  choices,
  game,
  houseOptions,
  playAll,
  playRound,
  resultOf,
} from './dominoes-help.ts';
import { runs } from './runs.ts';

const draw = game.options();

test('DRAW-7 why a tile rests: it matches no end', () => {
  const view = game.view(
    game.position(draw, { hands: ['6-5 1-1', '?7'], line: '6-2 2-3', turn: 0 }),
    0,
  );
  assert.equal(refusal(view, '6-5'), null);
  assert.deepEqual(refusal(view, '1-1'), {
    rule: 'DRAW-7',
    detail: { reason: 'no-fit', tile: '1-1', ends: ['6', '3'] },
  });
});

test('DRAW-3 why a tile rests: another one must open', () => {
  const view = game.view(
    game.position(draw, { hands: ['6-5 1-1', '?7'], turn: 0, lead: 'forced' }),
    0,
  );
  assert.equal(refusal(view, '1-1'), null);
  assert.deepEqual(refusal(view, '6-5'), {
    rule: 'DRAW-3',
    detail: { reason: 'opening', tile: '1-1', given: '6-5' },
  });
});

test('the numbers of the ends, with a spinner all four', () => {
  assert.deepEqual(endNumbers({ line: '' }), []);
  assert.deepEqual(endNumbers({ line: '2-6 6-3' }), [2, 3]);
  assert.deepEqual(endNumbers({ line: '2-6 6-6 6-3', spinner: 1, up: '6-1' }), [2, 3, 1, 6]);
});

test('the tile that opened is found in the line', () => {
  const start = game.position(draw, { hands: ['5-3 1-0', '5-1 3-0 6-6'], turn: 0 });
  const view = game.view(playAll(start, '5-3', '5-1@L', '1-0@L'), 1);
  assert.deepEqual([openingTile(view), view.line, openingIndex(view)], ['5-3', '0-1 1-5 5-3', 2]);
});

test('DRAW-15 the sum behind going out', () => {
  const sum = scoreSum(
    game.options({ players: 4 }),
    resultOf({ points: [23, 0, 0, 0], left: [0, 9, 0, 14] }),
  );
  assert.deepEqual(sum.terms, [
    { seat: 1, pips: 9 },
    { seat: 2, pips: 0 },
    { seat: 3, pips: 14 },
  ]);
  assert.deepEqual([sum.less, sum.sum, sum.total], [[], 23, 23]);
});

test('DRAW-16 the sum behind a blocked round: 12 + 10 − 3 = 19', () => {
  const result = resultOf({ end: 'blocked', points: [19, 0, 0], left: [3, 10, 12] });
  assert.deepEqual(scoreSum(game.options({ rules: 'block', players: 3 }), result), {
    end: 'blocked',
    winners: [0],
    terms: [
      { seat: 1, pips: 10 },
      { seat: 2, pips: 12 },
    ],
    less: [{ seat: 0, pips: 3 }],
    sum: 19,
    total: 19,
  });
});

test('DRAW-17 no sum behind a tied block', () => {
  const result = resultOf({ end: 'blocked', winners: [], points: [0, 0], left: [5, 5] });
  const sum = scoreSum(draw, result);
  assert.deepEqual([sum.terms, sum.less, sum.total], [[], [], 0]);
});

test('PIP-8 PIP-9 differences for each opponent, shared by a tie', () => {
  const pip = game.options({ rules: 'pip', players: 3 });
  const one = scoreSum(pip, resultOf({ end: 'blocked', points: [16, 0, 0], left: [3, 10, 12] }));
  assert.deepEqual([one.less.map(({ pips }) => pips), one.sum, one.total], [[3, 3], 16, 16]);
  const shared = resultOf({ end: 'blocked', winners: [0, 1], points: [2, 2, 0], left: [5, 5, 9] });
  const two = scoreSum(pip, shared);
  assert.deepEqual([two.sum, two.sharedBy, two.total], [4, 2, 2]);
});

test('FIVE-12 points in play are not part of the sum, which is rounded', () => {
  const result = resultOf({ points: [25, 0], inPlay: [10, 0], left: [0, 13] });
  const sum = scoreSum(game.options({ rules: 'fives' }), result);
  assert.deepEqual([sum.sum, sum.rounded, sum.total], [13, 'nearest5', 15]);
});

test('the sum behind a score adds up by any house rules', () => {
  const ended = fc.tuple(fc.oneof(anyOptions, houseOptions), fc.string(), choices);
  fc.assert(
    fc.property(ended, ([options, seed, chances]) => {
      const end = playRound(game.deal(options, { seed }), chances).at(-1)?.after;
      const result = end && game.result(end);
      assert.ok(result);
      const { sum, terms, less, rounded, sharedBy = 1, total } = scoreSum(options, result);
      const pips = (list: typeof terms) => list.reduce((all, each) => all + each.pips, 0);
      assert.equal(sum, pips(terms) - pips(less));
      const fives = rounded === 'down5' ? down5(sum) : rounded ? nearest5(sum) : sum;
      assert.equal(total, Math.floor(fives / sharedBy));
    }),
    { numRuns: runs(300) },
  );
});
