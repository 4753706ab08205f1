/** The clock of a Run Fast turn, a seat that plays on by itself, and a table that is held. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { calm, moved } from './chart-table.ts';
import { game } from './run-fast-help.ts';
import { answering, even, inputOf, recordOf, silent, sit } from './run-fast-table.ts';

test('RUN-21 no clock runs unless the option says so', (t) => {
  const table = sit(t, inputOf('hhh', {}, { record: recordOf({}, even()) }));
  table.pass(3_600_000);
  assert.equal(table.context().clock, null);
  assert.deepEqual(table.made(), []);
});

test('RUN-21 out of time the lowest single is led, and the seat plays on by itself', (t) => {
  const record = recordOf({ clock: 20 }, even());
  const table = sit(t, inputOf('hbb', {}, { record }), silent);
  assert.equal(table.where(), 'turn.leading.ticking');
  table.pass(20_000);
  assert.deepEqual(table.news(), [{ type: 'moved', seat: 0, move: '3s', by: 'clock', scored: 0 }]);
  assert.deepEqual(table.context().auto, [0]);
  table.pass(700);
  assert.equal(table.where(), 'turn.thinking');
  table.send({ type: 'RESUME', seat: 0 });
  assert.deepEqual(table.context().auto, []);
});

test('RUN-21 on auto-play the lowest that beats follows, until the person plays', async (t) => {
  const record = recordOf({ clock: 20 }, even());
  const bot = answering(async ({ view }) => game.timeoutMove(game.position(view.options, view)));
  const table = sit(t, inputOf('hbb', {}, { record }), bot);
  table.pass(20_000);
  const all = async () => {
    table.pass(700);
    await calm();
    await calm();
  };
  for (let paces = 0; paces < 4; paces += 1) await all();
  const own = moved(table.told).filter(({ seat }) => seat === 0);
  assert.deepEqual(
    own.map(({ move, by }) => [move, by]),
    [
      ['3s', 'clock'],
      ['6s', 'auto'],
    ],
  );
});

test('a pass that happens by itself uses no time', (t) => {
  const table = sit(t, inputOf('hhh', {}, { record: recordOf({ clock: 20 }, even()) }));
  table.send({ type: 'PLAY', seat: 0, move: 'Ac' });
  assert.equal(table.context().clock, null);
  table.pass(700);
  assert.deepEqual(table.made(), ['Ac', 'pass']);
  assert.deepEqual(table.context().clock, { endsAt: 20_700 });
});

test('held, nothing happens by itself', (t) => {
  const table = sit(t, inputOf('hhb', {}, { record: recordOf({}, even()) }), silent);
  table.send({ type: 'HOLD' });
  table.send({ type: 'PLAY', seat: 0, move: 'Ac' });
  table.pass(7_000);
  assert.equal(table.where(), 'turn.standing');
  assert.deepEqual(table.made(), ['Ac']);
  table.send({ type: 'GO' });
  assert.equal(table.where(), 'turn.passing');
});
