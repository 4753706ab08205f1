/** In which order the cards of a hand, and of a play, lie. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { grouped, laidOut } from '../../components/run-fast-table/grouping.ts';

test('RUN-2 a hand is sorted from low to high, equal ranks together, whatever order it comes in', () => {
  const hand = ['Kd', '3s', '10h', '2s', '3h', 'Ah', '10d', '9c'];
  const groups = [['3s', '3h'], ['9c'], ['10h', '10d'], ['Kd'], ['Ah'], ['2s']];
  assert.deepEqual(grouped(hand, 'rank'), groups);
  assert.deepEqual(grouped(hand.toReversed(), 'rank'), groups);
});

test('RUN-4, RUN-6, RUN-7 a hand is grouped by what it makes: sequences, triples, bombs, each whole', () => {
  const makes = (text: string) => grouped(text.split(' '), 'use').map((cards) => cards.join(' '));
  assert.deepEqual(makes('5s 4s 3s 7s 6s Kd Kh'), ['3s 4s 5s 6s 7s', 'Kh Kd']);
  assert.deepEqual(makes('7s 7h 7c 7d 8s'), ['7s 7h 7c 7d', '8s']);
  assert.deepEqual(makes('4s 4h 5s 5h 6s 6h 2s'), ['4s 4h 5s 5h 6s 6h', '2s']);
  assert.deepEqual(makes('9s 9h 9c 10s 10h 10c 3s'), ['3s', '9s 9h 9c 10s 10h 10c']);
  // No sequence holds a 2, and an ace is high.
  assert.deepEqual(makes('Js Qs Ks Ah 2s').length, 5);
  const hand = '3s 3h 3c 4s 5s 6s 7s 8s 8h 8c Jd Qd Kd Ah Ac 2s'.split(' ');
  const cards = grouped(hand, 'use').flat();
  assert.deepEqual(cards.toSorted(), hand.toSorted());
});

test('groups that a play leaves whole stay as they stand; single cards and what it tore are grouped anew', () => {
  const after = (text: string, ...played: string[]) => {
    const hand = text.split(' ');
    const left = hand.filter((card) => !played.includes(card));
    return grouped(left, 'use', grouped(hand, 'use')).map((cards) => cards.join(' '));
  };
  const hand = '3s 4s 5s 6s 7s 7h 8s 9s 9h Jd Kd Kh';
  assert.deepEqual(after(hand, 'Jd'), ['3s 4s 5s 6s 7s 8s 9s', '7h', '9h', 'Kh Kd']);
  assert.deepEqual(after(hand, 'Kd'), ['3s 4s 5s 6s 7s 8s 9s', '7h', '9h', 'Jd', 'Kh']);
  assert.deepEqual(after(hand, '3s', '4s', '5s', '6s', '8s'), ['7s 7h', '9s 9h', 'Jd', 'Kh Kd']);
  // Anew, the 10 of spades would leave its straight.
  const triple = '5h 6s 6c 7s 8c 9s 10s 10c 10d Ah Ac Ad';
  assert.deepEqual(after(triple, 'Ah', 'Ac', 'Ad'), ['5h 6s 7s 8c 9s 10s', '6c', '10c 10d']);
  // Another hand is grouped from the beginning.
  const stood = grouped(['9h', '9s'], 'use');
  const other = ['9s', '10s', 'Js', 'Qs', 'Ks', '9h'];
  assert.deepEqual(grouped(other, 'use', stood), grouped(other, 'use'));
});

test('RUN-5, RUN-6 what counts lies first, then what it carries', () => {
  const triple = { type: 'triple', size: 1, rank: 6, others: 2 } as const;
  const nines = laidOut(['3d', '9s', '4c', '9h', '9c'], triple);
  assert.deepEqual(nines, ['9s', '9h', '9c', '3d', '4c']);
  const two = { type: 'airplane', size: 2, rank: 2, others: 4 } as const;
  const airplane = '3s 3h 3c 4s 4h 4c 5s 5h 5c 6d'.split(' ').toReversed();
  assert.deepEqual(laidOut(airplane, two).join(' '), '4s 4h 4c 5s 5h 5c 3s 3h 3c 6d');
  assert.deepEqual(laidOut(['4s', '3h'], null), ['3h', '4s']);
});
