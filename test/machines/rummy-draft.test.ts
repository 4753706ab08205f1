/** A turn half made: what moving tiles makes of table and rack, and what is to be said of it. */
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Draft } from '../../machines/match-events.ts';
import {
  arrange,
  changed,
  freshDraft,
  moveTiles,
  playedOf,
  redo,
  reset,
  STEPS,
  sortRack,
  undo,
} from '../../machines/rummy/draft.ts';
import { draftMove, readWritten, written } from '../../machines/rummy/draft-text.ts';
import { moment, refused } from './rummy-help.ts';

/** The draft of a seat with this rack, in this order, before this table. */
function draftOf(table: string, rack: string): Draft {
  return freshDraft(moment(table, rack, true), 0, rack.split(' '));
}

function moves(draft: Draft, ...steps: [from: string, to: string][]): Draft {
  return steps.reduce((before, [from, to]) => moveTiles(before, from.split(' '), to), draft);
}

test('RUM-13 a fresh draft is the table as it lies and the rack as the person had it', () => {
  const state = moment('R4 R5 R6', 'K1 B2 R13 J', true);
  assert.equal(written(freshDraft(state, 0)), 'R4 R5 R6 | R13 B2 K1 J', 'sorted by colour');
  const order = ['J', 'K1', 'R13', 'B2'];
  assert.equal(written(freshDraft(state, 0, order)), 'R4 R5 R6 | J K1 R13 B2');
  const twins = moment('R4 R5 R6', 'R1 R1 O9', true);
  assert.equal(written(freshDraft(twins, 0, ['O9', 'R1', 'K4'])), 'R4 R5 R6 | O9 R1 R1');
});

test('a tile that comes to the rack goes where its sort puts it, last where it has an own order', () => {
  const state = moment('', 'R2 R9 B5 J K3', true);
  assert.equal(written(freshDraft(state, 0, ['R2', 'R9', 'B5', 'J'])), ' | R2 R9 B5 K3 J');
  assert.equal(written(freshDraft(state, 0, ['R2', 'B5', 'R9', 'J'])), ' | R2 K3 B5 R9 J');
  assert.equal(written(freshDraft(state, 0, ['B5', 'R2', 'R9', 'J'])), ' | B5 R2 R9 J K3');
});

test('rack tiles make a new set, one by one or together, in the order in which they are taken', () => {
  const draft = draftOf('', 'R7 B7 K7 O1');
  assert.equal(written(moves(draft, ['rack:0', 'new'])), 'R7 | B7 K7 O1');
  assert.equal(written(moves(draft, ['rack:0-2', 'new'])), 'R7 B7 K7 | O1');
  assert.equal(written(moves(draft, ['rack:3 rack:1', 'new'])), 'O1 B7 | R7 K7');
});

test('RUM-8 a set is arranged as soon as it is one: where it fits best needs no place', () => {
  const draft = draftOf('R5 R6 R7, B9 K9 O9', 'R4 R8 R9 J');
  assert.equal(written(moves(draft, ['rack:0', '0'])), 'R4 R5 R6 R7, B9 K9 O9 | R8 R9 J');
  assert.equal(written(moves(draft, ['rack:1', '0:0'])), 'R5 R6 R7 R8, B9 K9 O9 | R4 R9 J');
  assert.equal(written(moves(draft, ['rack:3', '0:0'])), 'J R5 R6 R7, B9 K9 O9 | R4 R8 R9');
  assert.equal(written(moves(draft, ['rack:2', '1'])), 'R5 R6 R7, R9 B9 K9 O9 | R4 R8 J');
  // What is no set yet lies by number, or as it was laid.
  assert.equal(
    written(moves(draft, ['rack:1-2', 'new'], ['rack:0', '2'])),
    'R5 R6 R7, B9 K9 O9, R4 R8 R9 | J',
  );
  assert.equal(
    written(moves(draft, ['rack:1-2', 'new'], ['rack:0', '2:1'])),
    'R5 R6 R7, B9 K9 O9, R8 R4 R9 | J',
  );
});

test('RUM-E32 a run is split on a twin, or by taking a part of it away', () => {
  const draft = draftOf('R3 R4 R5 R6 R7, B1 B2 B3', 'R5 K1');
  assert.equal(written(moves(draft, ['rack:0', '0/3'])), 'R3 R4 R5, R5 R6 R7, B1 B2 B3 | K1');
  assert.equal(written(moves(draft, ['0:3-4', 'new'])), 'R3 R4 R5, B1 B2 B3, R6 R7 | R5 K1');
  assert.equal(written(moves(draft, ['rack:0', '0/0'])), 'R5 R3 R4 R5 R6 R7, B1 B2 B3 | K1');
  assert.equal(written(moves(draft, ['0:0', '0/5'])), 'R4 R5 R6 R7, R3, B1 B2 B3 | R5 K1');
});

