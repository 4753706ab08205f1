import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CARDS, countRanks, rankName, rankOf } from '../../machines/run-fast/card.ts';
import { beats, type Combination, readings } from '../../machines/run-fast/combination.ts';
import { readCards } from '../../machines/run-fast/notation.ts';
import { game, moment, playAll, rankText, refused } from './run-fast-help.ts';

/** 'airplane 3 up to 6 with 6': what cards are, the reading that counts first; '' for nothing. */
function told(text: string, last = false): string {
  const [reading] = readings(countRanks(readCards(text) ?? []), last);
  return reading ? describe(reading) : '';
}

function describe({ type, size, rank, others }: Combination): string {
  return `${type} ${size} to ${rankName(rank)}${others > 0 ? ` with ${others}` : ''}`;
}

/** The legal plays, by their ranks. */
function plays(hand: string, beat = ''): string[] {
  return game.moves(moment(beat, hand)).map((move) => move.split(' ').map(rankText).join(' '));
}

test('RUN-1 forty-eight cards: no 2 but that of spades, no ace of spades', () => {
  assert.equal(new Set(CARDS).size, 48);
  for (const out of ['2h', '2c', '2d', 'As']) assert.ok(!CARDS.includes(out));
  const counts = countRanks(CARDS);
  assert.deepEqual(counts, [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 1]);
});

test('RUN-2 from 3 up to the ace and the 2; suits never compare', () => {
  const order = ['3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A', '2'];
  assert.deepEqual(order.map(rankOf), [...order.keys()]);
  assert.deepEqual(
    order.map((rank) => rankOf(`${rank}s`)),
    [...order.keys()],
  );
  refused(() => game.play(moment('9d', '9s 3s'), '9s'), {
    rule: 'RUN-11',
    detail: { reason: 'too-low', type: 'single', rank: '9', beat: '9' },
  });
});

test('RUN-4 singles, pairs, pairs in sequence, straights', () => {
  assert.equal(told('2s'), 'single 1 to 2');
  assert.equal(told('10h 10c'), 'pair 1 to 10');
  assert.equal(told('3 3 4 4'), 'pairs 2 to 4');
  assert.equal(told('J J Q Q K K A A'), 'pairs 4 to A');
  assert.equal(told('3 3 5 5'), '');
  assert.equal(told('3 4 5 6'), '');
  assert.equal(told('3 4 5 6 7'), 'straight 5 to 7');
  assert.equal(told('3 4 5 6 7 8 9 10 J Q K A'), 'straight 12 to A');
  assert.equal(told('10 J Q K 2'), '');
});

test('RUN-4 the longest sequences that a hand can hold may be led', () => {
  const pairs = '3 3 4 4 5 5 6 6 7 7 8 8 9 9 10 10';
  assert.ok(plays(pairs).includes(pairs));
  const straight = '3 4 5 6 7 8 9 10 J Q K A';
  assert.ok(plays(`${straight} 3 4 5 2`).includes(straight));
});

test('RUN-5 a triple with exactly two others, equal or not', () => {
  assert.equal(told('3 3 3 4 5'), 'triple 1 to 3 with 2');
  assert.equal(told('3 3 3 4 4'), 'triple 1 to 3 with 2');
  assert.equal(told('A A A 2 3'), 'triple 1 to A with 2');
  assert.equal(told('3 3 3'), '');
  assert.equal(told('3 3 3 4'), '');
  assert.equal(told('3 3 3 4 5 6'), '');
});

test('RUN-6 airplanes with two others for each triple, other triples included', () => {
  assert.equal(told('3 3 3 4 4 4 5 6 7 8'), 'airplane 2 to 4 with 4');
  assert.equal(told('K K K A A A 3 3 3 2'), 'airplane 2 to A with 4');
  assert.equal(told('3 3 3 5 5 5 6 7 8 9'), '');
  assert.equal(told('3 3 3 4 4 4 5 6 7'), '');
});

test('RUN-6 an airplane of three carries six', () => {
  const airplane = '3 3 3 4 4 4 5 5 5 6 7 8 9 10 J';
  assert.ok(plays(`${airplane} Q`).includes(airplane));
});

test('RUN-7 four equal cards are a bomb, alone', () => {
  assert.equal(told('K K K K'), 'bomb 1 to K');
  assert.equal(told('K K K K 3'), '');
  assert.equal(told('3 3 3 3 4 4'), '');
  assert.equal(told('3 3 3 3', true), 'bomb 1 to 3');
});

test('RUN-8 a play that empties the hand may carry fewer others', () => {
  assert.equal(told('3 3 3', true), 'triple 1 to 3');
  assert.equal(told('3 3 3 4', true), 'triple 1 to 3 with 1');
  assert.equal(told('3 3 3 4 4 4', true), 'airplane 2 to 4');
  assert.equal(told('3 3 3 4 4 4 5 6 7', true), 'airplane 2 to 4 with 3');
  assert.equal(told('3 3 3 4 5 6', true), '');
  assert.equal(
    game.result(playAll(moment('', '4s 4h 4c', '5s', { hands: ['4 4 4', '5', '6 7'] }), '4 4 4'))
      ?.end,
    'out',
  );
});

test('RUN-9 four of a kind in the hand are not split, nor carried', () => {
  const state = moment('', '7s 7h 7c 7d 8s 9s 9h 9c');
  const bad = (move: string) =>
    refused(() => game.play(state, move), {
      code: 'illegal-move',
      rule: 'RUN-9',
      detail: { reason: 'splits-bomb', rank: '7' },
    });
  bad('7s');
  bad('7s 7h');
  bad('7s 7h 7c 8s 9s');
  bad('9s 9h 9c 7s 8s');
  bad('7s 7h 7c 7d 8s');
  bad('7s 7h 7c 7d 9s 9h 9c');
  assert.equal(game.view(playAll(state, '7s 7h 7c 7d'), null).beat?.play, '7s 7h 7c 7d');
});

