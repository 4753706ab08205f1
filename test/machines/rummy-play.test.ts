import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PipErrorDetail } from '../../machines/index.ts';
import { game, moment, playAll, refused } from './rummy-help.ts';

interface Row {
  id: string;
  melded: boolean;
  before: string;
  rack: string;
  after: string;
  /** The rule that refuses; absent = legal. */
  rule?: string;
  detail?: PipErrorDetail;
}

const u = { melded: false };
const m = { melded: true };
const R4to7 = 'R4 R5 R6 R7';

const ROWS: readonly Row[] = [
  { id: 'RUM-E20', ...u, before: '', rack: 'R10 B10 K10 O2', after: 'R10 B10 K10' },
  {
    id: 'RUM-E21',
    ...u,
    before: '',
    rack: 'R9 B9 K9 R2',
    after: 'R9 B9 K9',
    rule: 'RUM-9',
    detail: { reason: 'first-meld', need: 30, have: 27 },
  },
  {
    id: 'RUM-E22',
    ...u,
    before: 'K1 K2 K3',
    rack: 'R1 R2 R3 R8 B8 K8 O9',
    after: 'K1 K2 K3, R1 R2 R3, R8 B8 K8',
  },
  {
    id: 'RUM-E24',
    ...u,
    before: 'K4 K5 K6',
    rack: 'K7 R10 B10 K10',
    after: 'K4 K5 K6 K7, R10 B10 K10',
    rule: 'RUM-10',
    detail: { reason: 'table-touched', set: 'K4 K5 K6' },
  },
  { id: 'RUM-E25', ...u, before: '', rack: 'R10 J J O1', after: 'R10 J J' },
  {
    id: 'RUM-E26',
    ...u,
    before: '',
    rack: 'R10 J J O1',
    after: 'J J R10',
    rule: 'RUM-9',
    detail: { reason: 'first-meld', need: 30, have: 27 },
  },
  { id: 'RUM-E27', ...u, before: '', rack: 'R9 J J O1', after: 'R9 J J' },
  {
    id: 'RUM-E27',
    ...u,
    before: '',
    rack: 'R9 J J O1',
    after: 'J R9 J',
    rule: 'RUM-9',
    detail: { reason: 'first-meld', need: 30, have: 27 },
  },
  { id: 'RUM-E28', ...m, before: R4to7, rack: 'B7 K7 O1', after: 'R4 R5 R6, R7 B7 K7' },
  {
    id: 'RUM-E28',
    ...u,
    before: R4to7,
    rack: 'B7 K7 O1',
    after: 'R4 R5 R6, R7 B7 K7',
    rule: 'RUM-10',
    detail: { reason: 'table-touched', set: R4to7 },
  },
  {
    id: 'RUM-E29',
    ...m,
    before: `${R4to7}, B7 K7 O7`,
    rack: 'R1',
    after: 'R4 R5 R6, R7 B7 K7 O7',
    rule: 'RUM-14',
    detail: { reason: 'nothing-played' },
  },
  {
    id: 'RUM-E30',
    ...m,
    before: R4to7,
    rack: 'R8',
    after: 'R5 R6 R7 R8',
    rule: 'RUM-13',
    detail: { reason: 'missing', tile: 'R4', tiles: ['R4'] },
  },
  {
    id: 'RUM-E31',
    ...m,
    before: 'R4 R5 R6',
    rack: 'B6 K6',
    after: 'R4 R5, R6 B6 K6',
    rule: 'RUM-5',
    detail: { reason: 'too-short', set: 'R4 R5' },
  },
  { id: 'RUM-E32', ...m, before: 'R3 R4 R5 R6 R7', rack: 'R5 O1', after: 'R3 R4 R5, R5 R6 R7' },
  { id: 'RUM-E33', ...m, before: 'R4 J R6', rack: 'R5 R9 R10 O1', after: 'R4 R5 R6, J R9 R10' },
  {
    id: 'RUM-E35',
    ...m,
    before: 'R3 R4 R5 J',
    rack: 'B9 K9',
    after: 'R3 R4 R5, B9 K9 J',
    rule: 'RUM-15',
    detail: { reason: 'joker', set: 'R3 R4 R5 J', tiles: ['R6'] },
  },
  {
    id: 'RUM-E36',
    ...m,
    before: 'R7 B7 K7 J',
    rack: 'B9 K9',
    after: 'R7 B7 K7, B9 K9 J',
    rule: 'RUM-15',
    detail: { reason: 'joker', set: 'R7 B7 K7 J', tiles: ['O7'] },
  },
  {
    id: 'RUM-E37',
    ...m,
    before: 'R7 B7 K7 J',
    rack: 'O7 B9 K9 O1',
    after: 'R7 B7 K7 O7, B9 K9 J',
  },
  { id: 'RUM-E39', ...m, before: 'R3 R4 J', rack: 'R5 O1', after: 'R3 R4 R5 J' },
  {
    id: 'RUM-E40',
    ...m,
    before: 'R3 R4 J',
    rack: 'R1',
    after: 'R1 J R3 R4',
    rule: 'RUM-15',
    detail: { reason: 'joker', set: 'R3 R4 J', tiles: ['R5'] },
  },
  { id: 'RUM-E41', ...m, before: 'R3 R4 J R6 R7', rack: 'R5 O1', after: 'R3 R4 J, R5 R6 R7' },
  {
    id: 'RUM-E42',
    ...m,
    before: 'R4 J R6',
    rack: 'R5',
    after: 'R4 R5 R6',
    rule: 'RUM-13',
    detail: { reason: 'missing', tile: 'J', tiles: ['J'] },
  },
  {
    id: 'RUM-E43',
    ...m,
    before: 'R4 J R6',
    rack: 'B4 K4 B6 K6',
    after: 'R4 B4 K4, R6 B6 J',
    rule: 'RUM-15',
    detail: { reason: 'joker', set: 'R4 J R6', tiles: ['R5'] },
  },
  { id: 'RUM-E44', ...m, before: 'R7 B7 J', rack: 'K7 O1', after: 'R7 B7 K7 J' },
  { id: 'RUM-E45', ...m, before: 'R5 J J', rack: 'R6 B9 K9 O1', after: 'R5 R6 J, B9 K9 J' },
  {
    id: 'RUM-E47',
    ...m,
    before: 'B1 B2 B3, J B5 B6 B7',
    rack: 'K9 O9',
    after: 'B1 B2 B3, B5 B6 B7, K9 O9 J',
    rule: 'RUM-15',
    detail: { reason: 'joker', set: 'J B5 B6 B7', tiles: ['B4'] },
  },
  {
    id: 'RUM-E50',
    ...m,
    before: 'R2 R3 R4 J, R5 B5 K5',
    rack: 'B9 K9 O1',
    after: 'R2 R3 R4, R5 B5 K5, B9 K9 J',
  },
];

