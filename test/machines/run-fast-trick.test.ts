/** What lies on the table of Run Fast, as a view tells it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { trick } from '../../machines/run-fast/explain.ts';
import { four, game, moment, playAll } from './run-fast-help.ts';

test('a trick is what was played since the last lead', () => {
  const hands = ['3s 7s 9s', '4s 8s Js', '5s 5h 2s'];
  let state = game.position(four, { hands, turn: 2 });
  state = playAll(state, '5h', '7s', '8s', '2s');
  const of = () => trick(game.view(state, null)).map(({ seat, cards }) => [seat, cards.join(' ')]);
  assert.deepEqual(of(), [
    [2, '5h'],
    [0, '7s'],
    [1, '8s'],
    [2, '2s'],
  ]);
  state = playAll(state, 'pass');
  assert.deepEqual(of().at(-1), [0, '']);
  state = playAll(state, 'pass');
  assert.deepEqual(of(), []);
  state = playAll(state, '5s');
  assert.deepEqual(of(), [[2, '5s']]);
  assert.deepEqual(trick(game.view(moment('8 8', '9'), null)), [
    { seat: 2, cards: ['8', '8'], reading: { type: 'pair', size: 1, rank: 5, others: 0 } },
  ]);
});

test('RUN-10 the plays of a trick are read as they beat', () => {
  const long = '8 8 8 9 9 9 10 10 10 J';
  const state = game.position(four, {
    hands: [long, 'K K', '2'],
    turn: 0,
    log: [{ seat: 2, move: '4 4 4 5 5 5 6 6 6 3 3 7 7 Q Q' }],
    beat: { play: '4 4 4 5 5 5 6 6 6 3 3 7 7 Q Q', by: 2 },
  });
  const over = playAll(state, long);
  const read = trick(game.view(over, null)).map(({ reading }) => [reading?.type, reading?.size]);
  assert.deepEqual(read, [
    ['airplane', 3],
    ['airplane', 3],
  ]);
});
