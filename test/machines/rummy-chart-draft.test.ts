/** The draft in the rummy chart: arranging, checking, committing, time-out; kept through others' turns and reloads. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { toSaved } from '../../machines/index.ts';
import type { DraftEvent, MatchEmitted } from '../../machines/match-events.ts';
import { calm } from './chart-table.ts';
import {
  answering,
  inputOf,
  LAID,
  MELDED,
  melded,
  move,
  RACK,
  recordOf,
  roundOf,
  silent,
  sit,
} from './rummy-table.ts';

function refusals(told: readonly MatchEmitted[]) {
  return told.flatMap((event) => (event.type === 'refused' ? [event] : []));
}

test('RUM-13 a person arranges, undoes, and submits; the table is committed and the rack keeps its order', (t) => {
  const table = melded(t);
  assert.deepEqual(table.draft(), { table: LAID, rack: RACK });
  table.send(move('rack:0-3', 'new'));
  table.send(move('1:3 rack:0-1', 'new'));
  assert.equal(table.draft()?.table, `${LAID}, R4 R5 R6, R7 B7 K1`);
  table.send({ type: 'UNDO' });
  assert.deepEqual(table.draft(), { table: `${LAID}, R4 R5 R6 R7`, rack: 'B7 K1 K7 O1 O2 O13 J' });
  table.send({ type: 'REDO' });
  table.send({ type: 'UNDO' });
  table.send(move('1:3 rack:0 rack:2', 'new'));
  assert.deepEqual(table.draft(), { table: `${LAID}, R4 R5 R6, R7 B7 K7`, rack: 'K1 O1 O2 O13 J' });
  assert.deepEqual(table.told, [], 'nothing is told of a draft');
  assert.deepEqual(table.made(), MELDED.moves);
  table.send({ type: 'SUBMIT' });
  const played = `play ${LAID}, R4 R5 R6, R7 B7 K7`;
  assert.deepEqual(table.told, [{ type: 'moved', seat: 0, move: played, by: 'person', scored: 0 }]);
  assert.equal(table.where(), 'turn.committing');
  assert.ok(table.has('settling'));
  assert.deepEqual(table.draft(), { table: `${LAID}, R4 R5 R6, R7 B7 K7`, rack: 'K1 O1 O2 O13 J' });
  assert.deepEqual(table.context().draft?.undo, []);
  table.pass(2000);
  assert.equal(table.where(), 'turn.thinking');
});

test('RUM-17 a refused submission changes nothing, costs nothing and stops no clock', (t) => {
  const table = melded(t, { clock: 60 });
  table.send(move('rack:0-1', 'new'));
  table.pass(20_000);
  const before = table.context();
  assert.deepEqual(before.clock, { endsAt: 60_000 });
  table.send({ type: 'SUBMIT' });
  const [refused, ...more] = refusals(table.told);
  assert.ok(refused && more.length === 0);
  assert.deepEqual([refused.error.rule, refused.seat], ['RUM-5', 0]);
  assert.equal(refused.move, `play ${LAID}, R4 R5`);
  assert.deepEqual(table.context(), before);
  assert.equal(table.where(), 'turn.arranging.ticking');
  table.pass(39_999);
  assert.equal(table.made().length, MELDED.moves.length);
  table.pass(1);
  assert.equal(table.made().length, MELDED.moves.length + 1);
});

test('RUM-14 a submission without a tile from the rack is refused, also on an empty table', (t) => {
  const table = melded(t);
  table.send({ type: 'SUBMIT' });
  const empty = sit(
    t,
    inputOf('hb', {}, { record: recordOf({}, roundOf(['R1', 'R2'], [])) }),
    silent,
  );
  empty.send({ type: 'SUBMIT' });
  for (const { told } of [table, empty]) {
    assert.deepEqual(
      refusals(told).map(({ error }) => error.rule),
      ['RUM-14'],
    );
  }
});

test('RUM-9 RUM-10 a first meld is checked as it is submitted', (t) => {
  const racks = ['R9 B9 K9 R10 B10 K10', 'R1'];
  const table = sit(t, inputOf('hb', {}, { record: recordOf({}, roundOf(racks, [])) }), silent);
  const rack = table.context().draft?.rack ?? [];
  const at = (tile: string) => `rack:${table.context().draft?.rack.indexOf(tile)}`;
  assert.ok(rack.includes('R9'));
  table.send(move([at('R9'), at('B9'), at('K9')].join(' '), 'new'));
  table.send({ type: 'SUBMIT' });
  assert.deepEqual(refusals(table.told)[0]?.error.detail, {
    reason: 'first-meld',
    need: 30,
    have: 27,
  });
  table.send(move([at('R10'), at('B10'), at('K10')].join(' '), 'new'));
  table.send({ type: 'SUBMIT' });
  assert.equal(table.context().state?.melded[0], true);
});

test('RUM-12 drawing instead throws back what was laid, and keeps the order of the rack', (t) => {
  const round = roundOf(['R1 K2 B3', 'R2'], [], 'O5');
  const table = sit(t, inputOf('hb', {}, { record: recordOf({}, round) }), silent);
  const last = (table.context().draft?.rack.length ?? 0) - 1;
  table.send(move(`rack:${last}`, 'rack:0'));
  const order = table.draft()?.rack;
  table.send(move('rack:1 rack:4', 'new'));
  table.send({ type: 'PLAY', seat: 0, move: 'draw' });
  assert.deepEqual(table.draft(), { table: '', rack: `${order} O5` });
  assert.deepEqual(table.context().draft?.undo, []);
});

test('RUM-12 the drawn tile goes where the sort of the rack puts it', (t) => {
  const racks = ['R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 B13 O1', 'R1'];
  const round = roundOf(racks, [], 'K7');
  const table = sit(t, inputOf('hb', {}, { record: recordOf({}, round) }), silent);
  table.send({ type: 'SORT', by: 'number' });
  table.send({ type: 'PLAY', seat: 0, move: 'draw' });
  assert.match(table.draft()?.rack ?? '', /^O1 R2 R3 R4 R5 R6 R7 K7 R8 /);
});

test("in others' turns the rack can be sorted and moved, the table can't; the draft follows the table", async (t) => {
  let answer: (move: string) => void = () => {};
  const bot = answering(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const table = sit(t, inputOf('hb', {}, { record: recordOf({}, MELDED), pace: 0 }), bot);
  table.send({ type: 'PLAY', seat: 0, move: 'draw' });
  table.news();
  table.send({ type: 'SORT', by: 'number' });
  assert.match(table.draft()?.rack ?? '', /^K1 O1 O2 R4 /);
  table.send(move('rack:0', 'rack'));
  assert.match(table.draft()?.rack ?? '', /^O1 O2 .* K1$/);
  assert.deepEqual(table.told, []);
  const rack = table.draft()?.rack;
  const events: DraftEvent[] = [
    move('rack:0', 'new'),
    move('0:0', 'rack'),
    { type: 'ARRANGE', table: LAID },
    { type: 'UNDO' },
    { type: 'REDO' },
    { type: 'RESET' },
    { type: 'SUBMIT' },
  ];
  for (const event of events) table.send(event);
  assert.deepEqual(
    refusals(table.told).map(({ error, seat }) => [error.code, seat]),
    events.map(() => ['not-your-turn', 0]),
  );
  await calm();
  answer('draw');
  await calm();
  assert.deepEqual([table.turn(), table.draft()], [0, { table: LAID, rack }]);
});

test('what is nowhere is refused with its reason', (t) => {
  const table = melded(t);
  const before = table.context();
  table.send(move('rack:99', 'new'));
  table.send(move('0:0', 'rack'));
  table.send({ type: 'ARRANGE', table: 'R10 B10' });
  table.send({ type: 'ARRANGE', table: 'nonsense' });
  assert.deepEqual(
    refusals(table.told).map(({ error }) => error.rule ?? error.code),
    ['bad-notation', 'RUM-13', 'RUM-13', 'bad-notation'],
  );
  assert.deepEqual(table.context(), before);
});

test('a hint is shown on the table in one step, and may be submitted', (t) => {
  const table = melded(t);
  table.send({ type: 'ARRANGE', table: `${LAID}, R4 R5 R6, R7 B7 K7` });
  assert.equal(table.context().draft?.undo.length, 1);
  table.send({ type: 'SUBMIT' });
  assert.equal(table.made().at(-1), `play ${LAID}, R4 R5 R6, R7 B7 K7`);
});

test('a new round sorts the rack as the last one was', (t) => {
  const hands = ['J', 'R10 B10 K10 R1 R2 R3 R4 R5 R6 R7 R8 B7 K7 O7'];
  const record = recordOf({ rounds: 3 }, roundOf(hands, [], '', 1));
  for (const [by, order] of [
    ['number', /^[RBKO][1-3] .* (?:[RBKO]1[0-3]|J)$/],
    ['colour', /^R\d+ .* O\d+$/],
  ] as const) {
    const table = sit(t, inputOf('hh', {}, { record, seed: 'sorts' }), silent);
    table.send({ type: 'SORT', by });
    const move = 'play R10 B10 K10, R1 R2 R3 R4 R5 R6 R7 R8, B7 K7 O7';
    table.send({ type: 'PLAY', seat: 1, move });
    table.pass(3000);
    table.send({ type: 'NEXT' });
    assert.ok(table.has('settling'), 'while it is dealt');
    assert.equal(table.context().draft?.rack.length, 14);
    assert.match(table.draft()?.rack ?? '', order);
  }
});

test('nobody sits there: there is no draft, and what is sent is refused', (t) => {
  const table = sit(t, inputOf('bb', {}, { record: recordOf({}, MELDED) }), silent);
  assert.equal(table.context().draft, null);
  assert.equal(toSaved(table.actor.getSnapshot()).draft, undefined);
  table.send({ type: 'SORT', by: 'number' });
  assert.equal(refusals(table.told).length, 1);
});
