/** What a player lays first in a hand: worth thirty, from the own rack, on a table that stays as it is. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RoundResult } from '../../machines/index.ts';
import { game, moment, playAll, refused } from './rummy-help.ts';

const stalled: RoundResult = { end: 'stalled', winners: [0], points: [2, -1, -1], left: [1, 2, 2] };

test('RUM-E23 a first meld of the whole rack wins the hand', () => {
  const state = moment('', 'R10 B10 K10 R1 R2 R3', false, {
    hands: ['R10 B10 K10 R1 R2 R3', 'O5'],
  });
  const over = playAll(state, 'play R10 B10 K10, R1 R2 R3');
  assert.deepEqual(game.result(over), { end: 'out', winners: [0], points: [5, -5], left: [0, 5] });
  assert.equal(game.seat(over), null);
});

test('RUM-9 a joker counts as what it stands for', () => {
  assert.equal(game.seat(playAll(moment('', 'R10 B10 J O1', false), 'play R10 B10 J')), 1);
});

test('RUM-11 an unmelded player may always draw, and pass when the pool is empty', () => {
  assert.deepEqual(game.moves(moment('', 'R1', false)), ['draw']);
  assert.deepEqual(game.moves(moment('', 'R1', false, { stock: '' })), ['pass']);
});

test('RUM-11 each player makes a first meld of their own, in each hand anew', () => {
  const options = game.options({ players: 3, rounds: 3 });
  const hands = ['R10 B10 K10 O1', 'R11 B11 K11 R9', 'O10'];
  const melded = [false, false, false];
  const start = game.position(options, { hands, stock: '?9', turn: 0, melded });
  const one = playAll(start, 'play R10 B10 K10');
  assert.deepEqual(one.melded, [true, false, false]);
  const two = playAll(one, 'play R10 B10 K10, R11 B11 K11');
  assert.deepEqual(two.melded, [true, true, false]);
  refused(() => game.play(two, 'play R10 B10 K10 O10, R11 B11 K11'), { rule: 'RUM-10' });
  const next = game.deal(options, { seed: 'next' }, { rounds: [stalled], first: 0 });
  assert.deepEqual(next.melded, [false, false, false]);
});
