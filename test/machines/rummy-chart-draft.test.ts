/** The draft in the rummy chart: arranging, checking, committing, time-out; kept through others' turns and reloads. */
import assert from 'node:assert/strict';
import test, { type TestContext } from 'node:test';
import type { SavedMatch } from '../../machines/game.ts';
import { toSaved } from '../../machines/index.ts';
import type { DraftEvent, MatchEmitted } from '../../machines/match-events.ts';
import { calm } from './chart-table.ts';
import { answering, inputOf, MELDED, RACK, recordOf, roundOf, silent, sit } from './rummy-table.ts';

const LAID = 'R10 B10 K10';

function refusals(told: readonly MatchEmitted[]) {
  return told.flatMap((event) => (event.type === 'refused' ? [event] : []));
}

/** Seat 0 of MELDED to move, a bot that never answers beside it. */
function melded(t: TestContext, options = {}, kinds = 'hb') {
  return sit(t, inputOf(kinds, {}, { record: recordOf(options, MELDED) }), silent);
}

const move = (from: string, to: string): DraftEvent => ({
  type: 'MOVE',
  tiles: from.split(' '),
  to,
});

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
  table.pass(700);
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

// ---- saving ----

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
    table.pass(700);
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
