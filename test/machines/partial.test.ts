import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DominoPosition } from '../../machines/index.ts';
import { game, playAll, refused } from './dominoes-help.ts';

const draw = game.options();
const block = game.options({ rules: 'block' });

/** Seat 0's knowledge, seat 1 to move. */
const known = (given: Partial<DominoPosition> = {}, options = draw) =>
  game.position(options, { hands: ['6-5 4-4', '?3'], line: '6-3', stock: '?5', turn: 1, ...given });

test('the moves of a hand that is not known are not listed', () => {
  assert.deepEqual(game.moves(known()), []);
  assert.equal(game.timeoutMove(known()), '');
});

test('an unknown hand may play what the position does not exclude; the tile becomes known', () => {
  const state = playAll(known(), '6-1@L');
  assert.equal(game.view(state, 0).line, '1-6 6-3');
  assert.equal(game.view(state, 0).hands[1], '?2');
  assert.deepEqual(game.moves(playAll(known(), '5-3@R')), ['6-5@L', '6-5@R']);
});

test('a tile known to be elsewhere, or an end that does not match, is excluded', () => {
  refused(() => game.play(known(), '6-5@L'), {
    code: 'illegal-move',
    detail: { reason: 'not-held', tile: '6-5' },
  });
  refused(() => game.play(known(), '6-3@L'), { code: 'illegal-move' });
  refused(() => game.play(known(), '5-5@L'), { code: 'illegal-move', rule: 'DRAW-7' });
  refused(() => game.play(known({ stock: '6-1 ?4' }), '6-1@L'), { code: 'illegal-move' });
});

test('a hand too small is excluded', () => {
  refused(() => game.play(known({ hands: ['6-5 4-4', '1-1 2-2'] }), '6-1@L'), {
    code: 'illegal-move',
  });
});

test('a known tile that would have to be played excludes drawing and passing', () => {
  const state = known({ hands: ['6-5 4-4', '6-1 ?2'] });
  refused(() => game.play(state, 'draw'), { code: 'illegal-move', rule: 'DRAW-8' });
  const blocked = known({ hands: ['6-5 4-4', '6-1 ?2'], stock: '' }, block);
  refused(() => game.play(blocked, 'pass'), { code: 'illegal-move', rule: 'DRAW-8' });
  assert.equal(game.seat(playAll(blocked, '6-2@L')), 0);
});

test('nothing is inferred from earlier passes or by counting the set', () => {
  const state = known({ passes: 1, log: [{ seat: 1, move: 'pass' }], stock: '' }, block);
  assert.equal(game.seat(playAll(state, '6-1@L')), 0);
  assert.equal(game.seat(playAll(state, 'pass')), 0);
});

test('a draw by an unknown hand moves one unknown tile', () => {
  const view = game.view(playAll(known(), 'draw'), 0);
  assert.deepEqual([view.hands[1], view.stock, view.turn, view.drew], ['?4', '?4', 1, true]);
  refused(() => game.play(known(), 'pass'), { code: 'illegal-move', rule: 'DRAW-9' });
  refused(() => game.play(known({ stock: '' }), 'draw'), { code: 'illegal-move', rule: 'DRAW-10' });
});

test("one's own draw names its tile, one that is not known elsewhere", () => {
  const state = known({ hands: ['4-4 1-1', '?3'], turn: 0 });
  assert.deepEqual(game.moves(state), ['draw']);
  const drawn = playAll(state, 'draw 6-2');
  assert.equal(game.view(drawn, 0).hands[0], '4-4 1-1 6-2');
  assert.deepEqual(game.moves(drawn), ['6-2@L']);
  refused(() => game.play(state, 'draw 4-4'), { code: 'illegal-move' });
  refused(() => game.play(state, 'draw 6-3'), { code: 'illegal-move' });
});

test('a forced opening by an unknown hand is any tile that no known tile outranks', () => {
  const state = known({ line: '', lead: 'forced' });
  assert.equal(game.seat(playAll(state, '5-5')), 0);
  assert.equal(game.seat(playAll(state, '6-6')), 0);
  refused(() => game.play(state, '3-3'), { code: 'illegal-move', rule: 'DRAW-3' });
  refused(() => game.play(state, '6-4'), { code: 'illegal-move', rule: 'DRAW-3' });
});

test('no block is inferred while a hand is unknown', () => {
  const closed = '6-0 0-1 1-6 6-2 2-3 3-6 6-6 6-4 4-5';
  const state = known({ hands: ['6-5 4-4', '?2'], line: closed, stock: '', turn: 0 });
  const played = playAll(state, '6-5@R');
  assert.deepEqual([game.result(played), game.seat(played)], [null, 1]);
});

test('the hands turned up end the round', () => {
  const closed = '6-0 0-1 1-6 6-2 2-3 3-6 6-6 6-4 4-5';
  const state = known({ hands: ['6-5 2-1', '?2'], line: closed, stock: '', turn: 0 });
  const over = game.play(state, '6-5@R', ['2-1', '5-5 1-1']);
  assert.deepEqual(game.result(over), {
    end: 'blocked',
    winners: [0],
    points: [9, 0],
    left: [3, 12],
  });
  assert.deepEqual(game.view(over, 0).hands, ['2-1', '5-5 1-1']);
  assert.deepEqual(game.view(over, 1).hands, ['2-1', '5-5 1-1']);
});

test('an empty hand ends the round; the result comes with the hands turned up', () => {
  const without = playAll(known({ hands: ['6-5', '?1'], turn: 0 }), '6-5@L');
  assert.deepEqual([game.seat(without), game.result(without)], [null, null]);
  refused(() => game.play(without, 'pass'), { code: 'over' });
  const all = playAll(known({ hands: ['6-5 4-4', '?1'] }), '6-1@L');
  assert.deepEqual(game.result(all)?.points, [0, 19], 'no hand is unknown any more');
  const shown = game.play(known({ hands: ['6-5', '?3'], turn: 0 }), '6-5@L', ['', '1-1 2-2 0-0']);
  assert.deepEqual(game.result(shown)?.points, [6, 0]);
});

test('hands turned up that contradict what is known, or do not end the round, are refused', () => {
  const state = known({ hands: ['6-5', '2-2 ?2'], turn: 0 });
  const bad = (shown: string[]) =>
    refused(() => game.play(state, '6-5@L', shown), { code: 'illegal-move' });
  bad(['', '1-1 0-0 3-3']);
  bad(['', '2-2 0-0']);
  bad(['', '2-2 0-0 6-3']);
  bad(['', '2-2 0-0 6-5']);
  bad(['', '2-2 ?2']);
  bad(['1-1', '2-2 0-0 3-3']);
  bad(['']);
  bad(['', 'x']);
  refused(() => game.play(known(), '6-1@L', ['6-5 4-4', '1-1 2-2']), { code: 'illegal-move' });
});

test('PIP-14 a wrong placement by an unknown hand stays unknown', () => {
  const strict = game.options({ rules: 'pip', misplay: 'strict' });
  const view = game.view(playAll(known({}, strict), '5-5@L'), 0);
  assert.deepEqual(
    [view.hands[1], view.line, view.turn, view.log?.[0]?.move],
    ['?3', '6-3', 0, '5-5@L'],
  );
});

test('hands turned up that throw when looked at are refused', () => {
  const shown = new Proxy([''], {
    get() {
      throw new Error('no');
    },
  });
  refused(() => game.play(known(), '6-1@L', shown), { code: 'illegal-move' });
});
