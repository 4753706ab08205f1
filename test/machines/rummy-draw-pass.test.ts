/** Turns of rummy that lay nothing: who draws, who passes, and when. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { game, moment, playAll, refused } from './rummy-help.ts';

test('RUM-12 a draw ends the turn, also of one who could play', () => {
  const state = moment('', 'R10 B10 K10', false, { stock: 'O3 B4' });
  const view = game.view(playAll(state, 'draw'), 0);
  assert.deepEqual([view.hands[0], view.stock, view.turn], ['R10 B10 K10 O3', '?1', 1]);
  assert.deepEqual(view.log, [{ seat: 0, move: 'draw O3' }]);
});

test('RUM-12 nobody passes while there are tiles to draw, nor draws from an empty pool', () => {
  refused(() => game.play(moment('', 'R1', true), 'pass'), {
    code: 'illegal-move',
    rule: 'RUM-12',
    detail: { reason: 'draw-first', stock: 40 },
  });
  refused(() => game.play(moment('', 'R1', true, { stock: '?1' }), 'pass'), {
    rule: 'RUM-12',
    detail: { reason: 'draw-first', stock: 1 },
  });
  refused(() => game.play(moment('', 'R1', true, { stock: '' }), 'draw'), {
    code: 'illegal-move',
    rule: 'RUM-12',
    detail: { reason: 'stock-empty' },
  });
});

test('RUM-12 one able to play may pass when the pool is empty', () => {
  const state = moment('R4 R5 R6', 'R7 O1', true, { stock: '' });
  assert.equal(game.seat(playAll(state, 'pass')), 1);
});

test('RUM-21 a clock draws, or passes where the pool is empty', () => {
  assert.equal(game.timeoutMove(moment('', 'R1', true)), 'draw');
  assert.equal(game.timeoutMove(moment('', 'R1', true, { stock: '' })), 'pass');
});
