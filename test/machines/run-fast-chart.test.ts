/** Matches through the Run Fast chart: the flow of turns and rounds, and what it tells. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { waitFor } from 'xstate';
import { toSaved } from '../../machines/match-begin.ts';
import { replayGame } from '../../machines/replay.ts';
import { calm, moved, refusals } from './chart-table.ts';
import { chancesOf, game } from './run-fast-help.ts';
import {
  answering,
  bombs,
  even,
  inputOf,
  playing,
  recordOf,
  silent,
  sit,
} from './run-fast-table.ts';

for (const rounds of [4, 8] as const) {
  test(`RUN-20 bots alone play ${rounds} hands, each led by the winner before, and the record replays`, async (t) => {
    const bot = playing(chancesOf(`${rounds}`));
    const table = sit(t, inputOf('bbb', { rounds }, { pace: 0 }), bot);
    await waitFor(table.actor, (snapshot) => snapshot.hasTag('match-over'), { timeout: 60_000 });
    const { record, scores, winners, soFar } = table.context();
    const outcome = replayGame(game, record);
    assert.deepEqual(
      { over: true, scores, winners, rounds: soFar.rounds },
      {
        over: outcome.over,
        scores: outcome.scores,
        winners: outcome.winners,
        rounds: outcome.rounds,
      },
    );
    assert.equal(record.rounds.length, rounds);
    const leaders = table.told.flatMap((event, at) => {
      const next = table.told[at + 1];
      return event.type === 'dealt' && next?.type === 'moved' ? [next.seat] : [];
    });
    const winnersBefore = soFar.rounds.map((round) => round.winners[0]);
    assert.deepEqual(leaders.slice(1), winnersBefore.slice(0, -1));
    assert.deepEqual(
      moved(table.told).map(({ move }) => move),
      record.rounds.flatMap(({ moves }) => moves),
    );
    assert.deepEqual(table.told.at(-1), { type: 'matchEnded', scores, winners, record });
  });
}

test('what is told as scored adds up to the scores, bombs and all', async (t) => {
  const table = sit(t, inputOf('bbb', { rounds: 8 }, { pace: 0 }), playing(chancesOf('sums')));
  await waitFor(table.actor, (snapshot) => snapshot.hasTag('match-over'), { timeout: 60_000 });
  const sums = [0, 0, 0];
  for (const event of table.told) {
    if (event.type === 'scored') sums[event.side] = (sums[event.side] ?? 0) + event.points;
  }
  assert.deepEqual(sums, table.context().scores);
});

test('RUN-3 RUN-14 the three of spades leads, the next follows', (t) => {
  const table = sit(t, inputOf('hhh', {}, { record: recordOf({}, even()) }));
  assert.equal(table.where(), 'turn.leading.untimed');
  assert.ok(table.has('person') && table.has('playing'));
  assert.equal(table.turn(), 0);
  table.send({ type: 'PLAY', seat: 0, move: '3s 3d' });
  assert.equal(table.where(), 'turn.following.untimed');
  assert.equal(table.turn(), 1);
  assert.deepEqual(table.news(), [
    { type: 'moved', seat: 0, move: '3s 3d', by: 'person', scored: 0 },
  ]);
});

test('RUN-13 where nothing beats, the pass happens by itself and is seen for a pace', (t) => {
  const table = sit(t, inputOf('hhb', {}, { record: recordOf({}, even()) }), silent);
  table.send({ type: 'PLAY', seat: 0, move: 'Ac' });
  assert.equal(table.where(), 'turn.settling');
  table.pass(700);
  assert.equal(table.where(), 'turn.passing');
  assert.ok(table.has('passing'));
  assert.deepEqual(table.news().slice(1), [
    { type: 'moved', seat: 1, move: 'pass', by: 'auto', scored: 0 },
  ]);
  table.pass(700);
  assert.equal(table.where(), 'turn.thinking');
  assert.equal(table.turn(), 2);
});

test('RUN-14 after two passes the last to play leads again', (t) => {
  const table = sit(t, inputOf('hhh', {}, { record: recordOf({}, even()) }));
  table.send({ type: 'PLAY', seat: 0, move: 'Ac' });
  table.pass(700);
  assert.equal(table.where(), 'turn.following.untimed');
  assert.deepEqual(table.moves(), ['2s']);
  table.send({ type: 'PLAY', seat: 2, move: '2s' });
  for (let paces = 0; paces < 4; paces += 1) table.pass(700);
  assert.deepEqual(table.made(), ['Ac', 'pass', '2s', 'pass', 'pass']);
  assert.equal(table.where(), 'turn.leading.untimed');
  assert.equal(table.turn(), 2);
});

test('RUN-13 a play that beats is offered and waits, also the only one; a pass is refused', (t) => {
  const table = sit(t, inputOf('hhh', {}, { record: recordOf({}, even('Ac', 'pass')) }));
  assert.deepEqual(table.moves(), ['2s']);
  table.pass(3_600_000);
  assert.equal(table.where(), 'turn.following.untimed');
  const before = table.context();
  table.send({ type: 'PLAY', seat: 2, move: 'pass' });
  assert.deepEqual(
    [refusals(table.told)[0]?.code, refusals(table.told)[0]?.rule],
    ['illegal-move', 'RUN-13'],
  );
  assert.deepEqual(table.context(), before);
});

test('RUN-19 a bomb tells what it earns and what it costs the others', (t) => {
  const table = sit(t, inputOf('hhh', {}, { record: recordOf({}, bombs()) }));
  table.send({ type: 'PLAY', seat: 0, move: '3s 3h 3c 3d' });
  assert.deepEqual(table.news(), [
    { type: 'moved', seat: 0, move: '3s 3h 3c 3d', by: 'person', scored: 10 },
    { type: 'scored', seat: 0, side: 0, points: 10 },
    { type: 'scored', seat: 0, side: 1, points: -5 },
    { type: 'scored', seat: 0, side: 2, points: -5 },
  ]);
  assert.deepEqual(table.context().scores, [10, -5, -5]);
});

/** Bombs on bombs; seat 2, whose are the highest, has the lead and four cards left. */
const LAST = bombs(
  '3s 3h 3c 3d',
  '7s 7h 7c 7d',
  'Js Jh Jc Jd',
  'pass',
  'pass',
  'Qs Qh Qc Qd',
  'pass',
  'pass',
  'Ks Kh Kc Kd',
  'pass',
  'pass',
);