for (const { id, melded, before, rack, after, rule, detail } of ROWS) {
  test(`${id} ${melded ? 'melded' : 'unmelded'}: ${before || '–'} → ${after}`, () => {
    const state = moment(before, rack, melded);
    const same = JSON.stringify(state);
    const step = () => game.play(state, `play ${after}`);
    if (rule) {
      refused(step, { code: 'illegal-move', rule, ...(detail ? { detail } : {}) });
      assert.equal(JSON.stringify(state), same, 'RUM-17 a refusal changes nothing');
    } else {
      const view = game.view(step(), 0);
      assert.equal(view.table, after);
      assert.deepEqual(view.melded, [true, true]);
      assert.equal(view.turn, 1);
    }
  });
}

test('RUM-13 a tile comes from the own rack', () => {
  refused(() => game.play(moment('R4 R5 R6', 'R8', true), 'play R4 R5 R6 R7'), {
    code: 'illegal-move',
    rule: 'RUM-13',
    detail: { reason: 'not-held', tile: 'R7' },
  });
});

test('RUM-14 twins are interchangeable', () => {
  const state = moment('R5 B5 K5, R3 R4 R5 R6', 'O5 R7 O1', true);
  const view = game.view(playAll(state, 'play R3 R4 R5, R5 R6 R7, B5 K5 O5'), 0);
  assert.equal(view.turn, 1);
  // Of twins it is the first that tells where a set stands.
  assert.equal(view.table, 'R5 R6 R7, B5 K5 O5, R3 R4 R5');
});

test('a set keeps its place, a changed one stands where its first tile stood, new ones follow', () => {
  const state = moment('B1 B2 B3, R3 R4 R5 R6 R7, K9 B9 O9', 'R5 O10 R10 K10 R9 O1', true);
  const move = 'play O10 R10 K10, R5 R6 R7, K9 B9 O9 R9, R3 R4 R5, B1 B2 B3';
  const after = playAll(state, move);
  const table = 'B1 B2 B3, R3 R4 R5, R5 R6 R7, R9 B9 K9 O9, R10 K10 O10';
  assert.equal(game.view(after, null).table, table);
  assert.deepEqual(after.log.at(-1), { seat: 0, move: `play ${table}` });
  assert.deepEqual(playAll(state, `play ${table}`), after);
  // A twin in a set that stays tells nothing.
  const twins = moment('R5 B5 K5, R5 R6 R7', 'R8 O1', true);
  const grown = playAll(twins, 'play R5 R6 R7 R8, R5 B5 K5');
  assert.equal(game.view(grown, null).table, 'R5 B5 K5, R5 R6 R7 R8');
});

test('moves are read leniently and refused where they are none', () => {
  const state = moment('R4 R5 R6', 'R7 O1', true);
  assert.equal(game.view(playAll(state, '  play   R7 R6  R5 R4 '), 0).table, 'R4 R5 R6 R7');
  for (const text of [
    '',
    'play',
    'play ',
    'play R4,',
    'play r4',
    'play R14',
    'R4 R5 R6',
    'draw R0',
    'play ?3',
  ]) {
    refused(() => game.play(state, text), { code: 'bad-notation' });
  }
});
