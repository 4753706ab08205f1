/** RUM-21: the clock of a rummy turn, and a seat that goes on by itself until its player acts. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { inputOf, LAID, MELDED, melded, move, recordOf, roundOf, sit } from './rummy-table.ts';

test('RUM-21 on time-out the table goes back, one tile is drawn, and the seat goes on like that', (t) => {
  const table = melded(t, { clock: 60 }, 'hh');
  table.send(move('rack:0-2', 'new'));
  table.pass(60_000);
  assert.deepEqual(table.news(), [
    { type: 'moved', seat: 0, move: 'draw', by: 'clock', scored: 0 },
  ]);
  assert.deepEqual(table.context().auto, [0]);
  assert.equal(table.draft()?.table, LAID);
  assert.equal(table.context().state?.hands[0]?.length, 12);
  table.send({ type: 'PLAY', seat: 1, move: 'draw' });
  table.pass(700);
  assert.deepEqual(
    table.news().map((event) => (event.type === 'moved' ? [event.seat, event.by] : event.type)),
    [
      [1, 'person'],
      [0, 'auto'],
    ],
  );
});

test('RUM-21 with the pool empty the seat passes', (t) => {
  const draws = Array<string>(78).fill('draw');
  const record = recordOf({ clock: 60 }, roundOf(['R1', 'R2'], draws));
  const table = sit(t, inputOf('hh', {}, { record }));
  table.pass(60_000);
  assert.deepEqual(table.news(), [
    { type: 'moved', seat: 0, move: 'pass', by: 'clock', scored: 0 },
  ]);
});

for (const [name, event] of [
  ['RESUME', { type: 'RESUME', seat: 0 }],
  ['sorting the rack', { type: 'SORT', by: 'number' }],
  ['a move within the rack', { type: 'MOVE', tiles: ['rack:0'], to: 'rack' }],
  ['a change of the table that comes too early', { type: 'MOVE', tiles: ['rack:0'], to: 'new' }],
  ['a submission that comes too early', { type: 'SUBMIT' }],
] as const) {
  test(`RUM-21 ${name} takes the seat back`, (t) => {
    const table = melded(t, { clock: 60 }, 'hh');
    table.pass(60_000);
    table.send(event);
    assert.deepEqual(table.context().auto, []);
    table.send({ type: 'PLAY', seat: 1, move: 'draw' });
    table.pass(700);
    assert.deepEqual([table.turn(), table.where()], [0, 'turn.arranging.ticking']);
  });
}

test('RUM-21 a held table whose person arranges goes on with the person', (t) => {
  const table = melded(t, { clock: 60 }, 'hh');
  table.pass(60_000);
  table.send({ type: 'HOLD' });
  table.send({ type: 'PLAY', seat: 1, move: 'draw' });
  table.pass(700);
  assert.equal(table.where(), 'turn.standing');
  table.send(move('rack:0-2', 'new'));
  assert.equal(table.where(), 'turn.arranging.untimed');
  table.send({ type: 'SUBMIT' });
  assert.equal(table.made().at(-1), `play ${LAID}, R4 R5 R6`);
});

test('RUM-21 the clock stands still while the table is held, and goes on with what was left', (t) => {
  const table = melded(t, { clock: 60 });
  table.pass(20_000);
  table.send({ type: 'HOLD' });
  table.send(move('rack:0-1', 'new'));
  table.send({ type: 'SUBMIT' });
  table.pass(3_600_000);
  assert.deepEqual(table.context().clock, { leftMs: 40_000 });
  assert.equal(table.made().length, MELDED.moves.length);
  table.send({ type: 'GO' });
  table.pass(40_000);
  assert.deepEqual(table.context().auto, [0]);
});

test('RUM-21 a remote seat has its deadline on the wall', (t) => {
  const table = melded(t, { clock: 60 }, 'rh');
  assert.deepEqual([table.where(), table.has('remote')], ['turn.waiting.ticking', true]);
  table.sleep(61_000);
  table.send({ type: 'WAKE' });
  table.pass(0);
  assert.deepEqual(table.news(), [
    { type: 'moved', seat: 0, move: 'draw', by: 'clock', scored: 0 },
  ]);
});
