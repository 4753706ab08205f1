import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RULE_SETS } from '../../machines/dominoes/rule-sets.ts';
import {
  count,
  high,
  highest,
  isDouble,
  low,
  openingRank,
  pips,
  TILES,
} from '../../machines/dominoes/tile.ts';
import { dealOf, game, playAll, refused } from './dominoes-help.ts';

const ORDER =
  '6-6 5-5 4-4 3-3 2-2 1-1 0-0 6-5 6-4 6-3 5-4 6-2 5-3 6-1 5-2 4-3 6-0 5-1 4-2 5-0 4-1 3-2 4-0 3-1 3-0 2-1 2-0 1-0';

test('COM-1 the set has 28 different tiles and 168 pips, every number on 8 halves', () => {
  assert.equal(new Set(TILES).size, 28);
  assert.equal(count(TILES), 168);
  assert.equal(count(TILES.filter(isDouble)), 42);
  for (let n = 0; n <= 6; n += 1) {
    const halves = TILES.flatMap((tile) => [high(tile), low(tile)]).filter((half) => half === n);
    assert.equal(halves.length, 8);
    assert.equal(TILES.filter((tile) => high(tile) === n || low(tile) === n).length, 7);
  }
});

test('COM-2 a deal holds each tile once', () => {
  const state = game.deal(game.options({ players: 4 }), { seed: 'any' });
  assert.equal(new Set([...state.hands.flat(), ...state.stock]).size, 28);
});

test('COM-3 turns go round by seat', () => {
  const start = game.position(game.options({ players: 3, rules: 'block' }), {
    hands: ['6-1 6-5', '1-2 3-3', '2-6 4-4'],
    line: '6-6',
    turn: 0,
  });
  const turns = [
    start,
    playAll(start, '6-1@R'),
    playAll(start, '6-1@R', '2-1@R'),
    playAll(start, '6-1@R', '2-1@R', '6-2@R'),
  ];
  assert.deepEqual(turns.map(game.seat), [0, 1, 2, 0]);
});

test('COM-4 a hand counts all its pips, an empty one 0', () => {
  assert.equal(count(['6-5', '0-0', '2-1']), 14);
  assert.equal(count([]), 0);
});

test('COM-5 tiles open in the written order, 0-0 before 6-5', () => {
  const order = TILES.toSorted((a, b) => openingRank(b) - openingRank(a));
  assert.equal(order.join(' '), ORDER);
  assert.equal(highest(['6-5', '0-0']), '0-0');
  assert.equal(highest([]), undefined);
});

test('COM-6 a total equal to the target reaches it', () => {
  const options = game.options({ target: 50 });
  const points = (n: number) => ({
    rounds: [{ end: 'out' as const, winners: [0], points: [n, 0], left: [0, 9] }],
  });
  assert.equal(game.standing(options, points(49)).over, false);
  assert.deepEqual(game.standing(options, points(50)), {
    scores: [50, 0],
    over: true,
    winners: [0],
  });
});

test('COM-7 what a clock plays is one of the legal moves', () => {
  let state = game.deal(game.options({ players: 3 }), { seed: 'clock' });
  while (game.seat(state) !== null) {
    const move = game.timeoutMove(state);
    assert.ok(game.moves(state).includes(move));
    state = game.play(state, move);
  }
  assert.equal(game.timeoutMove(state), '');
});

test('COM-8 an illegal move changes nothing and says why', () => {
  const state = game.position(game.options(), { hands: ['6-5 4-4', '1-1'], line: '6-3', turn: 0 });
  const before = JSON.stringify(state);
  refused(() => game.play(state, '4-4@L'), { code: 'illegal-move', rule: 'DRAW-7' });
  refused(() => game.play(state, '1-1@L'), { code: 'illegal-move', rule: 'DRAW-7' });
  refused(() => game.play(state, 'nonsense'), { code: 'bad-notation' });
  assert.equal(JSON.stringify(state), before);
});

test('COM deal table: tiles each and left over', () => {
  const rest = (rules: keyof typeof RULE_SETS, players: 2 | 3 | 4) => {
    const { hands, stock } = game.deal(game.options({ rules, players }), { seed: 'table' });
    assert.ok(hands.every((hand) => hand.length === hands[0]?.length));
    return [hands.length, hands[0]?.length, stock.length];
  };
  assert.deepEqual(
    [2, 3, 4].map((n) => rest('draw', n as 2)),
    [
      [2, 7, 14],
      [3, 5, 13],
      [4, 5, 8],
    ],
  );
  assert.deepEqual(
    [2, 3, 4].map((n) => rest('block', n as 2)),
    [
      [2, 7, 14],
      [3, 7, 7],
      [4, 7, 0],
    ],
  );
  assert.deepEqual(
    [2, 3, 4].map((n) => rest('pip', n as 2)),
    [
      [2, 7, 14],
      [3, 6, 10],
      [4, 5, 8],
    ],
  );
  assert.deepEqual(rest('fives', 2), [2, 7, 14]);
  assert.deepEqual(rest('pip-draw-and-pass', 3), [3, 7, 7]);
  assert.deepEqual(rest('pip-team', 4), [4, 5, 8]);
  const nine = game.deal(game.options({ rules: 'fives', handSize: 9 }), { seed: 'table' });
  assert.deepEqual([nine.hands[0]?.length, nine.stock.length], [9, 10]);
});

test('COM a hand without a double opens with its heaviest tile', () => {
  const single = (tile: string) => !isDouble(tile) && pips(tile) < 9;
  const state = game.deal(game.options(), dealOf(['6-3', '5-4'], 7, single));
  assert.deepEqual(game.moves(state), ['6-3']);
});
