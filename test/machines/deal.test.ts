import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDouble, TILES } from '../../machines/dominoes/tile.ts';
import { below, dealKey, hash128, shuffle, xoshiro } from '../../machines/seed.ts';
import { dealOf, game, refused, resultOf } from './dominoes-help.ts';

const hex = (text: string) =>
  hash128(new TextEncoder().encode(text))
    .map((word) => word.toString(16).padStart(8, '0'))
    .join('');

test('the hash gives the published values of MurmurHash3 x86 128', () => {
  assert.equal(hex(''), '00000000000000000000000000000000');
  assert.equal(
    hex("I will not buy this tobacconist's, it is scratched."),
    '9b5b7ba2ef3f7866889adeaf00f3f98e',
  );
  assert.equal(
    hex('The quick brown fox jumps over the lazy dog'),
    '2f1583c3ecee2c675d7bf66ce5e91d2c',
  );
});

test('the generator gives the published values of xoshiro128**', () => {
  const next = xoshiro([1, 2, 3, 4]);
  assert.deepEqual(
    Array.from({ length: 10 }, next),
    [
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597,
      4258142804,
    ],
  );
});

test('an all-zero state does not stay zero', () => {
  const next = xoshiro([0, 0, 0, 0]);
  assert.ok(Array.from({ length: 10 }, next).some((x) => x !== 0));
});

test('a number below n draws again in the uneven last stretch', () => {
  const given = [4294967295, 7];
  assert.equal(
    below(3, () => given.shift() ?? 0),
    1,
  );
});

test('a shuffle keeps every tile and is evenly spread', () => {
  const next = xoshiro([1, 2, 3, 4]);
  const first = new Map<string, number>();
  for (let i = 0; i < 2800; i += 1) {
    const tiles = shuffle(TILES, next);
    assert.equal(new Set(tiles).size, 28);
    first.set(tiles[0] ?? '', (first.get(tiles[0] ?? '') ?? 0) + 1);
  }
  // 100 expected each; 60 is four standard deviations away.
  assert.ok([...first.values()].every((n) => n > 60 && n < 140));
  assert.equal(first.size, 28);
});

test('round, attempt and seed can not be taken for each other in a key', () => {
  const keys = [
    dealKey('dominoes', '1:2', 0, 0),
    dealKey('dominoes', '2', 0, 1),
    dealKey('dominoes', '0:2', 1, 0),
    dealKey('dominoes', '', 0, 0),
    dealKey('dominoes', 'a', 1, 11),
    dealKey('dominoes', 'a', 11, 1),
  ];
  assert.equal(new Set(keys).size, keys.length);
});

const VECTORS = [
  {
    rules: 'draw',
    players: 2,
    seed: 'pip',
    round: 0,
    hands: ['5-4 5-0 4-0 6-2 5-1 5-5 1-1', '2-2 3-2 4-4 6-3 6-5 6-0 4-2'],
    stock: '4-3 6-4 5-2 1-0 3-3 5-3 2-1 4-1 3-0 6-1 3-1 6-6 0-0 2-0',
  },
  {
    rules: 'draw',
    players: 2,
    seed: 'pip',
    round: 1,
    hands: ['3-0 3-1 3-2 6-2 4-0 1-0 4-3', '6-3 5-3 6-5 3-3 2-1 6-4 6-6'],
    stock: '4-2 2-2 6-0 5-2 4-4 4-1 5-0 0-0 6-1 2-0 5-4 1-1 5-5 5-1',
  },
  {
    rules: 'draw',
    players: 2,
    seed: '',
    round: 0,
    hands: ['4-3 4-1 5-5 6-2 2-1 5-1 6-5', '2-2 4-0 6-1 6-4 5-3 5-4 6-0'],
    stock: '6-6 3-2 0-0 3-0 5-0 4-4 1-1 2-0 6-3 1-0 3-3 3-1 4-2 5-2',
  },
  {
    rules: 'draw',
    players: 4,
    seed: 'Domino é 🁫',
    round: 0,
    hands: [
      '2-1 1-1 3-1 6-5 6-4',
      '5-5 5-4 6-3 1-0 5-3',
      '5-2 4-4 4-0 3-3 0-0',
      '5-0 3-0 5-1 6-6 3-2',
    ],
    stock: '6-2 4-3 2-0 4-1 6-1 4-2 6-0 2-2',
  },
  {
    rules: 'block',
    players: 3,
    seed: 'pip',
    round: 2,
    hands: [
      '3-1 6-0 4-3 3-0 5-4 2-0 6-1',
      '6-3 2-1 4-4 5-1 5-3 6-2 4-1',
      '5-0 1-1 5-5 4-0 0-0 4-2 6-5',
    ],
    stock: '5-2 3-2 6-6 6-4 2-2 1-0 3-3',
  },
  {
    rules: 'block',
    players: 4,
    seed: 'pip',
    round: 0,
    hands: [
      '5-4 5-0 4-0 6-2 5-1 5-5 1-1',
      '2-2 3-2 4-4 6-3 6-5 6-0 4-2',
      '4-3 6-4 5-2 1-0 3-3 5-3 2-1',
      '4-1 3-0 6-1 3-1 6-6 0-0 2-0',
    ],
    stock: '',
  },
  {
    rules: 'fives',
    players: 2,
    seed: 'pip',
    round: 0,
    hands: ['5-4 5-0 4-0 6-2 5-1 5-5 1-1', '2-2 3-2 4-4 6-3 6-5 6-0 4-2'],
    stock: '4-3 6-4 5-2 1-0 3-3 5-3 2-1 4-1 3-0 6-1 3-1 6-6 0-0 2-0',
  },
  {
    rules: 'pip',
    players: 3,
    seed: 'pip',
    round: 0,
    hands: ['5-4 5-0 4-0 6-2 5-1 5-5', '1-1 2-2 3-2 4-4 6-3 6-5', '6-0 4-2 4-3 6-4 5-2 1-0'],
    stock: '3-3 5-3 2-1 4-1 3-0 6-1 3-1 6-6 0-0 2-0',
  },
  {
    rules: 'pip-draw-and-pass',
    players: 3,
    seed: 'pip',
    round: 0,
    hands: [
      '5-4 5-0 4-0 6-2 5-1 5-5 1-1',
      '2-2 3-2 4-4 6-3 6-5 6-0 4-2',
      '4-3 6-4 5-2 1-0 3-3 5-3 2-1',
    ],
    stock: '4-1 3-0 6-1 3-1 6-6 0-0 2-0',
  },
  {
    rules: 'pip-team',
    players: 4,
    seed: 'pip',
    round: 0,
    hands: [
      '5-4 5-0 4-0 6-2 5-1',
      '5-5 1-1 2-2 3-2 4-4',
      '6-3 6-5 6-0 4-2 4-3',
      '6-4 5-2 1-0 3-3 5-3',
    ],
    stock: '2-1 4-1 3-0 6-1 3-1 6-6 0-0 2-0',
  },
] as const;

