import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSet, jokersOf, readSet, type SetFault, setValue } from '../../machines/rummy/set.ts';
import { TILES } from '../../machines/rummy/tile.ts';

const read = (text: string) => readSet(text.split(' '));

function set(text: string, kind: 'group' | 'run', value: number, lies = text): void {
  const found = read(text);
  assert.ok(isSet(found), `${text} is a set`);
  assert.deepEqual([found.kind, setValue(found), found.tiles.join(' ')], [kind, value, lies]);
}

function invalid(text: string, rule: string, reason: SetFault['reason']): void {
  const found = read(text);
  assert.ok(!isSet(found), `${text} is no set`);
  assert.deepEqual([found.rule, found.reason], [rule, reason]);
}

test('RUM-1 106 tiles: twins of 1 to 13 in four colours, 728 in all, and two jokers', () => {
  assert.equal(TILES.length, 106);
  assert.equal(new Set(TILES).size, 53);
  for (const tile of TILES) assert.equal(TILES.filter((each) => each === tile).length, 2);
  const numbers = TILES.filter((tile) => tile !== 'J').map((tile) => Number(tile.slice(1)));
  assert.equal(
    numbers.reduce((sum, n) => sum + n, 0),
    728,
  );
});

test('RUM-E1 three sevens of different colours are a group', () => {
  set('R7 B7 K7', 'group', 21);
});

test('RUM-E2 no colour is twice in a group', () => {
  invalid('R7 R7 B7', 'RUM-4', 'same-colour');
  invalid('R13 O13 K13 K13', 'RUM-4', 'same-colour');
});

test('RUM-E3 a group never has five tiles', () => {
  invalid('R7 B7 K7 O7 R7', 'RUM-4', 'too-long');
  invalid('R7 B7 K7 O7 J', 'RUM-4', 'too-long');
});

test('RUM-E4 four of one colour in a row are a run', () => {
  set('O3 O4 O5 O6', 'run', 18);
});

test('RUM-E5 no run goes on from 13 to 1', () => {
  invalid('R12 R13 R1', 'RUM-5', 'wraps');
  invalid('R13 R1 R2', 'RUM-5', 'wraps');
  invalid('R12 J R1', 'RUM-5', 'wraps');
  invalid('R13 J R2', 'RUM-5', 'wraps');
  invalid('R11 R13 R1', 'RUM-5', 'gap');
  invalid('R1 R3 R4', 'RUM-5', 'gap');
});

test('RUM-E6 two tiles, or two of one colour and a stranger, are no set', () => {
  invalid('R5 R6', 'RUM-5', 'too-short');
  invalid('R5 R6 B7', 'RUM-6', 'mixed');
  invalid('R5 B6 J', 'RUM-6', 'mixed');
  invalid('R5 B5', 'RUM-4', 'too-short');
});

test('RUM-E7 the order decides what a joker is, where it makes a run', () => {
  set('J R5 R6', 'run', 15);
  set('R5 R6 J', 'run', 18);
  set('R6 R5 J', 'run', 18, 'R5 R6 J');
});

test('RUM-E8 a joker after 13 goes in front', () => {
  set('R12 R13 J', 'run', 36, 'J R12 R13');
});

test('RUM-E10 one numbered tile with two jokers is always a run', () => {
  set('R5 J J', 'run', 18);
  set('J R5 J', 'run', 15);
  set('J J R5', 'run', 12);
});

test('RUM-E11 jokers before 1 move by the least amount', () => {
  set('J J R2', 'run', 6, 'J R2 J');
  set('J R1 R2', 'run', 6, 'R1 R2 J');
});

test('RUM-E12 jokers beside a 13 go in front', () => {
  set('R13 J J', 'run', 36, 'J J R13');
  set('J R13 J', 'run', 36, 'J J R13');
});

test('RUM-E14 jokers stand for the missing colours of a group', () => {
  set('R7 B7 J', 'group', 21);
  set('R7 B7 J J', 'group', 28);
  set('J K7 R7', 'group', 21, 'R7 K7 J');
  const both = read('R7 B7 J J');
  assert.ok(isSet(both));
  assert.deepEqual(jokersOf(both), [
    ['K7', 'O7'],
    ['K7', 'O7'],
  ]);
});

test('RUM-E15 a gap that jokers can not fill, or a colour twice beside a joker', () => {
  invalid('R1 J R7', 'RUM-5', 'gap');
  invalid('R1 J R13', 'RUM-5', 'wraps');
  invalid('R5 R5 J', 'RUM-4', 'same-colour');
  invalid('R4 R5 R5 J', 'RUM-5', 'same-number');
});

test('RUM-E16 the longest run has all thirteen', () => {
  const numbers = Array.from({ length: 13 }, (_, i) => `R${i + 1}`);
  set(numbers.join(' '), 'run', 91);
  set(['J', ...numbers.slice(1)].join(' '), 'run', 91);
  invalid([...numbers, 'J'].join(' '), 'RUM-5', 'too-long');
});

test('RUM-6 jokers alone are no set, nor a numbered tile with one joker', () => {
  invalid('J J', 'RUM-6', 'only-jokers');
  invalid('R5 J', 'RUM-5', 'too-short');
  invalid('R5', 'RUM-5', 'too-short');
});

test('RUM-7, RUM-8 jokers of a run are the numbers of their places, also after arranging', () => {
  const run = read('R9 J R6 J');
  assert.ok(isSet(run));
  assert.deepEqual(run.tiles, ['R6', 'J', 'J', 'R9']);
  assert.deepEqual(jokersOf(run), [['R7'], ['R8']]);
});
