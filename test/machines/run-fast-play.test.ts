import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PipErrorDetail } from '../../machines/index.ts';
import { game, moment, playAll, refused } from './run-fast-help.ts';

interface Row {
  id: string;
  table: string;
  hand: string;
  /** Cards in the next player's hand: '1!' of the rules is 1. */
  next?: number;
  legal: string[];
  refused?: { move: string; rule: string; detail?: PipErrorDetail }[];
}

const mustBeat = { move: 'pass', rule: 'RUN-13', detail: { reason: 'must-beat' } };

const ROWS: readonly Row[] = [
  {
    id: 'RUN-E1 a pair that beats must be played',
    table: '8 8',
    hand: '10 10 4 7',
    legal: ['10 10'],
    refused: [mustBeat],
  },
  {
    id: 'RUN-E2 nothing beats: a pass',
    table: '10 10',
    hand: '9 9 4 7',
    legal: ['pass'],
    refused: [{ move: '9 9', rule: 'RUN-11' }],
  },
  {
    id: 'RUN-E3 four of a kind beat only together',
    table: '6',
    hand: '7 7 7 7 8 9',
    legal: ['7 7 7 7', '8', '9'],
    refused: [mustBeat, { move: '7', rule: 'RUN-9', detail: { reason: 'splits-bomb', rank: '7' } }],
  },
  {
    id: 'RUN-E4 a bomb is forced',
    table: '6',
    hand: '7 7 7 7 5',
    legal: ['7 7 7 7'],
    refused: [mustBeat],
  },
  {
    id: 'RUN-E5 the lowest bomb beats a pair of aces',
    table: 'A A',
    hand: '3 3 3 3 5',
    legal: ['3 3 3 3'],
    refused: [mustBeat],
  },
  {
    id: 'RUN-E6 a bomb beats the 2, and goes out',
    table: '2',
    hand: '9 9 9 9',
    legal: ['9 9 9 9'],
    refused: [mustBeat],
  },
  {
    id: 'RUN-E7 the 2 is forced on an ace',
    table: 'A',
    hand: '2 3',
    legal: ['2'],
    refused: [mustBeat, { move: '3', rule: 'RUN-11' }],
  },
  {
    id: 'RUN-E8 a straight follows with its own length',
    table: '3 4 5 6 7',
    hand: '4 5 6 7 8 9',
    legal: ['4 5 6 7 8', '5 6 7 8 9'],
    refused: [
      {
        move: '4 5 6 7 8 9',
        rule: 'RUN-11',
        detail: { reason: 'other-size', type: 'straight', size: 6, need: 5 },
      },
    ],
  },
  {
    id: 'RUN-E10 pairs compare by their highest',
    table: 'Q Q J J',
    hand: '3 3 4 4 K K A A',
    legal: ['K K A A'],
  },
  {
    id: 'RUN-E11 a triple follows with two others',
    table: '5 5 5 3 4',
    hand: 'K K K 7 8 9',
    legal: ['7 8 K K K', '7 9 K K K', '8 9 K K K'],
    refused: [
      {
        move: 'K K K',
        rule: 'RUN-8',
        detail: { reason: 'triple-needs-two', triples: 1, need: 2, have: 0 },
      },
      { move: 'K K K 7', rule: 'RUN-8' },
    ],
  },
  {
    id: 'RUN-E12 a short triple follows when it goes out',
    table: '5 5 5 3 4',
    hand: 'K K K 7',
    legal: ['7 K K K'],
    refused: [mustBeat],
  },
  {
    id: 'RUN-E13 a bare triple follows when it goes out',
    table: '5 5 5 3 4',
    hand: 'K K K',
    legal: ['K K K'],
    refused: [mustBeat],
  },
  { id: 'RUN-E14 a lower triple passes', table: '5 5 5 3 4', hand: '4 4 4 7 8', legal: ['pass'] },
  { id: 'RUN-E15 aces beat kings', table: 'K K K 5 6', hand: 'A A A 3 4', legal: ['3 4 A A A'] },
  {
    id: 'RUN-E17 an airplane with one other goes out',
    table: '3 3 3 4 4 4 5 8 9 10',
    hand: '6 6 6 7 7 7 3',
    legal: ['3 6 6 6 7 7 7'],
    refused: [mustBeat],
  },
  {
    id: 'RUN-E18 a bomb on a bomb is forced',
    table: '4 4 4 4',
    hand: '8 8 8 8 5',
    legal: ['8 8 8 8'],
    refused: [mustBeat],
  },
  {
    id: 'RUN-E20 following before a last card, only the highest single',
    table: '5',
    hand: 'K 6 4',
    next: 1,
    legal: ['K'],
    refused: [
      {
        move: '6',
        rule: 'RUN-15',
        detail: { reason: 'highest-single', rank: '6', need: 'K' },
      },
      mustBeat,
    ],
  },
  {
    id: 'RUN-E21 the highest doesn’t beat: a pass',
    table: 'A',
    hand: 'K 6 4',
    next: 1,
    legal: ['pass'],
  },
  {
    id: 'RUN-E22 leading before a last card',
    table: '',
    hand: '3 3 9',
    next: 1,
    legal: ['3 3', '9'],
    refused: [{ move: '3', rule: 'RUN-15' }],
  },
  {
    id: 'RUN-E24 nothing but a bomb: it is led',
    table: '',
    hand: '5 5 5 5',
    next: 1,
    legal: ['5 5 5 5'],
    refused: [{ move: '5', rule: 'RUN-9' }],
  },
];

