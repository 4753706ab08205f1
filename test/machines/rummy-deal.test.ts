import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RoundResult, RummyState } from '../../machines/index.ts';
import { TILES } from '../../machines/rummy/tile.ts';
import { game, plain, refused } from './rummy-help.ts';

const text = (tiles: readonly string[]) => tiles.join(' ');

const result = (players: number): RoundResult => ({
  end: 'out',
  winners: [0],
  points: Array.from({ length: players }, () => 0),
  left: Array.from({ length: players }, () => 0),
});

test('options: defaults and what is accepted', () => {
  assert.deepEqual(game.options(), { players: 2, rounds: 1, clock: 0 });
  const given = { players: 4, rounds: 5, clock: 60 } as const;
  assert.deepEqual(game.options(given), given);
  const bad = (wrong: object, field: string, accepted: string | string[]) =>
    refused(() => game.options(wrong), { code: 'bad-option', detail: { field, accepted } });
  bad({ players: 5 }, 'players', ['2', '3', '4']);
  bad({ rounds: 2 }, 'rounds', ['1', '3', '5']);
  bad({ clock: -1 }, 'clock', 'a whole number from 0 to 86400');
  bad({ target: 100 }, 'target', 'nothing: there are only players, rounds, clock');
});

test('RUM-2 fourteen tiles each, the rest is the pool', () => {
  for (const [players, pool] of [
    [2, 78],
    [3, 64],
    [4, 50],
  ] as const) {
    const state = game.deal(game.options({ players }), { seed: 'any' });
    assert.deepEqual(
      state.hands.map((hand) => hand.length),
      Array.from({ length: players }, () => 14),
    );
    assert.equal(state.stock.length, pool);
    assert.deepEqual([...state.hands.flat(), ...state.stock].sort(), TILES.toSorted());
  }
});

test('RUM-3 who begins is drawn from the seed, each seat about equally often; then the next seat', () => {
  const options = game.options({ players: 3, rounds: 5 });
  const begun = [0, 0, 0];
  for (let i = 0; i < 300; i += 1) {
    const first = game.deal(options, { seed: String(i) }).turn ?? -1;
    begun[first] = (begun[first] ?? 0) + 1;
  }
  // 100 expected each; 60 is almost five standard deviations away.
  assert.ok(begun.every((n) => n > 60 && n < 140));
  const { soFar, turn } = game.deal(options, { seed: 'pip' });
  assert.equal(soFar.first, turn);
  for (const first of [0, 1, 2]) {
    const rounds = [result(3), result(3)];
    assert.equal(game.deal(options, { seed: 'pip' }, { rounds, first }).turn, (first + 2) % 3);
  }
  const rounds = [result(3)];
  assert.equal(game.deal(options, { seed: 'pip' }, { rounds }).turn, ((turn ?? 0) + 1) % 3);
});

test('RUM-3 a deal names who begins, seat 0 where it does not', () => {
  const options = game.options({ players: 3, rounds: 3 });
  assert.equal(game.deal(options, plain(3)).turn, 0);
  assert.equal(game.deal(options, plain(3, 2)).turn, 2);
  const later = { rounds: [result(3)], first: 2 };
  assert.equal(game.deal(options, plain(3), later).turn, 0);
  assert.equal(game.deal(options, plain(3, 2), later).turn, 0);
  refused(() => game.deal(options, plain(3, 1), later), { code: 'bad-record', path: '/first' });
  refused(() => game.deal(options, plain(3, 3)), { code: 'bad-record', path: '/first' });
});

test('a match that is decided is dealt no more', () => {
  refused(() => game.deal(game.options(), { seed: '' }, { rounds: [result(2)] }), { code: 'over' });
});

test('a deal that isn’t one is refused where it breaks', () => {
  const bad = (change: object, path: string) =>
    refused(() => game.deal(game.options(), { ...plain(2), ...change }), {
      code: 'bad-record',
      path,
    });
  bad({ hands: [plain(2).hands[0]] }, '/hands');
  bad({ hands: [plain(2).hands[0], 'R1'] }, '/hands/1');
  bad({ hands: [plain(2).hands[0], '?14'] }, '/hands/1');
  bad({ hands: [plain(2).hands[0], plain(2).hands[0]] }, '/stock');
  bad({ stock: '' }, '/stock');
  bad({ stock: plain(2).stock.replace('J J', 'J R1') }, '/stock');
});