test('format 1: these seeds deal these tiles, for ever', () => {
  for (const { rules, players, seed, round, hands, stock } of VECTORS) {
    const won = resultOf({ points: new Array(players).fill(0) });
    const soFar = { rounds: new Array(round).fill(won) };
    const state = game.deal(game.options({ rules, players }), { seed }, soFar);
    assert.deepEqual(
      state.hands.map((hand) => hand.join(' ')),
      hands,
    );
    assert.equal(state.stock.join(' '), stock);
  }
});

test('the same seed deals the same round, other rounds and seeds others', () => {
  const options = game.options();
  const deal = (seed: string, rounds: number) =>
    game.deal(options, { seed }, { rounds: new Array(rounds).fill(resultOf({ points: [0, 0] })) });
  assert.deepEqual(deal('a', 0), deal('a', 0));
  assert.notDeepEqual(deal('a', 0).hands, deal('a', 1).hands);
  assert.notDeepEqual(deal('a', 0).hands, deal('b', 0).hands);
});

test('FIVE-E23 where a double must lead, deals without one are dealt again', () => {
  const options = game.options({ rules: 'fives' });
  for (let i = 0; i < 3000; i += 1) {
    const state = game.deal(options, { seed: `fives ${i}` });
    assert.ok(state.hands.flat().some(isDouble));
  }
});

test('a deal by hand is taken as it is', () => {
  const deal = dealOf(['6-6', '5-5'], 7);
  const state = game.deal(game.options(), deal);
  assert.deepEqual(
    state.hands.map((hand) => hand.join(' ')),
    deal.hands,
  );
  assert.equal(state.stock.join(' '), deal.stock);
});

test('a deal by hand that is none is refused where it breaks', () => {
  const deal = dealOf(['6-6', '5-5'], 7);
  const [first = '', second = ''] = deal.hands;
  const bad = (given: { hands: string[]; stock?: string }, path: string) =>
    refused(() => game.deal(game.options(), given), { code: 'bad-record', path });
  bad({ ...deal, hands: [first] }, '/hands');
  bad({ ...deal, hands: [first, first] }, '/hands/1');
  bad({ ...deal, hands: [first, `${second} 0-0`] }, '/hands/1');
  bad({ ...deal, hands: [first, '?7'] }, '/hands/1');
  bad({ ...deal, hands: [first, 'abc'] }, '/hands/1');
  bad({ hands: deal.hands }, '/stock');
  bad({ ...deal, stock: deal.stock.slice(4) }, '/stock');
  refused(() => game.deal(game.options({ rules: 'fives' }), noDouble()), {
    code: 'bad-record',
    rule: 'FIVE-2',
  });
});

function noDouble() {
  return dealOf(['6-5', '6-4'], 7, (tile) => !isDouble(tile));
}