for (const { id, table, hand, next, legal, refused: no = [] } of ROWS) {
  test(id, () => {
    const state = moment(table, hand, next);
    assert.deepEqual(game.moves(state), legal);
    for (const move of legal) game.play(state, move);
    for (const facts of no) {
      const { move, ...why } = facts;
      refused(() => game.play(state, move), { code: 'illegal-move', ...why });
    }
  });
}

test('RUN-15 cards in one’s own bomb are not the highest', () => {
  const state = moment('', '9 9 9 9 8 3', 1);
  assert.deepEqual(game.moves(state), ['8', '9 9 9 9']);
  refused(() => game.play(state, '3'), {
    rule: 'RUN-15',
    detail: { reason: 'highest-single', rank: '3', need: '8' },
  });
});

test('RUN-15 only singles are bound, and only when the next player holds exactly one card', () => {
  assert.deepEqual(game.moves(moment('', '3 3 9', 2)), ['3', '3 3', '9']);
  // Seat 2, not the next player, holds one card.
  const hands = ['3 3 9', '?5', '?1'];
  assert.deepEqual(game.moves(moment('', '', 5, { hands })), ['3', '3 3', '9']);
});

test('RUN-16 before a last card a single is beaten by the highest or by a bomb', () => {
  assert.deepEqual(game.moves(moment('5', 'K 6 7 7 7 7', 1)), ['7 7 7 7', 'K']);
  assert.deepEqual(game.moves(moment('K', 'K 6 7 7 7 7', 1)), ['7 7 7 7']);
  assert.deepEqual(game.moves(moment('K', 'K 6', 1)), ['pass']);
});

test('RUN-17 a round ends with the last card, whatever the others hold', () => {
  const hands = ['3s', '4s 4h 4c 4d 5s', '6s 7s'];
  const over = playAll(game.position(game.options(), { hands, turn: 0 }), '3s');
  assert.deepEqual([over.turn, game.result(over)?.winners], [null, [0]]);
  refused(() => game.play(over, '4s 4h 4c 4d'), { code: 'over' });
});

test('of equal cards the first in suit order is listed, and any may be played', () => {
  const state = moment('', '9d 9c 9s 4h');
  assert.deepEqual(game.moves(state), ['4h', '4h 9s 9c 9d', '9s', '9s 9c']);
  assert.equal(game.view(playAll(state, '9d'), null).log?.at(-1)?.move, '9d');
  assert.equal(game.view(playAll(state, '9d 9c'), null).log?.at(-1)?.move, '9c 9d');
  assert.equal(game.view(playAll(state, '9'), null).log?.at(-1)?.move, '9s');
});

test('what is not held, or no card at all, is refused', () => {
  const state = moment('', '3s 4h');
  for (const move of ['5s', '3h', '3s 3s', '4s']) {
    refused(() => game.play(state, move), { code: 'illegal-move', rule: 'RUN-1' });
  }
  for (const move of ['', '3x', '2h', 'As', 'S3', 'passes', '3s, 4h']) {
    refused(() => game.play(state, move), { code: 'bad-notation' });
  }
});
