/** The clock of a move, auto-play, and everything that stops, skips or changes a wait. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { fromPromise, waitFor } from 'xstate';
import { dominoMachine } from '../../machines/dominoes/machine.ts';
import type { DominoView } from '../../machines/dominoes/model.ts';
import type { BotQuestion } from '../../machines/match-steps.ts';
import { DRAWN, E20, E22, E23, WON } from './chart-deals.ts';
import { calm, inputOf, recordOf, sit } from './chart-table.ts';

const block = { rules: 'block', clock: 20 } as const;

const silent = dominoMachine.provide({
  actors: { bot: fromPromise<string, BotQuestion<DominoView>>(() => new Promise(() => {})) },
});

test('DRAW-19 no clock runs unless the option says so', (t) => {
  const table = sit(t, inputOf('hh', {}, { record: recordOf({ rules: 'block' }, E20) }));
  table.pass(3_600_000);
  assert.equal(table.where(), 'turn.choosing.untimed');
  assert.equal(table.context().clock, null);
});

test('DRAW-19 the clock runs from the moment the decision is offered, anew for each move', (t) => {
  const table = sit(t, inputOf('hh', {}, { record: recordOf(block, E20) }));
  table.pass(5_000);
  assert.deepEqual(table.context().clock, { endsAt: 20_000 });
  table.send({ type: 'PLAY', seat: 0, move: '6-2@R' });
  assert.deepEqual(table.context().clock, { endsAt: 25_000 });
  table.pass(19_999);
  assert.deepEqual(table.made().length, 7);
  table.pass(1);
  assert.deepEqual(table.made().length, 8);
});

test('DRAW-19 draws and passes that happen by themselves use no time', (t) => {
  const table = sit(t, inputOf('hh', {}, { record: recordOf({ clock: 20 }, DRAWN) }));
  for (let paces = 0; paces < 14; paces += 1) {
    assert.equal(table.context().clock, null);
    table.pass(700);
  }
  assert.deepEqual(table.context().clock, { endsAt: 14 * 700 + 20_000 });
});

test('DRAW-20 DRAW-E20 on time-out the highest playable tile is played, 6-2 at the 2-end', (t) => {
  const table = sit(t, inputOf('hh', {}, { record: recordOf(block, E20) }));
  table.pass(20_000);
  assert.deepEqual(table.news(), [
    { type: 'moved', seat: 0, move: '6-2@R', by: 'clock', scored: 0 },
  ]);
});

test('DRAW-E22 a tile that fits both ends is played at the left', (t) => {
  const table = sit(t, inputOf('hh', {}, { record: recordOf(block, E22) }));
  table.pass(20_000);
  assert.equal(table.made().at(-1), '5-3@L');
});

test('DRAW-E23 opening freely the whole hand is playable: 6-3 before 5-4', (t) => {
  const table = sit(t, inputOf('hh', {}, { record: recordOf(block, WON, E23) }));
  assert.equal(table.where(), 'turn.opening.ticking');
  table.pass(20_000);
  assert.equal(table.made().at(-1), '6-3');
});

test('DRAW-21 after a time-out the seat plays by itself, at once, and into the next round', (t) => {
  const table = sit(t, inputOf('hh', {}, { record: recordOf(block, E20) }));
  const playOn = () => {
    const [move = ''] = table.moves();
    if (table.has('person')) table.send({ type: 'PLAY', seat: 1, move });
    else table.pass(700);
  };
  table.pass(20_000);
  assert.deepEqual(table.context().auto, [0]);
  table.news();
  for (let round = 0; round < 2; round += 1) {
    while (!table.has('round-over')) playOn();
    const own = table
      .news()
      .flatMap((event) => ('seat' in event && 'by' in event && event.seat === 0 ? [event.by] : []));
    assert.ok(own.length > 0 && own.every((by) => by === 'auto'));
    assert.deepEqual(table.context().auto, [0]);
    table.send({ type: 'NEXT' });
  }
});

test('DRAW-21 RESUME takes the seat back', (t) => {
  const table = sit(t, inputOf('hh', {}, { record: recordOf(block, E20) }));
  table.pass(20_000);
  assert.deepEqual(table.context().auto, [0]);
  table.send({ type: 'RESUME', seat: 0 });
  assert.deepEqual(table.context().auto, []);
  table.send({ type: 'PLAY', seat: 1, move: table.moves()[0] ?? '' });
  table.pass(700);
  assert.deepEqual([table.turn(), table.where()], [0, 'turn.choosing.ticking']);
});

test('DRAW-21 an own move takes the seat back, also one that comes too early', (t) => {
  const table = sit(t, inputOf('hh', {}, { record: recordOf(block, E20) }));
  table.pass(20_000);
  table.send({ type: 'PLAY', seat: 1, move: 'pass' });
  assert.deepEqual(table.context().auto, [0], "another seat's action leaves it on auto-play");
  table.send({ type: 'PLAY', seat: 0, move: '4-4@L' });
  assert.deepEqual(table.context().auto, []);
  assert.equal(table.told.at(-1)?.type, 'refused');
});

test('DRAW-21 an own move made before the seat would play by itself stands', (t) => {
  const table = sit(t, inputOf('hh', {}, { record: recordOf(block, E20) }));
  table.pass(20_000);
  table.send({ type: 'HOLD' });
  table.send({ type: 'PLAY', seat: 1, move: table.moves()[0] ?? '' });
  table.pass(700);
  assert.deepEqual([table.turn(), table.where()], [0, 'turn.standing']);
  table.send({ type: 'PLAY', seat: 0, move: table.moves()[0] ?? '' });
  const last = table.told.at(-1);
  assert.ok(last?.type === 'moved' && last.seat === 0 && last.by === 'person');
  assert.deepEqual(table.context().auto, []);
});

test('DRAW-21 a held table offers the decision to a seat that is taken back', (t) => {
  const table = sit(t, inputOf('hh', {}, { record: recordOf(block, E20) }));
  table.pass(20_000);
  table.send({ type: 'HOLD' });
  table.send({ type: 'PLAY', seat: 1, move: table.moves()[0] ?? '' });
  table.pass(700);
  table.send({ type: 'RESUME', seat: 0 });
  assert.equal(table.where(), 'turn.choosing.untimed');
});

test('a practice table on HOLD keeps what is left of the clock, and GO goes on with it', (t) => {
  const table = sit(t, inputOf('hb', {}, { record: recordOf(block, E20) }));
  table.pass(5_000);
  table.send({ type: 'HOLD' });
  assert.ok(table.has('held') && table.has('person') && table.has('playing'));
  assert.deepEqual([table.context().held, table.context().clock], [true, { leftMs: 15_000 }]);
  table.pass(3_600_000);
  assert.equal(table.made().length, 6);
  table.send({ type: 'GO' });
  assert.ok(!table.has('held'));
  table.pass(14_999);
  assert.equal(table.made().length, 6);
  table.pass(1);
  assert.equal(table.made().length, 7);
});

test('a held table still takes the move that a person asks for, then stands', (t) => {
  const table = sit(t, inputOf('hb', {}, { record: recordOf(block, E20) }), silent);
  table.send({ type: 'HOLD' });
  table.send({ type: 'PLAY', seat: 0, move: '6-2@R' });
  table.pass(60_000);
  assert.equal(table.where(), 'turn.standing');
  assert.equal(table.made().length, 7);
  table.send({ type: 'GO' });
  assert.equal(table.where(), 'turn.thinking');
});

test('a bot on HOLD stops thinking, and thinks again on GO', async (t) => {
  let aborted = 0;
  const bot = fromPromise<string, BotQuestion<DominoView>>(({ signal }) => {
    signal.addEventListener('abort', () => {
      aborted += 1;
    });
    return new Promise(() => {});
  });
  const machine = dominoMachine.provide({ actors: { bot } });
  const table = sit(t, inputOf('bb', {}, { record: recordOf(block, E20) }), machine);
  assert.equal(table.where(), 'turn.thinking');
  table.send({ type: 'HOLD' });
  assert.deepEqual([table.where(), aborted], ['turn.standing', 1]);
  table.pass(60_000);
  await calm();
  assert.equal(table.made().length, 6);
  table.send({ type: 'GO' });
  assert.equal(table.where(), 'turn.thinking');
});

test('a held table draws no tile, and deals no round that nobody sits at', (t) => {
  const drawing = sit(t, inputOf('hh', {}, { record: recordOf({}, DRAWN) }));
  drawing.send({ type: 'HOLD' });
  drawing.pass(60_000);
  assert.equal(drawing.made().at(-2), '4-1@L');
  assert.equal(drawing.where(), 'turn.standing');
  const watched = sit(t, inputOf('bb', {}, { record: recordOf(block, WON) }), silent);
  watched.send({ type: 'HOLD' });
  watched.pass(60_000);
  assert.equal(watched.where(), 'roundOver.out');
  watched.send({ type: 'GO' });
  watched.pass(6_300);
  assert.equal(watched.where(), 'dealing');
});

test('HURRY skips the wait that is running', (t) => {
  const table = sit(t, inputOf('hb', {}), silent);
  assert.equal(table.where(), 'dealing');
  table.send({ type: 'HURRY' });
  assert.notEqual(table.where(), 'dealing');
  const drawing = sit(t, inputOf('hh', {}, { record: recordOf({}, DRAWN) }));
  for (let taps = 0; taps < 14; taps += 1) drawing.send({ type: 'HURRY' });
  assert.equal(drawing.made().at(-1), 'pass');
  const watched = sit(t, inputOf('bb', {}, { record: recordOf(block, WON) }), silent);
  watched.send({ type: 'HURRY' });
  assert.equal(watched.where(), 'dealing');
});

test('HURRY leaves a decision and its clock alone', (t) => {
  const table = sit(t, inputOf('hh', {}, { record: recordOf(block, E20) }));
  table.send({ type: 'HURRY' });
  assert.equal(table.where(), 'turn.choosing.ticking');
  const over = sit(t, inputOf('hh', {}, { record: recordOf(block, WON) }));
  over.send({ type: 'HURRY' });
  assert.equal(over.where(), 'roundOver.out');
});

test('PACE changes the wait that is running, 0 ends it', (t) => {
  const table = sit(t, inputOf('hb', {}, { record: recordOf(block, E20), pace: 5000 }), silent);
  table.send({ type: 'PLAY', seat: 0, move: '6-2@R' });
  table.send({ type: 'PACE', pace: 100 });
  table.pass(100);
  assert.equal(table.where(), 'turn.thinking');
  const drawing = sit(t, inputOf('hh', {}, { record: recordOf({}, DRAWN) }));
  drawing.send({ type: 'PACE', pace: 0 });
  assert.equal(drawing.made().at(-1), 'pass');
});

test('SKILL changes the bot that thinks just now', (t) => {
  const asked: string[] = [];
  const bot = fromPromise<string, BotQuestion<DominoView>>(({ input }) => {
    asked.push(input.skill);
    return new Promise(() => {});
  });
  const machine = dominoMachine.provide({ actors: { bot } });
  const table = sit(t, inputOf('bh', {}, { record: recordOf(block, E20) }), machine);
  table.send({ type: 'SKILL', skill: 'expert' });
  assert.deepEqual(asked, ['beginner', 'expert']);
  assert.equal(table.context().skill, 'expert');
});

test('in practice who is away is known, and nothing else comes of it', (t) => {
  const table = sit(t, inputOf('hh', {}, { record: recordOf(block, E20) }));
  table.send({ type: 'AWAY', seat: 1 });
  table.send({ type: 'AWAY', seat: 1 });
  assert.deepEqual(table.context().away, [{ seat: 1, endsAt: null }]);
  table.send({ type: 'BACK', seat: 1 });
  table.send({ type: 'BACK', seat: 0 });
  assert.deepEqual(table.context().away, []);
  assert.equal(table.where(), 'turn.choosing.ticking');
});

test('with a remote seat HOLD is ignored and the clock is a deadline on the wall', (t) => {
  const table = sit(t, inputOf('rh', {}, { record: recordOf(block, E20) }));
  assert.equal(table.where(), 'turn.waiting.ticking');
  assert.ok(table.has('remote'));
  table.send({ type: 'HOLD' });
  assert.ok(!table.has('held') && !table.context().held);
  // Asleep: the wall went on, the timers didn't.
  t.mock.timers.tick(30_000);
  assert.equal(table.made().length, 6);
  table.send({ type: 'WAKE' });
  table.pass(0);
  assert.deepEqual(table.news(), [
    { type: 'moved', seat: 0, move: '6-2@R', by: 'clock', scored: 0 },
  ]);
  assert.deepEqual(table.context().auto, [0]);
});

test('a remote seat moves when its move arrives, and may be refused', (t) => {
  const table = sit(t, inputOf('rh', {}, { record: recordOf(block, E20) }));
  table.send({ type: 'PLAY', seat: 0, move: '1-0@L' });
  assert.equal(table.news()[0]?.type, 'refused');
  table.send({ type: 'PLAY', seat: 0, move: '4-4' });
  assert.deepEqual(table.news(), [
    { type: 'moved', seat: 0, move: '4-4@L', by: 'remote', scored: 0 },
  ]);
});

test('WAKE leaves a deadline that has not come as it is', (t) => {
  const table = sit(t, inputOf('rh', {}, { record: recordOf(block, E20) }));
  table.pass(5_000);
  table.send({ type: 'WAKE' });
  assert.deepEqual(table.context().clock, { endsAt: 20_000 });
});

test('pace 0 removes every wait, but bots still answer in their own time', async (t) => {
  const table = sit(t, inputOf('hb', {}, { record: recordOf(block, E20), pace: 0 }));
  table.send({ type: 'PLAY', seat: 0, move: '6-2@R' });
  assert.equal(table.where(), 'turn.thinking');
  await waitFor(table.actor, (snapshot) => !snapshot.hasTag('bot'));
  assert.ok(table.made().length > 7);
});
