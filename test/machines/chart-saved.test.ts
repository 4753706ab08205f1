/** A match saved at any moment, resumed from what was saved, and one step back. */
import assert from 'node:assert/strict';
import test, { type TestContext } from 'node:test';
import fc from 'fast-check';
import { createActor, waitFor } from 'xstate';
import { dominoCore } from '../../machines/dominoes/core.ts';
import { dominoMachine } from '../../machines/dominoes/machine.ts';
import type { SavedMatch } from '../../machines/game.ts';
import { toSaved } from '../../machines/match-begin.ts';
import { rewind } from '../../machines/rewind.ts';
import { before, DRAWN, E20, TIED, WON } from './chart-deals.ts';
import { type Input, inputOf, recordOf, sit, where } from './chart-table.ts';
import { dealOf } from './dominoes-help.ts';
import { runs } from './runs.ts';

const block = { rules: 'block', clock: 20 } as const;

/** What a page stores and reads again. */
function stored(saved: SavedMatch): SavedMatch {
  return JSON.parse(JSON.stringify(saved));
}

function resume(t: TestContext, table: ReturnType<typeof sit>, rest: Partial<Input> = {}) {
  const saved = stored(toSaved(table.actor.getSnapshot()));
  // What a page asks for gives way to what was saved.
  return { saved, again: sit(t, inputOf('bbbb', {}, { ...rest, saved })) };
}

test('a fresh match is saved as it was dealt', (t) => {
  const table = sit(t, inputOf('hb', block, { skill: 'expert' }));
  const { saved } = resume(t, table);
  assert.deepEqual(saved, {
    pip: 1,
    record: {
      pip: 1,
      game: 'dominoes',
      options: dominoCore.options({ ...block, players: 2 }),
      rounds: [{ seed: 'table', moves: [] }],
    },
    seats: ['human', 'bot'],
    skill: 'expert',
    auto: [],
    stage: 'playing',
  });
});

test('a decision is resumed with its clock whole', (t) => {
  const table = sit(t, inputOf('hh', {}, { record: recordOf(block, E20) }));
  table.pass(12_000);
  const { again } = resume(t, table);
  assert.equal(again.where(), 'turn.choosing.ticking');
  assert.deepEqual(again.context().clock, { endsAt: 20_000 });
  assert.deepEqual(again.context().last, { seat: 1, move: '5-2@R' });
  assert.deepEqual(again.told, [], 'nothing is told twice');
});

test('drawing is resumed with the next tile', (t) => {
  const table = sit(t, inputOf('hh', {}, { record: recordOf({}, DRAWN) }));
  table.pass(700);
  assert.equal(table.made().length, DRAWN.moves.length + 2);
  const { again } = resume(t, table);
  assert.equal(again.where(), 'turn.drawing');
  assert.equal(again.made().length, DRAWN.moves.length + 3);
});

test('auto-play is resumed', (t) => {
  const table = sit(t, inputOf('hh', {}, { record: recordOf(block, E20) }));
  table.pass(20_000);
  const { saved, again } = resume(t, table);
  assert.deepEqual(saved.auto, [0]);
  assert.deepEqual(again.context().auto, [0]);
});

test('a round that is over is resumed as such, in all three ways, with its hands still on the table', (t) => {
  for (const [round, name] of [
    [WON, 'roundOver.out'],
    [TIED, 'roundOver.tied'],
  ] as const) {
    const table = sit(t, inputOf('hh', {}, { record: recordOf({ ...block, target: 10 }, round) }));
    const { saved, again } = resume(t, table);
    assert.deepEqual([saved.stage, again.where()], ['round-over', name]);
    assert.deepEqual(again.context().state, table.context().state);
    assert.deepEqual(again.told, []);
    again.send({ type: 'NEXT' });
    assert.equal(again.context().record.rounds.length, 2);
  }
});

test('a match that is over is resumed as such', (t) => {
  const table = sit(t, inputOf('hh', {}, { record: recordOf({ ...block, target: 4 }, WON) }));
  const { saved, again } = resume(t, table);
  assert.deepEqual([saved.stage, again.where()], ['match-over', 'matchOver']);
  assert.deepEqual([again.context().winners, again.context().scores], [[0], [4, 0]]);
  again.send({ type: 'RESTART', seed: 'x' });
  assert.equal(again.where(), 'dealing');
});

