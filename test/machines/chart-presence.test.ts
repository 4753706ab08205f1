/** FIVE-15: who is away, how long that may last, and what comes of it. */
import assert from 'node:assert/strict';
import test, { type TestContext } from 'node:test';
import { dominoes } from '../../machines/dominoes/game.ts';
import type { RuleSetId } from '../../machines/dominoes/model.ts';
import { RULE_SETS } from '../../machines/dominoes/rule-sets.ts';
import { replay } from '../../machines/index.ts';
import { toSaved } from '../../machines/match-begin.ts';
import { before, wholeRound } from './chart-deals.ts';
import { assertForfeited, atFives, fives, SECOND } from './chart-fives.ts';
import { inputOf, type Options, recordOf, sit } from './chart-table.ts';

test('FIVE-E25 away 180 s: the seat forfeits, not a moment before', (t) => {
  const table = atFives(t);
  table.pass(SECOND);
  table.send({ type: 'AWAY', seat: 1 });
  assert.deepEqual(table.context().away, [{ seat: 1, endsAt: 181 * SECOND }]);
  table.pass(180 * SECOND - 1);
  assert.ok(table.has('playing'));
  table.pass(1);
  assertForfeited(table, 1);
  assert.equal(table.context().record.rounds.length, 1);
});

test('FIVE-E25 away 179 s, back, away 179 s: no forfeit, each absence is counted anew', (t) => {
  const table = atFives(t);
  for (let absence = 0; absence < 2; absence += 1) {
    table.send({ type: 'AWAY', seat: 1 });
    table.pass(179 * SECOND);
    table.send({ type: 'BACK', seat: 1 });
    assert.deepEqual(table.context().away, []);
  }
  table.pass(3600 * SECOND);
  assert.ok(table.has('playing'));
  table.send({ type: 'AWAY', seat: 1 });
  table.pass(180 * SECOND);
  assertForfeited(table, 1);
});

test('FIVE-15 the seat at this table forfeits just so', (t) => {
  const table = atFives(t);
  table.send({ type: 'AWAY', seat: 0 });
  table.pass(180 * SECOND);
  assertForfeited(table, 0);
});

test('FIVE-15 an absence told twice is one', (t) => {
  const table = atFives(t);
  table.send({ type: 'AWAY', seat: 1 });
  table.pass(100 * SECOND);
  table.send({ type: 'AWAY', seat: 1 });
  table.pass(80 * SECOND);
  assertForfeited(table, 1);
});

test('FIVE-15 both away: the one gone first forfeits first', (t) => {
  const table = atFives(t);
  table.send({ type: 'AWAY', seat: 1 });
  table.pass(SECOND);
  table.send({ type: 'AWAY', seat: 0 });
  table.pass(179 * SECOND);
  assertForfeited(table, 1);
  table.pass(3600 * SECOND);
  assertForfeited(table, 1);
});

test('FIVE-15 both away and the first comes back: the other is still counted from when it went', (t) => {
  const table = atFives(t);
  table.send({ type: 'AWAY', seat: 1 });
  table.pass(100 * SECOND);
  table.send({ type: 'AWAY', seat: 0 });
  table.pass(79 * SECOND);
  table.send({ type: 'BACK', seat: 1 });
  table.pass(101 * SECOND - 1);
  assert.ok(table.has('playing'));
  table.pass(1);
  assertForfeited(table, 0);
});

test('FIVE-15 the other wins whatever the score', (t) => {
  // The first round ends with one side ahead; that side goes away.
  const round = wholeRound(fives, 'ahead');
  const table = atFives(t, {}, { record: recordOf(fives, round) });
  const { scores } = table.context();
  const ahead = (scores[0] ?? 0) > (scores[1] ?? 0) ? 0 : 1;
  assert.notEqual(scores[0], scores[1]);
  table.send({ type: 'NEXT' });
  table.send({ type: 'AWAY', seat: ahead });
  table.pass(180 * SECOND);
  assertForfeited(table, ahead);
  assert.deepEqual(table.context().scores, scores);
});

