import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RoundResult, RunFastState } from '../../machines/index.ts';
import { CARDS } from '../../machines/run-fast/card.ts';
import { four, game, PLAIN, refused } from './run-fast-help.ts';

const text = (cards: readonly string[]) => cards.join(' ');

const won = (seat: number): RoundResult => ({
  end: 'out',
  winners: [seat],
  points: [0, 1, 2].map((other) => (other === seat ? 2 : -1)),
  inPlay: [0, 0, 0],
  left: [0, 1, 2].map((other) => (other === seat ? 0 : 1)),
});

test('options: defaults and what is accepted', () => {
  assert.deepEqual(four, { rounds: 4, clock: 0 });
  assert.deepEqual(game.options({ rounds: 8, clock: 20 }), { rounds: 8, clock: 20 });
  const bad = (wrong: object, field: string, accepted: string | string[]) =>
    refused(() => game.options(wrong), { code: 'bad-option', detail: { field, accepted } });
  bad({ rounds: 5 }, 'rounds', ['4', '8']);
  bad({ clock: -1 }, 'clock', 'a whole number from 0 to 86400');
  bad({ players: 3 }, 'players', 'nothing: there are only rounds, clock');
});

test('RUN-1 sixteen cards each, none left', () => {
  const { hands } = game.deal(four, { seed: 'any' });
  assert.deepEqual(
    hands.map((hand) => hand.length),
    [16, 16, 16],
  );
  assert.deepEqual(hands.flat().sort(), CARDS.toSorted());
});

test('RUN-3 the three of spades leads the first hand, any play, the three need not be in it', () => {
  const first = game.deal(four, PLAIN);
  assert.equal(first.turn, 0);
  assert.equal(game.seat(game.play(first, '4s 4h 4c 4d')), 1);
  const [one = '', two = '', three = ''] = PLAIN.hands;
  assert.equal(game.deal(four, { hands: [two, one, three] }).turn, 1);
  for (const seed of ['a', 'b', 'c', 'd']) {
    const { hands, turn } = game.deal(four, { seed });
    assert.ok(turn !== null && hands[turn]?.includes('3s'));
  }
});

test('RUN-3 a later hand is led by the winner of the one before', () => {
  for (const seat of [0, 1, 2]) {
    const state = game.deal(four, PLAIN, { rounds: [won(0), won(seat)] });
    assert.deepEqual([state.turn, state.round], [seat, 2]);
  }
  const { before } = game.deal(four, PLAIN, { rounds: [won(1)] });
  assert.deepEqual(before, [-1, 2, -1]);
});

test('a match that is decided is dealt no more', () => {
  const rounds = [won(0), won(1), won(2), won(0)];
  refused(() => game.deal(four, { seed: '' }, { rounds }), { code: 'over' });
  assert.equal(game.deal(game.options({ rounds: 8 }), { seed: '' }, { rounds }).round, 4);
});

test('a deal that isn’t one is refused where it breaks', () => {
  const [one = '', two = '', three = ''] = PLAIN.hands;
  const bad = (change: object, path: string) =>
    refused(() => game.deal(four, { ...PLAIN, ...change }), {
      code: 'bad-record',
      rule: 'RUN-1',
      path,
    });
  bad({ hands: [one, two] }, '/hands');
  bad({ hands: [one, two, '3s'] }, '/hands/2');
  bad({ hands: [one, two, two] }, '/hands/2');
  bad({ hands: [one, two, '?16'] }, '/hands/2');
  bad({ hands: [one, two.replace('7s', '7'), three] }, '/hands/1');
  bad({ hands: [one, two.replace('7s', '2h'), three] }, '/hands/1');
  bad({ stock: '3s' }, '/stock');
});

const VECTORS = [
  {
    seed: 'pip',
    round: 0,
    hands: [
      '3d Js Ah 10s 9s 5h 10d 9c 8d 8c 2s 6d 10h Ks 5s 4s',
      '7c 5c Kd 8s Qc Qd 5d 7h Jc 4h 7s Kc 4d 7d 9d 10c',
      '6s Qs 6h 3c 3h 8h 4c Ac 9h Ad 6c Kh Qh 3s Jd Jh',
    ],
  },
  {
    seed: 'pip',
    round: 1,
    hands: [
      '9c Qs 8c 3d Kh 5h 5s 8d 6h Ac 6s 4s 8s 5c Jc 3s',
      'Jd 4h 7c Qd 10h 2s 10d 7h Jh 9s 4d 3c Ah 4c 3h 9h',
      'Kc Qc 9d Ad 5d Ks 6d 10s 7d Kd 6c 10c 7s 8h Qh Js',
    ],
  },
  {
    seed: '',
    round: 0,
    hands: [
      '3d Qc 3h 5c Kh 7s Jd 8h Jh Jc Qd 10h 3s Ks 7d 10s',
      '8s 7c 8d Ah 9s 9c 5h 6d 5d Ad 3c 4d Qh 10c 9h 10d',
      '2s 4h 8c 6c 7h 6h Kc 4c 5s Ac Qs 6s 9d 4s Kd Js',
    ],
  },
  {
    seed: 'Run Fast é 🂡',
    round: 7,
    hands: [
      'Ah Kd 9s 7s 2s 5d 6d 7d 5h 10s 10c Jd 3s 6c Ks 3h',
      '3d 10d Qh 4c 6h Qs 8d 9d 9h 9c Qd Jc Kh 7c 8h 5c',
      '4s Jh 8c Qc 4h 3c 10h Js Kc Ad Ac 8s 7h 6s 5s 4d',
    ],
  },
];

for (const vector of VECTORS) {
  test(`format 1 for ever: the deal of ${JSON.stringify(vector.seed)}`, () => {
    const { seed, round } = vector;
    const rounds = Array.from({ length: round }, () => won(0));
    const { hands } = game.deal(game.options({ rounds: 8 }), { seed }, { rounds });
    assert.deepEqual({ seed, round, hands: hands.map(text) }, vector);
  });
}

test('a state is plain data', () => {
  const state: RunFastState = game.play(game.deal(four, PLAIN), '3s 3h 3c 3d');
  assert.deepEqual(JSON.parse(JSON.stringify(state)), state);
});
