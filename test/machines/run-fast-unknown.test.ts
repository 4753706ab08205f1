/** Hands that aren’t wholly known: what may be played out of them, and what becomes known. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RunFastPosition } from '../../machines/index.ts';
import { four, game, playAll, refused } from './run-fast-help.ts';

/** Seat 1 to move with a hand that isn't wholly known, after what seat 0 played. */
function unknown(beat: string, hand: string, more: Partial<RunFastPosition> = {}, next = '?5') {
  return game.position(four, {
    hands: ['3s 9s 9h', hand, next],
    turn: 1,
    ...(beat ? { beat: { play: beat, by: 0 } } : {}),
    ...more,
  });
}

test('an unknown hand may play what is not known to be elsewhere, and it becomes known', () => {
  const state = unknown('4s', '?7');
  assert.deepEqual([game.moves(state), game.timeoutMove(state)], [[], '']);
  const view = game.view(playAll(state, '5s'), 0);
  assert.deepEqual([view.hands[1], view.beat, view.turn], ['?6', { play: '5s', by: 1 }, 2]);
  refused(() => game.play(state, '9s'), {
    code: 'illegal-move',
    rule: 'RUN-1',
    detail: { reason: 'not-held', card: '9s' },
  });
  refused(() => game.play(state, '9c 9d 9'), { rule: 'RUN-1' });
  refused(() => game.play(state, '4s'), { rule: 'RUN-1' });
  assert.equal(game.view(playAll(state, '9c'), 0).hands[1], '?6');
});

test('a card that was played before is in no hand', () => {
  const log = [
    { seat: 2, move: '6s' },
    { seat: 0, move: '7s' },
  ];
  const state = unknown('7s', '?7', { log });
  refused(() => game.play(state, '6s'), { rule: 'RUN-1' });
  refused(() => game.play(state, '6 6 6 6'), { rule: 'RUN-1' });
  assert.equal(game.seat(playAll(state, '8 8 8 8')), 2);
});

test('an unknown hand is bound by what must be beaten, and by how many cards it has', () => {
  const state = unknown('4s 4h', '?4');
  refused(() => game.play(state, '5s'), { rule: 'RUN-11' });
  refused(() => game.play(state, '3h 3c'), { rule: 'RUN-11' });
  refused(() => game.play(state, '5s 5h 6s 6h 7s'), { rule: 'RUN-1' });
  assert.equal(game.seat(playAll(state, 'pass')), 2);
  // A short triple only where it empties the hand.
  refused(() => game.play(unknown('', '?5'), '5s 5h 5c 6s'), { rule: 'RUN-8' });
  assert.equal(game.seat(playAll(unknown('', '?4'), '5s 5h 5c 6s')), null);
});

test('RUN-13 an unknown hand may pass unless its known cards beat', () => {
  refused(() => game.play(unknown('4s', '5s ?4'), 'pass'), { rule: 'RUN-13' });
  refused(() => game.play(unknown('4 4 4 5 6', '5 5 5 ?4'), 'pass'), { rule: 'RUN-13' });
  assert.equal(game.seat(playAll(unknown('4s 4h', '5s ?4'), 'pass')), 2);
  refused(() => game.play(unknown('', '?4'), 'pass'), { rule: 'RUN-14' });
});

test('RUN-9 an unknown hand does not split the bomb that it is known to hold', () => {
  refused(() => game.play(unknown('', '5 5 5 5 ?4'), '5'), { rule: 'RUN-9' });
  assert.equal(game.seat(playAll(unknown('', '5s 5h 5c ?4'), '5s')), 2);
  // What is played turns out to have been the fourth.
  refused(() => game.play(unknown('', '5s 5h 5c ?4'), '5d'), { rule: 'RUN-9' });
});

test('RUN-9 four of a kind out of an unknown hand are a bomb, alone', () => {
  const splits = (rank: string) => ({ rule: 'RUN-9', detail: { reason: 'splits-bomb', rank } });
  refused(() => game.play(unknown('', '?9'), '5s 5h 5c 5d 4s'), splits('5'));
  refused(() => game.play(unknown('', '?9'), '5s 5h 5c 5d 4s 4h 4c'), splits('5'));
  refused(() => game.play(unknown('4 4 4 6 7', '?9'), '5s 5h 5c 5d 7s'), splits('5'));
  assert.equal(game.seat(playAll(unknown('', '?9'), '5s 5h 5c 5d')), 2);
});

test('RUN-15 an unknown hand plays its highest single, as far as that is known', () => {
  const warned = (hand: string, log: RunFastPosition['log'] = []) =>
    unknown('', hand, { log }, '?1');
  assert.equal(game.seat(playAll(warned('?4'), '5s')), 2);
  refused(() => game.play(warned('As ?4'.replace('As', 'Ah')), '5s'), { rule: 'RUN-15' });
  refused(() => game.play(warned('Ks ?2'), '5s'), { rule: 'RUN-15' });
  const gone = [
    { seat: 1, move: 'Kh' },
    { seat: 2, move: 'pass' },
    { seat: 0, move: 'pass' },
  ];
  refused(() => game.play(warned('Ks ?5', gone), '5s'), { rule: 'RUN-15' });
  // Four kings are possible: one of the unknown cards is the five.
  refused(() => game.play(warned('Ks ?3'), '5s'), { rule: 'RUN-15' });
  assert.equal(game.seat(playAll(warned('Ks ?4'), '5s')), 2);
  refused(() => game.play(warned('Ks Qs ?6'), '5s'), { rule: 'RUN-15' });
  assert.equal(game.seat(playAll(warned('Ks Qs ?7'), '5s')), 2);
});

test('the hands turned up end the round', () => {
  const state = game.position(four, { hands: ['3s', '4s ?1', '?2'], turn: 0 });
  const unseen = playAll(state, '3s');
  assert.deepEqual([game.seat(unseen), game.result(unseen)], [null, null]);
  const shown = game.play(state, '3s', ['', '5s 4s', '2s 6h']);
  assert.deepEqual(game.result(shown)?.points, [4, -2, -2]);
  assert.deepEqual(game.view(shown, 0).hands, ['', '5s 4s', '2s 6h']);
  for (const wrong of [
    ['', '5s 4s'],
    ['', '5s', '2s 6h'],
    ['', '5s 6s', '2s 6h'],
    ['', '5s 4s', '2s 5s'],
    ['', '5s 4s', '2s 3s'],
    ['', '5s 4s', '?2'],
    ['3h', '5s 4s', '2s 6h'],
  ]) {
    refused(() => game.play(state, '3s', wrong), { code: 'illegal-move', rule: 'RUN-1' });
  }
  const running = game.position(four, { hands: ['3s 9s', '4s ?1', '?2'], turn: 0 });
  refused(() => game.play(running, '3s', ['9s', '5s 4s', '2s 6h']), { code: 'illegal-move' });
});