test('FIVE-15 asleep past the deadline: WAKE judges by the wall', (t) => {
  const table = atFives(t);
  table.send({ type: 'AWAY', seat: 1 });
  table.sleep(100 * SECOND);
  table.send({ type: 'WAKE' });
  table.pass(80 * SECOND - 1);
  assert.ok(table.has('playing'), 'the slept time counts, and no more than it');
  table.sleep(3600 * SECOND);
  assert.ok(table.has('playing'));
  table.send({ type: 'WAKE' });
  table.pass(0);
  assertForfeited(table, 1);
});

test('FIVE-15 BACK after the deadline is too late, also when nobody was awake to judge', (t) => {
  const table = atFives(t);
  table.send({ type: 'AWAY', seat: 1 });
  table.sleep(180 * SECOND);
  table.send({ type: 'BACK', seat: 1 });
  table.pass(0);
  assertForfeited(table, 1);
});

test('FIVE-15 between rounds absence counts too: the round that would come next is given up', (t) => {
  const table = atFives(t, {}, { record: recordOf(fives, wholeRound(fives, 'ahead')) });
  assert.ok(table.has('round-over'));
  table.send({ type: 'AWAY', seat: 1 });
  table.pass(180 * SECOND);
  assertForfeited(table, 1);
  assert.deepEqual(
    table.told.map(({ type }) => type),
    ['dealt', 'roundEnded', 'matchEnded'],
  );
  assert.deepEqual(table.context().record.rounds[1]?.moves, []);
});

/** A person elsewhere is long away when the last tile of a round is laid. */
function lastTile(t: TestContext, options: Options) {
  const record = recordOf(options, before(wholeRound(options, 'ahead'), 1));
  const seat = replay(record).next?.seat ?? 0;
  const kinds = seat === 0 ? 'hr' : 'rh';
  const table = sit(t, inputOf(kinds, {}, { record, pace: 10 * SECOND }));
  table.send({ type: 'AWAY', seat: 1 - seat });
  table.pass(175 * SECOND);
  table.send({ type: 'PLAY', seat, move: table.moves()[0] ?? '' });
  assert.equal(table.where(), 'turn.settling');
  table.pass(5 * SECOND);
  return { table, seat };
}

test('FIVE-15 a round that is played out but not counted yet is counted before the forfeit', (t) => {
  const { table, seat } = lastTile(t, fives);
  assertForfeited(table, 1 - seat);
  assert.deepEqual(
    table.context().soFar.rounds.map(({ end }) => end),
    ['out', 'forfeit'],
  );
});

test('FIVE-14 a match that its last tile decided is not forfeited any more', (t) => {
  const { table } = lastTile(t, { ...fives, target: 5 });
  assert.equal(table.where(), 'matchOver');
  const { record, soFar } = table.context();
  assert.deepEqual(
    soFar.rounds.map(({ end }) => end),
    ['target'],
  );
  assert.equal(record.rounds[0]?.ended, undefined);
  assert.equal(table.told.filter(({ type }) => type === 'matchEnded').length, 1);
});

test('FIVE-15 after the match nobody forfeits; in a rematch who is still away is counted anew', (t) => {
  const table = atFives(t);
  table.send({ type: 'AWAY', seat: 1 });
  table.pass(180 * SECOND);
  assertForfeited(table, 1);
  const told = table.told.length;
  table.send({ type: 'AWAY', seat: 0 });
  table.pass(3600 * SECOND);
  table.send({ type: 'WAKE' });
  table.send({ type: 'BACK', seat: 0 });
  table.pass(0);
  assert.equal(table.told.length, told);
  table.send({ type: 'RESTART' });
  table.pass(180 * SECOND - 1);
  assert.ok(table.has('playing'));
  table.pass(1);
  assertForfeited(table, 1);
});

