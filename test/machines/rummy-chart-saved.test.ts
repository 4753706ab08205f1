/** The draft of a rummy turn through reloads, whole or damaged. */
import assert from 'node:assert/strict';
import test, { type TestContext } from 'node:test';
import type { SavedMatch } from '../../machines/game.ts';
import { toSaved } from '../../machines/index.ts';
import { inputOf, LAID, MELDED, melded, move, RACK, silent, sit } from './rummy-table.ts';

function stored(saved: SavedMatch): SavedMatch {
  return JSON.parse(JSON.stringify(saved));
}

function resume(
  t: TestContext,
  table: ReturnType<typeof sit>,
  change: (saved: SavedMatch) => object = () => ({}),
) {
  const saved = stored(toSaved(table.actor.getSnapshot()));
  return sit(t, inputOf('bb', {}, { saved: { ...saved, ...change(saved) } }), silent);
}

test('a reload in the middle of arranging loses nothing: table, rack, undo and redo', (t) => {
  const table = melded(t);
  table.send({ type: 'SORT', by: 'number' });
  table.send(move('rack:0', 'rack'));
  table.send(move('rack:2-4', 'new'));
  table.send(move('rack:0', '0'));
  table.send(move('rack:0', 'new'));
  table.send({ type: 'UNDO' });
  const again = resume(t, table);
  assert.deepEqual(again.context().draft, table.context().draft);
  assert.equal(again.where(), 'turn.arranging.untimed');
  assert.deepEqual(again.told, []);
  again.send({ type: 'REDO' });
  table.send({ type: 'REDO' });
  assert.deepEqual(again.draft(), table.draft());
});

test("a reload in another's turn keeps the order of the rack", (t) => {
  const table = melded(t);
  table.send({ type: 'PLAY', seat: 0, move: 'draw' });
  table.send(move('rack:0', 'rack'));
  assert.deepEqual(resume(t, table).context().draft, table.context().draft);
});

test('a damaged draft is thrown back and the round kept', (t) => {
  const table = melded(t);
  table.send(move('rack:4', 'rack:0'));
  table.send(move('rack:1-3', 'new'));
  const { draft } = stored(toSaved(table.actor.getSnapshot()));
  assert.ok(draft);
  const ordered = 'B7 R4 R5 R6 R7 K1 K7 O1 O2 O13 J';
  const damages: [object | string | number | null, rack?: string][] = [
    [{ ...draft, table: `${draft.table}, R4` }],
    [{ ...draft, table: LAID }],
    [{ ...draft, table: 'R10 B10, R4 R5 R6 K10 X' }],
    [{ ...draft, rack: `${draft.rack} R4` }],
    [{ ...draft, table: `B10 K10, R4 R5 R6`, rack: `${draft.rack} R10` }],
    [{ ...draft, undo: ['R10 B10 K10 | R4'] }],
    [{ ...draft, undo: [7] }],
    [{ ...draft, undo: Array<string>(101).fill(draft.undo[0] ?? '') }],
    [{ ...draft, redo: 'x' }],
    [{ ...draft, rack: 7 }, RACK],
    [{}, RACK],
    ['draft', RACK],
    [7, RACK],
    [null, RACK],
  ];
  for (const [damaged, rack] of damages) {
    // What is stored may be anything.
    const again = resume(t, table, () => ({ draft: damaged }));
    const kept = again.draft();
    assert.equal(kept?.table, LAID, JSON.stringify(damaged));
    assert.deepEqual(kept.rack.split(' ').toSorted(), ordered.split(' ').toSorted());
    if (rack) assert.equal(kept.rack, rack);
    else assert.match(kept.rack, /^B7 /, 'the order of the rack is told by what was kept of it');
    assert.deepEqual([again.context().draft?.undo, again.made()], [[], MELDED.moves]);
  }
});

test('a draft of another moment of the match is thrown back', (t) => {
  const table = melded(t);
  table.send(move('rack:0-2', 'new'));
  const { draft } = stored(toSaved(table.actor.getSnapshot()));
  table.send({ type: 'PLAY', seat: 0, move: 'draw' });
  const again = resume(t, table, () => ({ draft }));
  assert.equal(again.draft()?.table, LAID);
  assert.equal(again.draft()?.rack.split(' ').length, 12);
});
