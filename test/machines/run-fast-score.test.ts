import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RoundResult } from '../../machines/index.ts';
import { game, PLAIN, playAll } from './run-fast-help.ts';

/** Cards that nobody needs to know: so many of them, lowest first, none of them the winner's. */
const SOME = '3s 4s 5s 6s 7s 8s 9s 10s Js Qs Ks Ah 3h 4h 5h 6h';
const OTHERS = '3c 4c 5c 6c 7c 8c 9c 10c Jc Qc Kc Ac 3d 4d 5d 6d';

function some(count: number, of: string): string {
  return of.split(' ').slice(0, count).join(' ');
}

interface Row {
  id: string;
  /** Seat 0 wins unless said. */
  winner?: 0 | 1;
  /** Cards left with the two others, in seat order. */
  left: [number, number];
  bombs?: [number, number, number];
  /** Seats that never played a card. */
  shutOut?: number[];
  points: [number, number, number];
}

const ROWS: readonly Row[] = [
  { id: 'RUN-E40 a point for each card left', left: [5, 9], points: [14, -5, -9] },
  { id: 'RUN-E41 a bomb', left: [5, 9], bombs: [0, 1, 0], points: [9, 5, -14] },
  {
    id: 'RUN-E42 a bomb that is bombed is paid for, too',
    left: [3, 4],
    bombs: [1, 0, 1],
    points: [12, -13, 1],
  },
  {
    id: 'RUN-E43 who never played a card pays double',
    left: [2, 16],
    shutOut: [2],
    points: [34, -2, -32],
  },
  { id: 'RUN-E44 both shut out', left: [16, 16], shutOut: [1, 2], points: [64, -32, -32] },
  {
    id: 'RUN-E45 both shut out, two bombs',
    left: [16, 16],
    shutOut: [1, 2],
    bombs: [2, 0, 0],
    points: [84, -42, -42],
  },
  { id: 'RUN-E46 one card left costs one point', left: [1, 1], points: [2, -1, -1] },
  {
    id: 'RUN-E47 a loser’s bomb',
    winner: 1,
    left: [12, 1],
    bombs: [1, 0, 0],
    points: [-2, 8, -6],
  },
];

for (const { id, winner = 0, left, bombs = [0, 0, 0], shutOut = [], points } of ROWS) {
  test(id, () => {
    const hands = [some(left[0], SOME), some(left[1], OTHERS)].toSpliced(winner, 0, '2s');
    const played = [0, 1, 2].map((seat) => !shutOut.includes(seat));
    const state = game.position(game.options(), { hands, turn: winner, played, bombs });
    const bombed = [0, 1, 2].map((seat) => {
      const all = bombs.reduce((sum, count) => sum + count, 0);
      const own = bombs[seat] ?? 0;
      return 10 * own - 5 * (all - own);
    });
    assert.deepEqual(game.scores(state), bombed);
    const over = playAll(state, '2s');
    const result: RoundResult = {
      end: 'out',
      winners: [winner],
      points,
      inPlay: bombed,
      left: left.toSpliced(winner, 0, 0),
    };
    assert.deepEqual(game.result(over), result);
    assert.deepEqual(game.scores(over), points);
  });
}

test('RUN-18 a seat that played one card and holds fifteen pays once for each', () => {
  const hands = ['2s', some(15, SOME), some(16, OTHERS)];
  const state = game.position(game.options(), { hands, turn: 0 });
  assert.deepEqual(state.played, [true, true, false]);
  assert.deepEqual(game.result(playAll(state, '2s'))?.points, [47, -15, -32]);
});

test('RUN-18 a play tells that a seat has played, a pass does not', () => {
  const dealt = game.deal(game.options(), PLAIN);
  assert.deepEqual(dealt.played, [false, false, false]);
  const two = playAll(dealt, '3s 3h 3c 3d', '7s 7h 7c 7d');
  assert.deepEqual(two.played, [true, true, false]);
  const hands = ['2s 3s', '?16', '?16'];
  const start = game.position(game.options(), { hands, turn: 0 });
  assert.deepEqual(playAll(start, '2s', 'pass', 'pass').played, [true, false, false]);
});

test('RUN-19 bombs are paid at once, also the last play and one on another', () => {
  const hands = ['7 7 7 7', '8 8 8 8 3', '9 5 4'];
  let state = game.position(game.options(), { hands, turn: 2 });
  state = playAll(state, '9');
  assert.deepEqual(game.scores(state), [0, 0, 0]);
  const over = playAll(state, '7 7 7 7');
  assert.deepEqual(game.result(over)?.points, [10 + 7, -5 - 5, -5 - 2]);
  assert.deepEqual(game.result(over)?.inPlay, [10, -5, -5]);
  const both = game.position(game.options(), {
    hands: ['7 7 7 7 3', '8 8 8 8 3', '9 5 4'],
    turn: 0,
  });
  const bombed = playAll(both, '7 7 7 7', '8 8 8 8');
  assert.deepEqual(game.scores(bombed), [5, 5, -10]);
  assert.deepEqual(game.view(bombed, null).inPlay, [5, 5, -10]);
});

function standing(...rounds: number[][]) {
  const results = rounds.map(
    (points): RoundResult => ({ end: 'out', winners: [0], points, left: [0, 1, 1] }),
  );
  return game.standing(game.options(), { rounds: results });
}

test('RUN-E50 equal tops share the match', () => {
  const quarter = [5, 5, -10];
  assert.deepEqual(standing(quarter, quarter, quarter, quarter), {
    scores: [20, 20, -40],
    over: true,
    winners: [0, 1],
  });
});

test('RUN-20 four hands or eight, the highest total wins', () => {
  const one = [3, -1, -2];
  assert.deepEqual(standing(one, one, one), { scores: [9, -3, -6], over: false, winners: [] });
  assert.deepEqual(standing(one, one, one, one).winners, [0]);
  const eight = game.options({ rounds: 8 });
  const result: RoundResult = { end: 'out', winners: [1], points: [-1, 3, -2], left: [1, 0, 2] };
  const rounds = Array.from({ length: 7 }, () => result);
  assert.equal(game.standing(eight, { rounds }).over, false);
  assert.deepEqual(game.standing(eight, { rounds: [...rounds, result] }).winners, [1]);
});