test('RUN-17 the round is over with the last card, the next begins when it is asked for', (t) => {
  const table = sit(t, inputOf('hhh', {}, { record: recordOf({}, LAST) }));
  assert.ok(table.moves().includes('Ah Ac Ad 2s'));
  table.send({ type: 'PLAY', seat: 2, move: 'Ah Ac Ad 2s' });
  assert.equal(table.where(), 'turn.settling');
  table.pass(700);
  assert.equal(table.where(), 'roundOver.out');
  const [result] = table.context().soFar.rounds;
  assert.deepEqual(result, {
    end: 'out',
    winners: [2],
    points: [-10 - 12, -10 - 12, 20 + 24],
    left: [12, 12, 0],
    inPlay: [-10, -10, 20],
  });
  table.send({ type: 'NEXT' });
  table.pass(700);
  assert.equal(table.turn(), 2);
  assert.equal(table.where(), 'turn.leading.untimed');
});

test('a seat elsewhere plays and passes as its moves arrive', (t) => {
  const table = sit(t, inputOf('hrr', {}, { record: recordOf({}, even()) }));
  table.send({ type: 'PLAY', seat: 0, move: 'Kc' });
  table.pass(700);
  assert.equal(table.where(), 'turn.waiting.untimed');
  table.send({ type: 'PLAY', seat: 1, move: 'Ad' });
  assert.equal(moved(table.told).at(-1)?.by, 'remote');
});

test('a match resumes from a save in any stage', (t) => {
  for (const round of [even(), even('Ac', 'pass'), even('Ac', 'pass', '2s', 'pass'), LAST]) {
    const table = sit(t, inputOf('hhh', {}, { record: recordOf({}, round) }));
    const saved = toSaved(table.actor.getSnapshot());
    const again = sit(t, inputOf('hhh', {}, { saved }));
    assert.deepEqual(again.context().state, table.context().state);
    assert.equal(again.where(), table.where());
  }
});

test('a bot that plays what is not legal, or nothing, plays as the clock would', async (t) => {
  const wrong = answering(async () => '2s 2h');
  const table = sit(t, inputOf('bhh', {}, { record: recordOf({}, even()) }), wrong);
  await calm();
  assert.deepEqual(table.made(), ['3s']);
  const late = sit(t, inputOf('bhh', {}, { record: recordOf({}, even()) }), silent);
  late.pass(10_000);
  assert.deepEqual(late.made(), ['3s']);
});