const VECTORS = [
  {
    players: 2,
    seed: 'pip',
    round: 0,
    first: 1,
    hands: [
      'O5 B6 O12 R8 K8 R4 K2 B10 O10 B7 R9 B7 O1 K13',
      'R2 O13 O11 B8 O2 K5 K13 K10 R13 K3 O4 O11 B13 R5',
    ],
    stock:
      'B9 B13 R6 K4 B3 B4 K9 R11 B12 B2 O5 O7 B5 K4 R10 K3 B1 K1 O9 B11 R12 B9 O8 R10 R3 O6 K8 O9 B4 K9 R13 R2 O7 J R11 R3 R7 O2 K11 R1 B10 O3 R4 O3 K2 B11 O12 K7 O8 R6 R5 R8 R1 R7 R12 O10 K6 K7 K1 O13 B3 O6 K12 B1 B8 B12 O4 K10 K12 B2 B6 O1 R9 K5 B5 K6 K11 J',
  },
  {
    players: 3,
    seed: 'pip',
    round: 1,
    first: 2,
    hands: [
      'B13 B9 R4 O7 R8 O5 B10 R7 B11 O10 K13 K8 R3 K6',
      'R4 R1 O5 K6 K1 R1 O2 R9 B12 R6 K5 R13 O13 R2',
      'R13 B7 B13 K2 K8 O11 B5 O1 K13 K4 R3 K9 O7 B11',
    ],
    stock:
      'R11 K2 B2 B1 B5 O4 K3 O8 B4 O11 B2 R5 R9 R10 J O8 R8 O6 O4 B9 O1 K3 R6 B1 R12 R12 O13 K4 B10 O3 B4 O12 K10 B8 O10 B3 O9 B3 O6 B6 K10 B8 B7 K9 R2 R11 K7 K5 O12 O9 R10 K12 B6 K7 K11 O2 K1 R5 K11 R7 K12 O3 B12 J',
  },
  {
    players: 4,
    seed: '',
    round: 0,
    first: 2,
    hands: [
      'B3 O10 K6 O9 B8 B9 O9 O2 R5 K5 R1 R10 R9 R3',
      'K8 K7 O7 O3 B1 O5 K1 O12 O8 R7 K13 R3 R7 R9',
      'R6 K3 J R13 K8 K6 B4 B7 B13 K13 K3 R11 R5 B5',
      'B11 R4 K5 K10 B6 R8 O4 O12 B12 B12 R12 K2 O13 O11',
    ],
    stock:
      'R8 K4 R11 K11 K9 B10 O6 B7 B9 K9 O10 B3 K10 R2 R4 O5 O1 B13 B2 O3 J R10 O7 O11 O13 O1 B6 K12 R13 B11 R12 K12 O4 R6 B1 B2 K1 B10 R2 O2 K11 B5 B4 B8 K2 R1 O6 O8 K4 K7',
  },
  {
    players: 4,
    seed: 'Rummy é 🀄',
    round: 2,
    first: 3,
    hands: [
      'O9 K8 O7 B3 R12 R7 R10 B7 R8 K5 K13 B11 K12 O11',
      'B13 K10 B12 B1 O3 K7 O6 R10 B8 O8 B7 K1 B6 O13',
      'O11 R11 R4 O1 B1 R1 B5 O5 R13 K11 K4 O2 B10 K10',
      'K8 R4 R13 O12 R8 R9 J K3 R3 O10 B11 R1 O8 O4',
    ],
    stock:
      'B9 B2 O13 K2 O7 K13 K9 B2 B12 K2 O6 R2 B9 K9 K11 R6 O3 K7 K12 R9 B5 O2 R11 R3 B3 K1 K6 R12 O10 R5 O12 B6 R6 B13 K5 B10 B8 B4 O1 K3 J B4 K4 R2 K6 O4 R7 O9 R5 O5',
  },
];

for (const vector of VECTORS) {
  test(`format 1 for ever: the deal of ${JSON.stringify(vector.seed)}`, () => {
    const { players, seed, round } = vector;
    const options = game.options(Object({ players, rounds: 5 }));
    const rounds = Array.from({ length: round }, () => result(players));
    const state = game.deal(options, { seed }, { rounds });
    const { hands, stock, soFar } = state;
    assert.deepEqual(
      { players, seed, round, first: soFar.first, hands: hands.map(text), stock: text(stock) },
      vector,
    );
  });
}

test('a state is plain data', () => {
  const state: RummyState = game.deal(game.options(), { seed: 'plain' });
  assert.deepEqual(JSON.parse(JSON.stringify(state)), state);
});
