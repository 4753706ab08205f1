import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hintedPlays } from '../../components/run-fast-table/hints.ts';
import { legalPlays } from '../../machines/run-fast/explain.ts';

/** The hints of a hand that follows this, or leads. */
function hints(hand: string, beat: string | null, first: string | null = null): string[] {
  const view = {
    me: 0,
    turn: 0,
    hands: [hand, '?9', '?9'],
    ...(beat === null ? {} : { beat: { play: beat, by: 2 } }),
  };
  const plays = hintedPlays(legalPlays(view), hand.split(' '), first, beat === null);
  return plays.map(({ cards }) => cards.join(' '));
}

test('a bot’s move comes first, then the lowest that beats', () => {
  assert.deepEqual(hints('5s 5h 9s 9h Js Jh Ks', '4s 4h', 'Js Jh'), ['Js Jh', '5s 5h', '9s 9h']);
});

test('what belongs together is torn last, but before a bomb', () => {
  const found = hints('5s 6s 7s 8s 9s Ks 3s 3h 3c 3d', '4s');
  assert.equal(found[0], 'Ks');
  assert.equal(found.at(-1), '3s 3h 3c 3d');
});

test('of triples that differ only in what they carry the one that tears the least is shown', () => {
  const found = hints('6s 6h 6c 4s 8s 10s 10h Ks Kh', '5s 5h 5c 3s 3h');
  assert.deepEqual(found, ['4s 6s 6h 6c 8s']);
});

test('a bot’s triple isn’t hinted at again with other cards', () => {
  const hand = '6s 6h 6c 4s 8s 10s 10h Ks Kh';
  assert.deepEqual(hints(hand, '5s 5h 5c 3s 3h', '6s 6h 6c 8s 10s'), ['6s 6h 6c 8s 10s']);
});

test('leading, the longest come first', () => {
  const found = hints('5s 6s 7s 8s 9s Ks Kh 3s', null);
  assert.equal(found[0], '5s 6s 7s 8s 9s');
  assert.ok(found.indexOf('Ks Kh') < found.indexOf('3s'));
});

test('each is a play of its own', () => {
  const found = hints('5s 5h 5c 6s 6h 6c 9s Js Ks Kh', null);
  assert.equal(new Set(found).size, found.length);
  assert.ok(found.length <= 12);
});