test('a tile taken from inside a run parts it where a run is left, else leaves a gap for another', () => {
  const draft = draftOf('R4 R5 R6 R7 R8, B7 K7 O7, K1 K2 K3', 'R1');
  const taken = moves(draft, ['0:3', '1']);
  assert.equal(written(taken), 'R4 R5 R6, R8, R7 B7 K7 O7, K1 K2 K3 | R1');
  assert.equal(written(undo(taken)), written(draft));
  assert.equal(written(moves(draft, ['0:2', 'new'])), 'R4 R5 R7 R8, B7 K7 O7, K1 K2 K3, R6 | R1');
  assert.equal(written(moves(draft, ['2:1', 'new'])), 'R4 R5 R6 R7 R8, B7 K7 O7, K1 K3, K2 | R1');
  const long = draftOf('R4 R5 R6 R7 R8 R9 R10, B7 K7 O7', 'R1');
  assert.equal(written(moves(long, ['0:3', '1'])), 'R4 R5 R6, R8 R9 R10, R7 B7 K7 O7 | R1');
  assert.equal(written(moves(long, ['0:3', '1:1'])), 'R4 R5 R6, R8 R9 R10, R7 B7 K7 O7 | R1');
});

test('RUM-E28 the last tile of a run makes a group', () => {
  const draft = draftOf('R4 R5 R6 R7', 'B7 K7 O1');
  const made = moves(draft, ['rack:0-1', 'new'], ['0:3', '1']);
  assert.equal(draftMove(made), 'play R4 R5 R6, R7 B7 K7');
  assert.deepEqual(playedOf(made), ['B7', 'K7']);
  assert.ok(changed(made) && !changed(draft));
});

test('an empty set vanishes, and places are counted before anything moves', () => {
  const draft = draftOf('R4 R5 R6, B7 K7 O7', 'R7 R1');
  assert.equal(written(moves(draft, ['0:0-2', '1:1'])), 'B7 R4 R5 R6 K7 O7 | R7 R1');
  assert.equal(written(moves(draft, ['0:2 1:0', '0:0'])), 'R6 B7 R4 R5, K7 O7 | R7 R1');
  assert.equal(written(moves(draft, ['rack:0', 'rack:2'])), 'R4 R5 R6, B7 K7 O7 | R1 R7');
  assert.equal(written(moves(draft, ['rack:0', 'rack'])), 'R4 R5 R6, B7 K7 O7 | R1 R7');
});

test('RUM-13 a tile of the rack may go back to it, one of the table may not; twins are the same', () => {
  const draft = moves(draftOf('R4 R5 R6', 'R4 B1 K1'), ['rack:0', 'new']);
  assert.equal(
    written(moves(draft, ['1:0', 'rack'])),
    'R4 R5 R6 | R4 B1 K1',
    'its sort puts it first',
  );
  assert.equal(written(moves(draft, ['1:0', 'rack:1'])), 'R4 R5 R6 | B1 R4 K1');
  // RUM-14: the other R4 of the two.
  assert.equal(written(moves(draft, ['0:0', 'rack:2'])), 'R5 R6, R4 | B1 K1 R4');
  const error = {
    code: 'illegal-move',
    rule: 'RUM-13',
    detail: { reason: 'laid', tile: 'R5' },
  } as const;
  refused(() => moves(draft, ['0:1', 'rack']), error);
  refused(() => moves(draft, ['0:0-1', 'rack:0']), error);
  refused(() => moves(draftOf('R4 J R6', 'J K1'), ['0:1', 'rack']), {
    code: 'illegal-move',
    rule: 'RUM-13',
    detail: { reason: 'laid', tile: 'J' },
  });
});

