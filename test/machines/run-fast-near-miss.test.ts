/** What a selection lacks that is nothing yet, and what it is taken for. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fault, named } from './run-fast-reads.ts';

test('a selection tells what it lacks', () => {
  const hand = '3 3 3 4 4 4 5 6 7 8 9 J Q K A 2';
  const row = (selected: string, rule: string, detail: object) =>
    assert.deepEqual(fault(selected, hand), [rule, detail], selected);
  const of = (triples: number, need: number, have: number) => ({ triples, need, have });
  row('', 'RUN-14', { reason: 'nothing' });
  row('3 K', 'RUN-4', { reason: 'no-combination' });
  row('10', 'RUN-1', { reason: 'not-held', card: '10' });
  row('3 3 3', 'RUN-8', { reason: 'triple-needs-two', ...of(1, 2, 0) });
  row('3 3 3 4', 'RUN-8', { reason: 'triple-needs-two', ...of(1, 2, 1) });
  row('3 3 3 4 4 4 5', 'RUN-8', { reason: 'airplane-needs-others', ...of(2, 4, 1) });
  row('3 3 3 5 6 7', 'RUN-5', { reason: 'too-many-others', ...of(1, 2, 3) });
  row('3 3 3 4 4 4 5 6 7 8 9', 'RUN-6', { reason: 'too-many-others', ...of(2, 4, 5) });
  row('5 6 7 8', 'RUN-4', { reason: 'straight-too-short', need: 5, have: 4 });
  row('6 7 8 9 J', 'RUN-4', { reason: 'straight-gap', ranks: ['10'] });
  row('J Q K A 2', 'RUN-4', { reason: 'two-in-sequence', type: 'straight' });
  const pairs = (ranks: string[], gaps: string[] = []) => ({
    reason: 'pairs-incomplete',
    ranks,
    gaps,
  });
  row('3 3 4', 'RUN-4', pairs(['4']));
  row('3 4 4 5', 'RUN-4', pairs(['3', '5']));
  row('3 3 5', 'RUN-4', pairs(['5'], ['4']));
});

test('RUN-4 cards on their way to what isn’t asked for are no straight and no pairs', () => {
  const asked = (need: string, rule = 'RUN-11') => [rule, { reason: 'other-type', need }];
  const rows: [selected: string, hand: string, beat: string, refusal: unknown[]][] = [
    ['7 8', '3 7 8 9', '5 5', asked('pair')],
    ['4 5 6', '3 4 5 6', '8 8', asked('pair')],
    ['A 2', '9 A 2', '3 3', asked('pair')],
    ['9 10', '9 10 J', 'Q', asked('single')],
    ['9 9 10', '9 9 10 J', 'Q', asked('single')],
    ['5 6 7 9', '5 6 7 9 J', 'Q', asked('single')],
    ['5 6', '5 6 K', '7 7 7 7', asked('bomb', 'RUN-12')],
    ['4 5 5 6', '4 5 5 6 9', '3 4 5 6 7', asked('straight')],
    [
      '4 5 5 6',
      '4 4 5 5 6 6 9',
      '3 3 4 4',
      ['RUN-11', { reason: 'other-size', type: 'pairs', size: 3, need: 2 }],
    ],
    [
      '3 4 4 6 6 7',
      '3 4 4 6 6 7 8',
      '5 5 6 6',
      ['RUN-11', { reason: 'other-size', type: 'pairs', size: 5, need: 2 }],
    ],
  ];
  for (const [selected, hand, beat, refusal] of rows) {
    assert.deepEqual(fault(selected, hand, beat), refusal, selected);
    assert.equal(named(selected, hand, beat), '', selected);
  }
});

test('RUN-4 a sequence with a gap reaches over it', () => {
  const rows: [selected: string, name: string, reason: string, ranks: string[], gaps?: string[]][] =
    [
      ['6 8 8', 'pairs 3 to 8', 'pairs-incomplete', ['6'], ['7']],
      ['6 6 8 8', 'pairs 3 to 8', 'pairs-gap', ['7']],
      ['3 5 6 7 7', 'pairs 5 to 7', 'pairs-incomplete', ['3', '5', '6'], ['4']],
      ['3 4 6 7 8 9 10 J Q', 'straight 10 to Q', 'straight-gap', ['5']],
    ];
  const hand = '3 4 5 6 6 7 7 8 8 9 10 J Q A';
  for (const [selected, name, reason, ranks, gaps] of rows) {
    const detail = gaps ? { reason, ranks, gaps } : { reason, ranks };
    assert.deepEqual(
      [named(selected, hand), fault(selected, hand)],
      [name, ['RUN-4', detail]],
      selected,
    );
  }
});

test('RUN-11 cards are too low that nothing more can make beat', () => {
  const low = (type: string, rank: string, beat: string) => [
    'RUN-11',
    { reason: 'too-low', type, rank, beat },
  ];
  const hand = '3 4 4 5 6 7 8 9';
  const beat = '6 7 8 9 10';
  assert.deepEqual(fault('4 5 6 7', hand, beat), low('straight', '8', '10'));
  assert.deepEqual(fault('3 4 5 7', hand, beat), low('straight', '7', '10'));
  assert.deepEqual(fault('3 4 4', hand, '5 5 6 6'), low('pairs', '4', '6'));
  assert.equal(named('4 5 6 7', hand, beat), 'straight 4 to 7');
  const need = { reason: 'straight-too-short', need: 5, have: 3 };
  assert.deepEqual(fault('7 8 9', hand, beat), ['RUN-4', need]);
  // The ace ends it.
  assert.deepEqual(fault('Q K A', '9 Q K A', '10 J Q K A'), low('straight', 'A', 'A'));
});

test('RUN-11 a selection of more triples is read as what must be beaten', () => {
  const hand = '6 6 6 7 7 7 8 8 8 9 10 J Q K';
  const two = '3 3 3 4 4 4 5 5 9 9';
  assert.deepEqual(fault('6 6 6 7 7 7 8 8 8 9', hand, two), []);
  const needs = fault('6 6 6 7 7 7 8 8 8', hand, two);
  assert.deepEqual(needs, [
    'RUN-8',
    { reason: 'airplane-needs-others', triples: 2, need: 4, have: 3 },
  ]);
});
