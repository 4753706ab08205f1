import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RummyPosition } from '../../machines/index.ts';
import { game, moment, playAll, refused, two } from './rummy-help.ts';

const fine: RummyPosition = { hands: ['R4 J', '?7'], table: 'R5 R6 R7', stock: '?14', turn: 0 };

function bad(change: object, path: string, rule?: string): void {
  refused(() => game.position(two, { ...fine, ...change }), {
    code: 'bad-position',
    path,
    ...(rule ? { rule } : {}),
  });
}

test('a position need not account for every tile', () => {
  const state = game.position(two, { hands: ['R4', 'J'], turn: 1 });
  assert.deepEqual(game.view(state, 1), {
    options: two,
    me: 1,
    hands: ['?1', 'J'],
    stock: '',
    table: '',
    melded: [false, false],
    turn: 1,
    passes: 0,
    round: 0,
    scores: [0, 0],
    log: [],
    result: null,
    soFar: { rounds: [] },
  });
});

test('a tile more often than there is, is refused where it stands', () => {
  bad({ hands: ['R5 R5', '?7'] }, '/hands/0', 'RUM-1');
  bad({ hands: ['J J', 'J'] }, '/hands/1', 'RUM-1');
  bad({ stock: 'R5 R5' }, '/stock', 'RUM-1');
  bad({ table: 'R5 R6 R7, R5 R6 R7, R5 R6 R7' }, '/table', 'RUM-1');
  bad({ stock: '?95' }, '/stock', 'RUM-1');
  bad({ stock: '?107' }, '/stock');
});

test('an invalid set is refused with its rule', () => {
  bad({ table: 'R5 R6' }, '/table', 'RUM-5');
  bad({ table: 'R5 B5 R5' }, '/table', 'RUM-4');
  bad({ table: 'R5 B6 J' }, '/table', 'RUM-6');
  bad({ table: 'R5 R6 R7,' }, '/table');
  bad({ table: 'R5 R6 ?1' }, '/table');
  bad({ table: 7 }, '/table');
});

test('words that are none are refused where they stand', () => {
  bad({ hands: ['R4'] }, '/hands');
  bad({ hands: ['R4', 'x'] }, '/hands/1');
  bad({ stock: 7 }, '/stock');
  bad({ turn: 2 }, '/turn');
  bad({ turn: null }, '/turn');
  bad({ passes: -1 }, '/passes');
  bad({ passes: 1 }, '/passes', 'RUM-12');
  bad({ melded: [true] }, '/melded');
  bad({ melded: [true, 1] }, '/melded');
  bad({ scores: [1] }, '/scores');
  bad({ log: [{ seat: 0, move: '6-6' }] }, '/log/0/move');
  bad({ soFar: { rounds: [], first: 2 } }, '/soFar/first');
  bad({ result: { end: 'out', winners: [0], points: [0, 0], left: [0, 0] } }, '/result');
});

test('sets of a position are written as they lie', () => {
  const table = 'R12 R13 J, O7 R7 J';
  const state = game.position(two, { ...fine, hands: ['R4', '?7'], table });
  assert.equal(game.view(state, null).table, 'J R12 R13, R7 O7 J');
});

test('a position whose round is over has a result', () => {
  const out = game.position(two, { hands: ['', 'R7 J'], table: 'R1 R2 R3', turn: 1 });
  assert.deepEqual([game.seat(out), game.result(out)?.points], [null, [37, -37]]);
  const stalled = game.position(two, { hands: ['R1', 'R7'], turn: 0, passes: 2 });
  assert.deepEqual([game.seat(stalled), game.result(stalled)?.end], [null, 'stalled']);
  bad({ hands: ['', ''] }, '/hands/1', 'RUM-18');
  bad({ hands: ['', 'R1'], table: '' }, '/hands/0', 'RUM-18');
  const told = { end: 'out', winners: [0], points: [7, -7], left: [0, 7] };
  bad({ hands: ['', 'R8'], turn: null, result: told }, '/result');
});

test('the moves of a rack that is not known are not listed', () => {
  const state = moment('R4 R5 R6', 'O1', true, { turn: 1 });
  assert.deepEqual(game.moves(state), []);
  assert.equal(game.timeoutMove(state), '');
});

