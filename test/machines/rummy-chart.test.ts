/** Matches through the rummy chart: the flow of turns and rounds, and what it tells. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { createActor, waitFor } from 'xstate';
import { PipError } from '../../machines/error.ts';
import type { BotQuestion } from '../../machines/match-steps.ts';
import { replayGame } from '../../machines/replay.ts';
import { rewind } from '../../machines/rewind.ts';
import { rummyMachine } from '../../machines/rummy/machine.ts';
import type { RummyView } from '../../machines/rummy/model.ts';
import { calm, moved, refusals } from './chart-table.ts';
import { chancesOf, game } from './rummy-help.ts';
import {
  answering,
  inputOf,
  MELDED,
  playing,
  recordOf,
  roundOf,
  silent,
  sit,
} from './rummy-table.ts';

for (const [players, rounds] of [
  [2, 1],
  [3, 3],
  [4, 5],
  [2, 3],
] as const) {
  test(`RUM-3 RUM-20 bots alone play ${rounds} rounds with ${players}: the lead passes on, the sums decide`, async (t) => {
    const input = inputOf('bbbb'.slice(0, players), { rounds }, { pace: 0 });
    const table = sit(t, input, playing(chancesOf(`${players} ${rounds}`)));
    await waitFor(table.actor, (snapshot) => snapshot.hasTag('match-over'), { timeout: 60_000 });
    const { record, scores, winners, soFar, draft } = table.context();
    const outcome = replayGame(game, record);
    assert.deepEqual(
      { over: true, scores, winners, soFar },
      {
        over: outcome.over,
        scores: outcome.scores,
        winners: outcome.winners,
        soFar: outcome.soFar,
      },
    );
    assert.equal(record.rounds.length, rounds);
    const sums = scores.map((_, seat) =>
      soFar.rounds.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0),
    );
    assert.deepEqual(scores, sums);
    assert.deepEqual(
      winners,
      sums.flatMap((sum, seat) => (sum === Math.max(...sums) ? [seat] : [])),
    );
    const starts = table.told.flatMap((event, at) => {
      const next = table.told[at + 1];
      return event.type === 'dealt' && next?.type === 'moved' ? [next.seat] : [];
    });
    const { first = -1 } = soFar;
    assert.deepEqual(
      starts,
      record.rounds.map((_, round) => (first + round) % players),
    );
    assert.ok(!moved(table.told).some(({ move }) => move.startsWith('draw ')), 'nothing hidden');
    assert.ok(!draft, 'nobody sits there');
  });
}

test('RUM-3 a match resumed between rounds passes the lead on from whoever began', async (t) => {
  const bot = playing(chancesOf('lead'));
  const seeds = ['a', 'b', 'c', 'd', 'e'];
  const begun = new Set<number>();
  for (const seed of seeds) {
    const table = sit(t, inputOf('bbb', { rounds: 3 }, { pace: 0, seed }), bot);
    await waitFor(table.actor, (snapshot) => snapshot.context.record.rounds.length === 2);
    const { record, soFar } = table.context();
    const [one] = record.rounds;
    assert.ok(one && soFar.first !== undefined);
    begun.add(soFar.first);
    const half = { ...record, rounds: [one] };
    const again = sit(t, inputOf('rrr', { rounds: 3 }, { record: half, seed }));
    assert.deepEqual(again.context().soFar, { ...soFar, rounds: soFar.rounds.slice(0, 1) });
    again.send({ type: 'NEXT' });
    assert.equal(again.turn(), (soFar.first + 1) % 3);
    assert.deepEqual(replayGame(game, again.context().record).next?.seat, again.turn());
  }
  assert.ok(begun.size > 1, 'some match began with another seat than 0');
});

test('RUM-12 a turn is offered and waits: nothing is drawn by itself', (t) => {
  const table = sit(t, inputOf('hb', {}, { record: recordOf({}, roundOf(['R1', 'R2'], [])) }));
  assert.equal(table.where(), 'turn.arranging.untimed');
  assert.ok(table.has('person') && table.has('playing'));
  table.pass(3_600_000);
  assert.deepEqual(table.made(), []);
  assert.equal(table.context().clock, null);
});

test('RUM-12 a draw ends the turn and is seen for a pace', (t) => {
  const record = recordOf({}, roundOf(['R1', 'R2'], [], 'J'));
  const table = sit(t, inputOf('hb', {}, { record }), silent);
  table.send({ type: 'PLAY', seat: 0, move: 'draw' });
  assert.equal(table.where(), 'turn.drawing');
  assert.ok(table.has('drawing'));
  assert.deepEqual(table.news(), [
    { type: 'moved', seat: 0, move: 'draw', by: 'person', scored: 0 },
  ]);
  assert.equal(table.context().state?.hands[0]?.at(-1), 'J');
  table.pass(699);
  assert.equal(table.where(), 'turn.drawing');
  table.pass(1);
  assert.equal(table.where(), 'turn.thinking');
});

test('what was laid is seen longer than a draw, the longer the more it is', (t) => {
  for (const [move, wait] of [
    ['play R10 B10 K10', 1176],
    ['play R10 B10 K10, R1 R2 R3 R4 R5', 1386],
  ] as const) {
    const record = recordOf({}, roundOf(['R10 B10 K10 R1 R2 R3 R4 R5', 'R6'], []));
    const table = sit(t, inputOf('hb', {}, { record }), silent);
    table.send({ type: 'PLAY', seat: 0, move });
    table.pass(wait - 1);
    assert.equal(table.where(), 'turn.committing');
    table.pass(1);
    assert.equal(table.where(), 'turn.thinking');
  }
});

test('RUM-12 a pass is refused while there are tiles to draw', (t) => {
  const table = sit(t, inputOf('hb', {}, { record: recordOf({}, roundOf(['R1', 'R2'], [])) }));
  const before = table.context();
  table.send({ type: 'PLAY', seat: 0, move: 'pass' });
  assert.equal(refusals(table.told)[0]?.rule, 'RUM-12');
  assert.deepEqual(table.context(), before);
});

test('a move out of turn, for a bot, or after the round is refused as such', (t) => {
  const table = sit(t, inputOf('hb', {}, { record: recordOf({}, MELDED) }), silent);
  table.send({ type: 'PLAY', seat: 1, move: 'draw' });
  table.send({ type: 'PLAY', seat: 0, move: 'draw' });
  table.send({ type: 'PLAY', seat: 0, move: 'draw' });
  table.send({ type: 'SUBMIT' });
  assert.deepEqual(
    refusals(table.told).map(({ code }) => code),
    ['not-your-turn', 'not-your-turn', 'not-your-turn'],
  );
});

test('RESTART begins anew, with somebody else perhaps to begin', (t) => {
  const table = sit(t, inputOf('hh', { rounds: 3 }));
  const firsts = Array.from({ length: 8 }, (_, seed) => {
    table.send({ type: 'RESTART', seed: String(seed) });
    const { soFar, state } = table.context();
    assert.deepEqual(soFar, { rounds: [], first: state?.turn });
    return soFar.first;
  });
  assert.equal(new Set(firsts).size, 2);
});

test('a bot that fails, talks nonsense or never answers draws', async (t) => {
  const bots = {
    fails: () => Promise.reject(new Error('no')),
    nonsense: async () => 'play R1 R2',
    silent: () => new Promise<string>(() => {}),
  };
  for (const [name, bot] of Object.entries(bots)) {
    await t.test(name, async (t) => {
      const record = recordOf({}, roundOf(['R1', 'R2'], []));
      const table = sit(t, inputOf('bh', {}, { record }), answering(bot));
      await calm();
      if (name === 'silent') table.pass(10_000);
      assert.deepEqual(moved(table.told), [
        { type: 'moved', seat: 0, move: 'draw', by: 'bot', scored: 0 },
      ]);
      assert.deepEqual(table.context().auto, []);
    });
  }
});

test('a bot is asked with its own view, and hears nothing of a draft', async (t) => {
  const asked: BotQuestion<RummyView>[] = [];
  const bot = answering((question) => {
    asked.push(question);
    return new Promise(() => {});
  });
  const record = recordOf({}, roundOf(['R10 B10 K10', 'R2'], []));
  const table = sit(t, inputOf('hb', {}, { record, pace: 0 }), bot);
  table.send({ type: 'MOVE', tiles: ['rack:0'], to: 'new' });
  table.send({ type: 'PLAY', seat: 0, move: 'draw' });
  const [question] = asked;
  assert.ok(question && asked.length === 1);
  assert.equal(question.view.me, 1);
  assert.equal(question.view.hands[0], '?15');
  assert.equal(question.view.table, '');
  assert.ok(!JSON.stringify(question).includes('undo'));
});

test('one step back: a chosen draw is a decision, also where the rules list nothing else', () => {
  const record = recordOf({}, { ...MELDED, moves: [...MELDED.moves, 'draw', 'draw'] });
  assert.deepEqual(rewind(game, record, 0)?.rounds[0]?.moves, MELDED.moves);
  assert.deepEqual(rewind(game, record, 1)?.rounds[0]?.moves, [...MELDED.moves, 'draw']);
});

test('a record that breaks, or of another game, is an error before the match begins', () => {
  const broken = recordOf({}, roundOf(['R1', 'R2'], ['pass']));
  const wrong = { ...recordOf({}), game: 'dominoes' as const };
  for (const [record, code] of [
    [broken, 'illegal-move'],
    [wrong, 'bad-record'],
  ] as const) {
    const snapshot = createActor(rummyMachine, {
      input: inputOf('hh', {}, { record }),
    }).getSnapshot();
    assert.equal(snapshot.status, 'error');
    assert.ok(snapshot.error instanceof PipError);
    assert.equal(snapshot.error.code, code);
  }
});