test('FIVE-15 a save holds no absence: it starts anew when it is told again', (t) => {
  const table = atFives(t);
  table.send({ type: 'AWAY', seat: 1 });
  table.pass(170 * SECOND);
  const saved = JSON.parse(JSON.stringify(toSaved(table.actor.getSnapshot())));
  const again = atFives(t, {}, { saved });
  assert.deepEqual(again.context().away, []);
  again.pass(3600 * SECOND);
  assert.ok(again.has('playing'));
  again.send({ type: 'AWAY', seat: 1 });
  again.pass(179 * SECOND);
  assert.ok(again.has('playing'));
});

test('FIVE-15 a practice match never forfeits, however long the person is away', (t) => {
  for (const kinds of ['hb', 'hh']) {
    const table = sit(t, inputOf(kinds, fives, { pace: 0 }));
    const seat = 0;
    table.send({ type: 'AWAY', seat });
    assert.deepEqual(table.context().away, [{ seat, endsAt: null }]);
    table.pass(3600 * SECOND);
    table.send({ type: 'WAKE' });
    table.pass(0);
    assert.ok(table.has('playing'));
  }
});

test('COM-7 absence counts in Fives alone, and in house rules made from it', (t) => {
  for (const rules of Object.keys(RULE_SETS).filter(isRuleSet)) {
    const { players } = dominoes.options({ rules });
    const table = sit(t, inputOf('rrrr'.slice(0, players), { rules }));
    table.send({ type: 'AWAY', seat: 1 });
    assert.equal(table.context().away[0]?.endsAt, rules === 'fives' ? 180 * SECOND : null);
    table.pass(180 * SECOND);
    assert.equal(table.has('match-over'), rules === 'fives');
  }
  const house = { base: 'fives', target: 61 } as const;
  const table = atFives(t, { rules: house });
  table.send({ type: 'AWAY', seat: 1 });
  table.pass(180 * SECOND);
  assertForfeited(table, 1);
});

function isRuleSet(text: string): text is RuleSetId {
  return text in RULE_SETS;
}

test('nobody is away who does not sit there', (t) => {
  const table = sit(t, inputOf('rb', fives));
  for (const seat of [-1, 1, 2, 0.5]) table.send({ type: 'AWAY', seat });
  assert.deepEqual(table.context().away, []);
  table.pass(3600 * SECOND);
  assert.ok(!table.has('match-over'));
});

test('a clock does not keep a match alive: the seat plays by itself until it forfeits', (t) => {
  const table = atFives(t, { clock: 20 });
  table.send({ type: 'AWAY', seat: 1 });
  table.send({ type: 'AWAY', seat: 0 });
  while (table.has('playing')) table.pass(SECOND);
  if (table.has('round-over')) table.pass(180 * SECOND);
  assertForfeited(table, 1);
});

test('FIVE-15 a forfeited match is resumed as such', (t) => {
  const table = atFives(t);
  table.send({ type: 'AWAY', seat: 1 });
  table.pass(180 * SECOND);
  const saved = JSON.parse(JSON.stringify(toSaved(table.actor.getSnapshot())));
  assert.equal(saved.stage, 'match-over');
  const again = atFives(t, {}, { saved });
  assert.equal(again.where(), 'matchOver');
  assert.deepEqual(again.context().winners, [0]);
  assert.deepEqual(again.context().state, table.context().state);
  again.send({ type: 'AWAY', seat: 1 });
  again.pass(180 * SECOND);
  assert.deepEqual(again.told, []);
});

test('FIVE-15 nobody is away who does not sit there', (t) => {
  const table = atFives(t);
  for (const seat of [2, -1, Number.NaN, Object('0'), JSON.parse('"0"')]) {
    table.send({ type: 'AWAY', seat });
  }
  assert.deepEqual(table.context().away, []);
  table.pass(180 * SECOND);
  assert.ok(table.has('playing'));
});
