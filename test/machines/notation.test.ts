import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  formatLine,
  formatMove,
  formatSlots,
  parseLine,
  parseMove,
  parseTiles,
  readTile,
} from '../../machines/dominoes/notation.ts';
import { game, playAll, refused } from './dominoes-help.ts';

test('a tile is written with its higher half first and read either way', () => {
  assert.equal(readTile('4-6'), '6-4');
  assert.equal(readTile('6-4'), '6-4');
  for (const text of ['7-1', '6-', '64', '6–4', '6-4 ', '']) assert.equal(readTile(text), null);
});

test('moves are read leniently and written canonically', () => {
  const written = (text: string) => formatMove(parseMove(text));
  assert.equal(written('4-6@R'), '6-4@R');
  assert.equal(written(' 6-4@U '), '6-4@U');
  assert.equal(written('draw'), 'draw');
  assert.equal(written('draw  3-5'), 'draw 5-3');
  assert.equal(written('pass'), 'pass');
});

test('notation is case-sensitive and refuses what is none', () => {
  for (const text of [
    '6-4@r',
    'Draw',
    'PASS',
    '6-4@',
    '6-4@X',
    '7-4@L',
    'draw6-4',
    '',
    '6-4@L@R',
  ]) {
    refused(() => parseMove(text), { code: 'bad-notation' });
  }
});

test('unknown tiles are counted, also mixed with known ones', () => {
  assert.deepEqual(parseTiles('6-4 ?2'), ['6-4', '?', '?']);
  assert.equal(formatSlots(['6-4', '?', '?', '1-0', '?']), '6-4 ?2 1-0 ?1');
  assert.equal(formatSlots([]), '');
  assert.deepEqual(parseTiles(''), []);
  for (const text of ['?0', '?29', '?', '?-1', '6-4,5-5']) {
    refused(() => parseTiles(text), { code: 'bad-notation' });
  }
});

test('a line is read and written as its tiles lie', () => {
  assert.deepEqual(parseLine('2-6 6-6'), [
    { a: 2, b: 6 },
    { a: 6, b: 6 },
  ]);
  assert.equal(formatLine(parseLine('2-6 6-6 6-3')), '2-6 6-6 6-3');
  refused(() => parseLine('2-6 x'), { code: 'bad-notation' });
});

test('the opening tile has no arm: one given is dropped; its higher half lies to the left', () => {
  const state = game.position(game.options(), { hands: ['5-3 1-1', '?7'], turn: 0 });
  assert.deepEqual(game.moves(state), ['1-1', '5-3']);
  const view = game.view(playAll(state, '3-5@R'), 0);
  assert.equal(view.line, '5-3');
  assert.deepEqual(view.log, [{ seat: 0, move: '5-3' }]);
});

test('a left-out arm is taken where only one fits, or left where both ends show the same number', () => {
  const one = game.position(game.options(), { hands: ['5-3 6-1', '?7'], line: '6-4', turn: 0 });
  assert.equal(game.view(playAll(one, '6-1'), 0).log?.[0]?.move, '6-1@L');
  const same = game.position(game.options(), { hands: ['6-3 1-0', '?7'], line: '6-6', turn: 0 });
  assert.equal(game.view(playAll(same, '6-3'), 0).log?.[0]?.move, '6-3@L');
  const both = game.position(game.options(), {
    hands: ['6-4 1-0', '?7'],
    line: '6-5 5-4',
    turn: 0,
  });
  refused(() => game.play(both, '6-4'), {
    code: 'illegal-move',
    detail: { reason: 'which-end', tile: '6-4', fits: ['L', 'R'] },
  });
  refused(() => game.play(both, '1-0'), { code: 'illegal-move', rule: 'DRAW-7' });
});

test('moves are sorted by code unit and list both arms where the ends are equal', () => {
  const state = game.position(game.options(), {
    hands: ['6-6 6-3 6-5', '?7'],
    line: '6-1 1-2 2-6',
    turn: 0,
  });
  assert.deepEqual(game.moves(state), ['6-3@L', '6-3@R', '6-5@L', '6-5@R', '6-6@L', '6-6@R']);
});

test('draw may name the tile, and only the one that comes', () => {
  const state = game.position(game.options(), {
    hands: ['1-1', '?7'],
    line: '6-5',
    stock: '2-2 3-3',
    turn: 0,
  });
  assert.equal(game.view(playAll(state, 'draw 2-2'), 0).hands[0], '1-1 2-2');
  assert.deepEqual(game.view(playAll(state, 'draw'), 0).log, [{ seat: 0, move: 'draw 2-2' }]);
  refused(() => game.play(state, 'draw 3-3'), { code: 'illegal-move' });
});
