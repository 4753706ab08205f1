/** A rummy match kept by a table: its save is checked, its log told again, and it goes on from both. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { createActor, waitFor } from 'xstate';
import { rummyKit } from '../../components/rummy-table/kit.ts';
import { matchLog } from '../../components/table/match-log.ts';
import { readMatch, readSaved } from '../../components/table/saved-match.ts';
import { idleTable, tableFrom } from '../../components/table/table-from.ts';
import { PipError } from '../../machines/error.ts';
import { toSaved } from '../../machines/index.ts';
import { rummyMachine } from '../../machines/rummy/machine.ts';
import { chancesOf } from './rummy-help.ts';
import { inputOf, MELDED, playing, recordOf, silent, sit } from './rummy-table.ts';

const beside = { names: [], hint: null, asking: null, paused: false, canUndo: false };

test('a saved draft is read again as it was stored', async (t) => {
  const table = sit(t, inputOf('hb', {}, { record: recordOf({}, MELDED) }), silent);
  table.send({ type: 'MOVE', tiles: ['rack:0-2'], to: 'new' });
  const saved = toSaved(table.actor.getSnapshot());
  assert.deepEqual(saved.draft, {
    table: 'R10 B10 K10, R4 R5 R6',
    rack: 'R7 B7 K1 K7 O1 O2 O13 J',
    undo: ['R10 B10 K10 | R4 R5 R6 R7 B7 K1 K7 O1 O2 O13 J'],
    redo: [],
  });
  assert.deepEqual(await readSaved(rummyKit, JSON.parse(JSON.stringify(saved))), saved);
  const { resume } = await rummyKit.past();
  const begun = resume({ ...inputOf('hb'), saved });
  assert.deepEqual(begun.draft, table.context().draft);
});

test('one step back keeps the order of the rack', async (t) => {
  const table = sit(t, inputOf('hb', {}, { record: recordOf({}, MELDED) }), silent);
  table.send({ type: 'MOVE', tiles: ['rack:4'], to: 'rack:0' });
  const before = table.context();
  table.send({ type: 'PLAY', seat: 0, move: 'draw' });
  const { resume, rewind } = await rummyKit.past();
  const record = rewind(table.context().record, 0);
  assert.deepEqual(record?.rounds, [MELDED]);
  const saved = { ...toSaved(table.actor.getSnapshot()), record, auto: [] };
  const back = resume({ ...inputOf('hb'), saved });
  assert.deepEqual([back.draft, back.state], [before.draft, before.state]);
});

test('a draft that is none is thrown back and told, the save is whole otherwise', async (t) => {
  const table = sit(t, inputOf('hb', {}, { record: recordOf({}, MELDED) }), silent);
  const { draft, ...saved } = toSaved(table.actor.getSnapshot());
  assert.ok(draft);
  const { resume } = await rummyKit.past();
  const goOn = async (stored: unknown) => {
    const read = await readSaved(rummyKit, stored);
    return resume({ ...inputOf('hb'), saved: read });
  };
  const fresh = await goOn(saved);
  for (const damaged of [7, [], { ...draft, undo: [7] }, { ...draft, rack: null }, {}]) {
    const { thrownBack, ...match } = await goOn({ ...saved, draft: damaged });
    assert.equal(thrownBack, true);
    assert.deepEqual(match, fresh);
  }
  assert.equal(fresh.thrownBack, undefined);
  assert.equal((await goOn({ ...saved, draft })).thrownBack, undefined);
  await assert.rejects(
    readMatch(rummyKit, { ...saved, draft, stage: 'x' }),
    (error) => error instanceof PipError && error.code === 'bad-record',
  );
});

test('RUM-3 the log of a match is told round by round, whoever began', async (t) => {
  const bot = playing(chancesOf('log'));
  const seeds = ['a', 'b', 'c', 'd'];
  const firsts = new Set<number>();
  for (const seed of seeds) {
    const table = sit(t, inputOf('bbb', { rounds: 3 }, { pace: 0, seed }), bot);
    await waitFor(table.actor, (snapshot) => snapshot.hasTag('match-over'), { timeout: 60_000 });
    const { record, soFar } = table.context();
    firsts.add(soFar.first ?? -1);
    const lines = await matchLog(rummyKit, record, idleTable(null), (event) =>
      JSON.stringify(event),
    );
    const told = lines.map(({ text }) => text);
    const moves = table.told.flatMap((event) =>
      event.type === 'moved' ? [[event.seat, event.move].join()] : [],
    );
    const again = told.map((text) => JSON.parse(text));
    assert.deepEqual(
      again.flatMap(({ type, seat, move }) => (type === 'moved' ? [[seat, move].join()] : [])),
      moves,
    );
    const results = again.flatMap(({ type, result }) => (type === 'roundEnded' ? [result] : []));
    assert.deepEqual(results, soFar.rounds);
  }
  assert.ok(firsts.size > 1);
});

test("a table shows the draft of its own person, never another's", (t) => {
  const table = sit(t, inputOf('bh', {}, { record: recordOf({}, MELDED) }), silent);
  const snapshot = table.actor.getSnapshot();
  const shown = (me: number | null) => tableFrom(rummyKit, snapshot, { ...beside, me }).draft;
  assert.equal(shown(1), table.context().draft);
  assert.equal(shown(0), null);
  assert.equal(shown(null), null);
});

test('the bots of the machine itself play a match to its end', async () => {
  for (const skill of ['beginner', 'normal', 'expert'] as const) {
    const input = inputOf('bbb', {}, { pace: 0, seed: skill, skill });
    const actor = createActor(rummyMachine, { input });
    const made: string[] = [];
    actor.on('moved', ({ move, by }) => {
      assert.equal(by, 'bot');
      made.push(move);
    });
    actor.start();
    await waitFor(actor, (snapshot) => snapshot.hasTag('match-over'), { timeout: 60_000 });
    actor.stop();
    assert.ok(
      made.some((move) => move.startsWith('play')),
      skill,
    );
  }
});