test('an unknown rack may play what is not known to be elsewhere', () => {
  const state = moment('R4 R5 R6', 'R7 O1', true, { turn: 1 });
  const view = game.view(playAll(state, 'play R4 R5 R6 R7'), 0);
  assert.deepEqual([view.table, view.hands[1], view.turn], ['R4 R5 R6 R7', '?13', 0]);
  const both = moment('R4 R5 R6', 'R7 R7 O1', true, { turn: 1 });
  refused(() => game.play(both, 'play R4 R5 R6 R7'), {
    code: 'illegal-move',
    rule: 'RUM-13',
    detail: { reason: 'not-held', tile: 'R7' },
  });
  refused(() => game.play(state, 'play R4 R5 R6, O1 B1 K1, O1 B1 R1'), { rule: 'RUM-13' });
});

test('a rack too small can not have played', () => {
  const state = moment('R4 R5 R6', 'O1', true, { turn: 1, hands: ['O1', 'B9 ?1'] });
  refused(() => game.play(state, 'play R4 R5 R6, K1 K2 K3'), { rule: 'RUM-13' });
  assert.equal(game.view(playAll(state, 'play R4 R5 R6 R7'), 0).hands[1], '?1');
});

test('the first meld and the joker rule hold for an unknown rack', () => {
  const fresh = moment('R4 J R6', 'O1', true, { turn: 1, melded: [true, false] });
  refused(() => game.play(fresh, 'play R4 J R6, B9 K9 O9'), { rule: 'RUM-9' });
  const melded = moment('R4 J R6', 'O1', true, { turn: 1 });
  refused(() => game.play(melded, 'play R4 R6 R3, B9 K9 J'), { code: 'illegal-move' });
  assert.equal(game.seat(playAll(melded, 'play R4 R5 R6, B9 K9 J')), 0);
});

test('a draw by another seat moves one unknown tile, one’s own names it', () => {
  const other = game.view(playAll(moment('', 'O1', false, { turn: 1 }), 'draw'), 0);
  assert.deepEqual([other.hands, other.stock], [['O1', '?15'], '?39']);
  const own = moment('', 'O1 O1', false);
  assert.equal(game.view(playAll(own, 'draw R7'), 0).hands[0], 'O1 O1 R7');
  refused(() => game.play(own, 'draw O1'), {
    rule: 'RUM-12',
    detail: { reason: 'not-next', tile: 'O1' },
  });
  const known = moment('', 'O1', false, { stock: 'R3 R4' });
  refused(() => game.play(known, 'draw R4'), { rule: 'RUM-12' });
});

test('the racks turned up end the round', () => {
  const state = moment('R4 R5 R6', 'R7', true, { hands: ['R7', 'B2 ?1'] });
  const move = 'play R4 R5 R6 R7';
  const unseen = playAll(state, move);
  assert.deepEqual([game.seat(unseen), game.result(unseen)], [null, null]);
  const shown = game.play(state, move, ['', 'J B2']);
  assert.deepEqual(game.result(shown)?.points, [32, -32]);
  for (const wrong of [
    [''],
    ['', 'J'],
    ['', 'J O2'],
    ['', 'R7 B2'].with(1, '?2'),
    ['R1', 'J B2'],
  ]) {
    refused(() => game.play(state, move, wrong), { code: 'illegal-move' });
  }
  const twins = moment('R4 R5 R6', 'R7', true, { hands: ['R7', '?1'], stock: 'R9 R9' });
  refused(() => game.play(twins, move, ['', 'R9']), { code: 'illegal-move' });
  refused(() => game.play(state, 'draw', ['R7', 'J B2']), { code: 'illegal-move' });
});

test('a stalled round is told by the racks turned up, too', () => {
  const state = moment('R4 R5 R6', 'R7', true, { hands: ['R7', '?1'], stock: '', passes: 1 });
  const unseen = playAll(state, 'pass');
  assert.deepEqual([game.seat(unseen), game.result(unseen)], [null, null]);
  assert.deepEqual(game.result(game.play(state, 'pass', ['R7', 'R9']))?.points, [2, -2]);
});
