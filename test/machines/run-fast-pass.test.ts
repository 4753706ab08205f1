/** Who may pass, and who leads then. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { game, moment, playAll, refused } from './run-fast-help.ts';

test('RUN-13 which of the plays that beat is free, and a pass is none of them', () => {
  const state = moment('5', '6 8 K K K K 3');
  assert.deepEqual(game.moves(state), ['6', '8', 'K K K K']);
  refused(() => game.play(state, 'pass'), { rule: 'RUN-13' });
});

test('RUN-14 a leader can not pass; after two passes the last to play leads', () => {
  refused(() => game.play(moment('', '3 4'), 'pass'), {
    code: 'illegal-move',
    rule: 'RUN-14',
    detail: { reason: 'must-lead' },
  });
  const hands = ['2s 3s', '4s 6s', '5s 7s'];
  const state = playAll(game.position(game.options(), { hands, turn: 0 }), '2s', 'pass');
  assert.equal(game.view(state, null).beat?.play, '2s');
  const led = playAll(state, 'pass');
  assert.deepEqual([led.turn, led.beat], [0, null]);
  assert.equal(game.view(led, 0).beat, undefined);
  assert.deepEqual(game.moves(led), ['3s']);
});

test('RUN-14 one pass leaves the cards to the third player', () => {
  const hands = ['3s 3h 9s', '4s 4h 6s 7s', '5s 5h 8s'];
  const state = playAll(game.position(game.options(), { hands, turn: 0 }), '9s', 'pass', 'pass');
  assert.deepEqual([state.turn, state.beat], [0, null]);
  const other = playAll(game.position(game.options(), { hands, turn: 2 }), '5s 5h', 'pass');
  assert.deepEqual([other.turn, other.beat?.by], [1, 2]);
});
