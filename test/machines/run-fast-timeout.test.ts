/** What is played for whoever lets the time run out. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { game, moment } from './run-fast-help.ts';

test('RUN-21 out of time: the lowest that beats, a bomb only where nothing else does', () => {
  const timed = (table: string, hand: string, next?: number) =>
    game.timeoutMove(moment(table, hand, next));
  assert.equal(timed('5', '3 6 9 7 7 7 7'), '6');
  assert.equal(timed('9', '3 6 9 7 7 7 7 8 8 8 8'), '7 7 7 7');
  assert.equal(timed('9', '3 6 9'), 'pass');
  assert.equal(timed('5 5 5 3 4', '6 6 6 9 9 K 3'), '3 6 6 6 9');
  assert.equal(timed('5 5 5 3 4', '6 6 6 7 7 7 3'), '3 6 6 6 7');
  assert.equal(timed('5', 'K 6 4', 1), 'K');
});

test('RUN-21 out of time with the lead: the lowest single, under RUN-15 the highest, else a bomb', () => {
  const timed = (hand: string, next?: number) => game.timeoutMove(moment('', hand, next));
  assert.equal(timed('3s 3h 9s'), '3s');
  assert.equal(timed('3s 3h 9s', 1), '9s');
  assert.equal(timed('5 5 5 5 3 3 3 3'), '3 3 3 3');
  assert.equal(timed('?5'), '');
});