test('a match saved after its last move but before the count goes to the count', (t) => {
  const table = sit(t, inputOf('hh', {}, { record: recordOf(block, before(WON, 1)) }));
  table.send({ type: 'PLAY', seat: 0, move: '6-4@R' });
  const { saved, again } = resume(t, table);
  assert.deepEqual([saved.stage, again.where()], ['playing', 'roundOver.out']);
});

/** Plays a match of persons and bots to its end, leaving it and coming back at the given moves. */
async function played(input: Input, leaveAt: readonly number[]) {
  const leaves = new Set(leaveAt);
  let made = 0;
  let actor = createActor(dominoMachine, { input });
  const start = () => {
    actor.on('moved', () => {
      made += 1;
    });
    actor.start();
  };
  start();
  for (;;) {
    const snapshot = await waitFor(actor, (now) => !now.hasTag('bot'));
    if (snapshot.hasTag('match-over')) break;
    const { state } = snapshot.context;
    if (leaves.delete(made)) {
      actor.stop();
      actor = createActor(dominoMachine, {
        input: { ...input, saved: stored(toSaved(snapshot)) },
      });
      start();
    } else if (snapshot.hasTag('round-over')) actor.send({ type: 'NEXT' });
    else if (state) {
      const moves = dominoCore.moves(state);
      const move = moves[made % moves.length] ?? '';
      actor.send({ type: 'PLAY', seat: dominoCore.seat(state) ?? 0, move });
    } else throw new Error(`stuck at ${where(snapshot)}`);
  }
  actor.stop();
  return actor.getSnapshot().context;
}

test('a match left and resumed at any moments is the same match', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string(),
      fc.constantFrom('hb', 'hbb', 'hbhb'),
      fc.constantFrom('draw' as const, 'block' as const),
      fc.uniqueArray(fc.nat(60), { minLength: 1, maxLength: 6 }),
      async (seed, kinds, rules, leaveAt) => {
        const input = inputOf(kinds, { rules, target: 30 }, { seed, pace: 0 });
        const whole = await played(input, []);
        const broken = await played(input, leaveAt);
        assert.deepEqual(broken.record, whole.record);
        assert.deepEqual(broken.scores, whole.scores);
        assert.deepEqual(broken.soFar, whole.soFar);
      },
    ),
    { numRuns: runs(15) },
  );
});

test("one step back goes to the seat's last own decision in this round", () => {
  const record = recordOf(block, E20);
  const back = rewind(dominoCore, record, 1);
  assert.deepEqual(back?.rounds[0]?.moves, E20.moves.slice(0, 5));
  const further = rewind(dominoCore, record, 0);
  assert.deepEqual(further?.rounds[0]?.moves, E20.moves.slice(0, 4));
});

test('one step back skips what was forced, and ends where the seat decided nothing yet', () => {
  // The opening 6-6 was forced (DRAW-3).
  const record = recordOf(block, { ...E20, moves: ['6-6', '6-3@R'] });
  assert.equal(rewind(dominoCore, record, 0), null);
  assert.equal(rewind(dominoCore, recordOf(block), 0), null);
  // Draws and passes by themselves are no decisions.
  const drawn = { ...DRAWN, moves: [...DRAWN.moves, ...Array<string>(14).fill('draw'), 'pass'] };
  assert.deepEqual(
    rewind(dominoCore, recordOf({}, drawn), 0)?.rounds,
    rewind(dominoCore, recordOf({}, DRAWN), 0)?.rounds,
  );
});

test('one step back in a later round keeps the rounds before, and never goes back to them', () => {
  const record = recordOf(block, WON, { seed: 'second', moves: [] });
  assert.equal(rewind(dominoCore, record, 0), null);
  const state = dominoCore.deal(record.options, { seed: 'second' }, { rounds: [wonResult()] });
  const move = dominoCore.moves(state)[0] ?? '';
  const later = recordOf(block, WON, { seed: 'second', moves: [move] });
  assert.deepEqual(rewind(dominoCore, later, 0)?.rounds, [WON, { seed: 'second', moves: [] }]);
});

function wonResult() {
  return { end: 'out' as const, winners: [0], points: [4, 0], left: [0, 4] };
}

test('PIP-14 a wrong placement is a decision, also where only one tile fits', () => {
  const deal = dealOf(['6-6 6-5 5-5 4-4 3-3 5-4 5-3', '6-1'], 7);
  const moves = ['6-6', '6-1@R', '4-4@R'];
  const record = recordOf({ rules: 'pip', misplay: 'strict' }, { deal, moves });
  assert.deepEqual(rewind(dominoCore, record, 0)?.rounds, [{ deal, moves: moves.slice(0, 2) }]);
});