test('places that are not there are refused and change nothing', () => {
  const draft = draftOf('R4 R5 R6', 'R7 B1');
  const same = written(draft);
  const froms = ['rack:2', '0:3', '1:0', '0:1-0', '0:1-3', 'rack', 'rack:', '', 'x:1', '0', '-1:0'];
  for (const from of froms)
    refused(() => moveTiles(draft, [from], 'new'), { code: 'bad-notation' });
  refused(() => moveTiles(draft, [], 'new'), { code: 'bad-notation' });
  refused(() => moveTiles(draft, ['rack:0', 'rack:0-1'], 'new'), { code: 'bad-notation' });
  for (const to of ['1', 'rack:3', '0:4', '0/4', 'rack/1', '', 'old', '0:1:2', '0-1']) {
    refused(() => moveTiles(draft, ['rack:0'], to), { code: 'bad-notation' });
  }
  assert.equal(written(draft), same);
});

test('undo and redo go through the steps on the table; sorting and the order of the rack are no steps', () => {
  const start = draftOf('R4 R5 R6', 'R7 K9 B2 O1');
  const one = moves(start, ['rack:0', '0']);
  const two = moves(one, ['rack:0', 'new'], ['rack:0', 'rack:0']);
  assert.equal(two.undo.length, 2);
  assert.equal(written(undo(two)), written(one));
  assert.equal(written(undo(undo(two))), written(start), 'the rack as it was');
  assert.equal(written(redo(undo(two))), written(two));
  const again = redo(redo(undo(undo(two))));
  assert.equal(written(again), written(two), 'step by step');
  assert.deepEqual([again.undo, again.redo], [two.undo, []]);
  assert.equal(undo(start), start);
  assert.equal(redo(two), two);
  const other = moves(undo(two), ['0:3', 'new']);
  assert.deepEqual(other.redo, [], 'another step leaves no way back to what was undone');
  const sorted = sortRack(two, 'number');
  assert.deepEqual(sorted.undo, two.undo);
  assert.equal(written(undo(undo(sorted))), 'R4 R5 R6 | O1 B2 R7 K9', 'sorted as it is now');
});

test('a hundred steps can be undone; of more the first are forgotten', () => {
  let draft = draftOf('R4 R5 R6, B4 B5 B6', 'R7 B7');
  for (let i = 0; i < 52; i += 1) draft = moves(draft, ['rack:0', 'new'], ['2:0', 'rack:0']);
  assert.equal(draft.undo.length, STEPS);
  const [first = ''] = draft.undo;
  for (let i = 0; i < STEPS; i += 1) draft = undo(draft);
  assert.equal(written(draft), first);
  assert.equal(undo(draft), draft);
});

test('an own order of the rack that changed since a step is kept when the step is undone', () => {
  const laid = moves(draftOf('', 'R7 K1 B2 O4'), ['rack:1', 'new'], ['rack:2', 'rack:0']);
  assert.equal(written(laid), 'K1 | O4 R7 B2');
  assert.equal(written(undo(laid)), ' | O4 R7 B2 K1');
});

test('RESET throws back what was laid, keeps the order of the rack, and can be undone', () => {
  const draft = moves(draftOf('R4 R5 R6', 'O7 R7 K1 B2'), ['rack:1', '0'], ['rack:0', 'new']);
  const again = reset(draft);
  assert.equal(written(again), 'R4 R5 R6 | O7 R7 K1 B2');
  assert.ok(!changed(again));
  assert.equal(written(undo(again)), written(draft));
});

test('a whole table is shown in one step: what it needs comes from the rack', () => {
  const draft = moves(draftOf('R4 R5 R6 R7', 'B7 K7 O1'), ['rack:2', 'new']);
  const shown = arrange(draft, [
    ['R4', 'R5', 'R6'],
    ['R7', 'K7', 'B7'],
  ]);
  assert.equal(written(shown), 'R4 R5 R6, R7 B7 K7 | O1');
  assert.equal(written(undo(shown)), written(draft));
  refused(() => arrange(draft, [['R4', 'R5', 'R6']]), { code: 'illegal-move', rule: 'RUM-13' });
  refused(() => arrange(draft, [['R4', 'R5', 'R6', 'R7'], ['K9']]), {
    code: 'illegal-move',
    rule: 'RUM-13',
    detail: { reason: 'not-held', tile: 'K9' },
  });
});

test('steps are kept as texts that can be read again', () => {
  const draft = moves(draftOf('R4 R5 R6', 'R7 J'), ['rack:1', 'new']);
  assert.deepEqual(draft.undo, ['R4 R5 R6 | R7 J']);
  const read = readWritten(written(draft));
  assert.deepEqual(read, { table: draft.table, rack: draft.rack });
  for (const text of ['R4', 'R4 | R5 | R6', 'R4 | R5, R6', 'R4 | X', '|R4,', undefined]) {
    assert.equal(readWritten(text), null, text);
  }
});