test('RUN-10 a play counts by the highest reading that does', () => {
  assert.equal(told('3 3 3 4 4 4 5 5 5 6'), 'airplane 2 to 5 with 4');
  assert.equal(told('3 3 3 4 4 4 5 5 5 6', true), 'airplane 2 to 5 with 4');
  assert.equal(told('3 3 3 4 4 4 5 5 5 6 6', true), 'airplane 3 to 5 with 2');
  // Of one rank the most triples; two with three others would do as well.
  assert.equal(told('3 3 3 4 4 4 5 5 5', true), 'airplane 3 to 5');
  // Follows another three triples: whole, but a row of three as well.
  const beat = '3 3 3 4 4 4 5 5 5 6 6 7 7 8 8';
  const hand = '9 9 9 10 10 10 J J J Q';
  assert.deepEqual(plays(hand, beat), [hand]);
  const higher = moment('3 3 3 4 4 4 9 9 10 10', '5 5 5 6 6 6 7 7 7 8 J Q');
  const played = playAll(higher, '5 5 5 6 6 6 7 7 7 8');
  assert.deepEqual(played.beat?.reading, {
    type: 'airplane',
    size: 2,
    rank: rankOf('7'),
    others: 4,
  });
});

test('RUN-11 the same type and size, a higher rank', () => {
  const of = (text: string): Combination => {
    const [reading] = readings(countRanks(readCards(text) ?? []));
    assert.ok(reading, text);
    return reading;
  };
  const isBeaten = (low: string, high: string) => beats(of(high), of(low));
  assert.ok(isBeaten('A', '2'));
  assert.ok(!isBeaten('2', 'A'));
  assert.ok(!isBeaten('8', '8'));
  assert.ok(!isBeaten('8 8', '9'));
  assert.ok(isBeaten('3 3 4 4', '4 4 5 5'));
  assert.ok(!isBeaten('3 3 4 4', '5 5 6 6 7 7'));
  assert.ok(!isBeaten('3 4 5 6 7', '4 5 6 7 8 9'));
  assert.ok(isBeaten('8 8 8 A 2', '9 9 9 3 4'));
  assert.ok(!isBeaten('9 9 9 3 4', '9 9 9 10 10'));
});

test('RUN-12 a bomb beats all but a higher bomb', () => {
  const bomb = (text: string) => plays(`${text} 3`, '8 8 8 8');
  assert.deepEqual(bomb('9 9 9 9'), ['9 9 9 9']);
  assert.deepEqual(bomb('7 7 7 7'), ['pass']);
  const others = ['2', 'A A', 'K K A A', '10 J Q K A', 'A A A K Q', 'K K K A A A Q Q J J'];
  for (const beat of others) assert.deepEqual(plays('3 3 3 3 4', beat), ['3 3 3 3'], beat);
});

test('RUN-E25 what a triple and three singles may lead', () => {
  const legal = [...['3', '4', '5', 'Q', 'Q Q'], ...['3 4 Q Q Q', '3 5 Q Q Q', '4 5 Q Q Q']];
  assert.deepEqual(plays('Q Q Q 3 4 5'), legal.sort());
});

test('RUN-E26 sixteen cards go out as one airplane of four', () => {
  const hand = '3 3 3 4 4 4 5 5 5 6 6 6 7 8 9 10';
  assert.ok(plays(hand).includes(hand));
  const hands = [hand, 'K Q', 'K Q J'];
  const over = playAll(game.position(game.options(), { hands, turn: 0 }), hand);
  assert.equal(game.result(over)?.end, 'out');
  const { reading } = over.beat ?? {};
  assert.ok(reading && describe(reading) === 'airplane 4 to 6 with 4');
  refused(() => game.play(moment('', hand), '3 3 3 4 4 4 5 5 5 6 6 6 7 8 9'.replace(' 7', '')), {
    rule: 'RUN-8',
  });
});

test('RUN-E27 what cards are together', () => {
  const rows: [string, string, boolean?][] = [
    ['Q Q K K A A', 'pairs 3 to A'],
    ['A A 2 2', ''],
    ['A 2 3 4 5', ''],
    ['10 J Q K A', 'straight 5 to A'],
    ['J Q K A 2', ''],
    ['3 3 4 4', 'pairs 2 to 4'],
    ['K K K A A A 3 4 5 6', 'airplane 2 to A with 4'],
    ['3 3 3 3 4 5', ''],
    ['3 3 3 3 4', ''],
    ['3 3 3 4 4 4', ''],
    ['3 3 3 4 4 4', 'airplane 2 to 4', true],
    ['4 4 4 5 5 5 6 6 6 3 3 3 7 8 9', 'airplane 3 to 6 with 6'],
    ['4 4 4 5 5 5 6 6 6 3 3 3 7 8 9', 'airplane 3 to 6 with 6', true],
  ];
  for (const [cards, expected, last] of rows) assert.equal(told(cards, last), expected, cards);
});

test('10 is one card', () => {
  assert.equal(told('10'), 'single 1 to 10');
  assert.equal(told('10s 10h'), 'pair 1 to 10');
  refused(() => game.play(moment('', '10s 3s'), '1 0s'), { code: 'bad-notation' });
});
