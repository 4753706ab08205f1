import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RoundResult } from '../../machines/index.ts';
import { game, playAll, refused } from './rummy-help.ts';

/** The last player passes on an empty pool, all others have passed before. */
function stalled(...hands: string[]): RoundResult | null {
  const players = [2, 3, 4].find((n) => n === hands.length);
  const options = game.options(Object({ players }));
  const passes = hands.length - 1;
  const state = game.position(options, { hands, table: 'R1 R2 R3', turn: passes, passes });
  assert.equal(game.result(state), null);
  return game.result(playAll(state, 'pass'));
}

test('RUM-E60 going out wins what the others hold, jokers 30', () => {
  const options = game.options({ players: 4 });
  const hands = ['R4', 'R13 J', 'B1 B2', 'K10 K10 O5'];
  const melded = [true, false, false, false];
  const state = game.position(options, { hands, table: 'R1 R2 R3', turn: 0, melded });
  const over = playAll(state, 'play R1 R2 R3 R4');
  assert.deepEqual(game.result(over), {
    end: 'out',
    winners: [0],
    points: [71, -43, -3, -25],
    left: [0, 43, 3, 25],
  });
  assert.deepEqual(game.scores(over), [71, -43, -3, -25]);
});

test('RUM-E61 two lowest racks share what the others hold above, the odd point vanishes', () => {
  assert.deepEqual(stalled('R12', 'B12', 'J', 'J R10 R5'), {
    end: 'stalled',
    winners: [0, 1],
    points: [25, 25, -18, -33],
    left: [12, 12, 30, 45],
  });
});

test('RUM-E62 the lower of two racks wins the difference', () => {
  assert.deepEqual(stalled('R8', 'R13 R7')?.points, [12, -12]);
});

test('RUM-E63 equal racks win nothing, and both win', () => {
  assert.deepEqual(stalled('R9', 'B9'), {
    end: 'stalled',
    winners: [0, 1],
    points: [0, 0],
    left: [9, 9],
  });
});

test('RUM-E64 one point is not shared by two', () => {
  assert.deepEqual(stalled('R5', 'B5', 'R6')?.points, [0, 0, -1]);
});

test('RUM-E67 a play begins the passes in a row anew', () => {
  const options = game.options({ players: 3 });
  const hands = ['R9', 'B9', 'R7 O1'];
  const state = game.position(options, {
    hands,
    table: 'R4 R5 R6',
    turn: 0,
    melded: [true, true, true],
  });
  const running = playAll(state, 'pass', 'pass', 'play R4 R5 R6 R7', 'pass', 'pass');
  assert.equal(game.seat(running), 2);
  assert.equal(game.result(playAll(running, 'pass'))?.end, 'stalled');
});

test('RUM-E68 who draws the last tile must pass, too', () => {
  const options = game.options({ players: 3 });
  const hands = ['R9', 'B9', 'R7'];
  const state = game.position(options, { hands, table: 'R4 R5 R6', turn: 0, stock: 'O1' });
  const running = playAll(state, 'draw', 'pass', 'pass');
  assert.equal(game.seat(running), 0);
  assert.equal(game.result(playAll(running, 'pass'))?.end, 'stalled');
});

test('RUM-20 the highest total wins after the last round; equal tops share', () => {
  const options = game.options({ players: 3, rounds: 3 });
  const round = (...points: number[]): RoundResult => ({
    end: 'out',
    winners: [0],
    points,
    left: points.map(() => 0),
  });
  const rounds = [round(10, -5, -5), round(-10, 5, 5)];
  assert.deepEqual(game.standing(options, { rounds }), {
    scores: [0, 0, 0],
    over: false,
    winners: [],
  });
  assert.deepEqual(game.standing(options, { rounds: [...rounds, round(7, -14, 7)] }), {
    scores: [7, -14, 7],
    over: true,
    winners: [0, 2],
  });
});

test('a hand that is over takes no more moves; nobody forfeits', () => {
  const state = game.position(game.options(), { hands: ['', 'R5'], table: 'R1 R2 R3', turn: null });
  refused(() => game.play(state, 'draw'), { code: 'over' });
  refused(() => game.forfeit(state, 0), { code: 'over' });
  const running = game.deal(game.options(), { seed: 's' });
  refused(() => game.forfeit(running, 0), { code: 'illegal-move' });
  assert.equal(game.absence(game.options()), null);
});
