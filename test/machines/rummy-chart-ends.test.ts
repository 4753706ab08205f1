/** How rounds and matches of rummy end, through the chart. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { TILES } from '../../machines/rummy/tile.ts';
import { refusals } from './chart-table.ts';
import { inputOf, recordOf, roundOf, sit } from './rummy-table.ts';

test('RUM-18 the last tile ends the round once it is seen, and the sum is told', (t) => {
  const hands = ['R10 B10 K10 R1 R2 R3 R4 R5 R6 R7 R8 B7 K7 O7', 'R13 J'];
  const table = sit(
    t,
    inputOf('hh', { rounds: 3 }, { record: recordOf({ rounds: 3 }, roundOf(hands, [])) }),
  );
  const all = 'play R10 B10 K10, R1 R2 R3 R4 R5 R6 R7 R8, B7 K7 O7';
  table.send({ type: 'PLAY', seat: 0, move: all });
  assert.equal(table.where(), 'turn.committing');
  table.pass(2000);
  assert.equal(table.where(), 'roundOver.out');
  const { state } = table.context();
  const points = state?.result?.points ?? [];
  assert.equal((points[0] ?? 0) + (points[1] ?? 0), 0);
  assert.deepEqual(
    table.told.map(({ type }) => type),
    ['moved', 'scored', 'scored', 'roundEnded'],
  );
  table.send({ type: 'NEXT' });
  table.pass(2000);
  assert.deepEqual([table.turn(), table.where()], [1, 'turn.arranging.untimed']);
});

/** A round whose pool is drawn empty by everybody in turn. */
function drained(players: number, racks: string[], more: string[] = []) {
  const pool = 106 - players * 14;
  const draws = Array<string>(pool).fill('draw');
  return roundOf(racks, [...draws, ...more]);
}

test('RUM-E67 three players, the pool empty: a play between the passes lets the round go on; one more pass ends it', (t) => {
  // 64 draws lead back to seat 1.
  const round = drained(3, ['R1', 'R10 B10 K10', 'R2']);
  const table = sit(
    t,
    inputOf(
      'hhh',
      { players: 3, rounds: 3 },
      { record: recordOf({ players: 3, rounds: 3 }, round) },
    ),
  );
  assert.equal(table.turn(), 1);
  table.send({ type: 'PLAY', seat: 1, move: 'pass' });
  table.send({ type: 'PLAY', seat: 2, move: 'pass' });
  table.send({ type: 'PLAY', seat: 0, move: meldOf(table.context().state?.hands[0] ?? []) });
  assert.equal(table.context().state?.passes, 0);
  table.send({ type: 'PLAY', seat: 1, move: 'pass' });
  table.send({ type: 'PLAY', seat: 2, move: 'pass' });
  assert.equal(table.where(), 'turn.arranging.untimed');
  table.send({ type: 'PLAY', seat: 0, move: 'pass' });
  assert.deepEqual([table.where(), table.has('passing')], ['turn.passing', true]);
  table.pass(700);
  assert.equal(table.where(), 'roundOver.blocked');
  assert.equal(table.context().soFar.rounds[0]?.end, 'stalled');
  assert.deepEqual(refusals(table.told), []);
});

/** Three tiles of one number, ten or more, of different colours, from a rack. */
function meldOf(rack: readonly string[]): string {
  for (const number of [10, 11, 12, 13]) {
    const tiles = ['R', 'B', 'K', 'O'].map((colour) => `${colour}${number}`);
    const held = tiles.filter((tile) => rack.includes(tile));
    if (held.length >= 3) return `play ${held.slice(0, 3).join(' ')}`;
  }
  throw new Error('no group of tens or more');
}

test('RUM-E68 RUM-19 whoever drew the last tile must pass too before the round is stalled', (t) => {
  const table = sit(
    t,
    inputOf('hhh', {}, { record: recordOf({ players: 3 }, drained(3, ['R1', 'R2', 'R3'])) }),
  );
  assert.equal(table.context().last?.seat, 0);
  table.send({ type: 'PLAY', seat: 1, move: 'pass' });
  table.send({ type: 'PLAY', seat: 2, move: 'pass' });
  assert.deepEqual([table.turn(), table.where()], [0, 'turn.arranging.untimed']);
  table.send({ type: 'PLAY', seat: 0, move: 'pass' });
  table.pass(700);
  assert.equal(table.where(), 'matchOver');
  const [result] = table.context().soFar.rounds;
  assert.equal(result?.end, 'stalled');
  assert.deepEqual(table.context().winners, result?.winners);
});

test('RUM-20 RUM-E63 equal tops share the match', (t) => {
  // Of each two twins everybody has one.
  const twins = TILES.slice(0, 53).map((tile, at) => (at < 52 ? tile : 'J'));
  const rack = twins.slice(0, 14).join(' ');
  const stock = twins.slice(14).flatMap((tile) => [tile, tile]);
  const moves = [...stock.map(() => 'draw'), 'pass', 'pass'];
  const round = { deal: { hands: [rack, rack], stock: stock.join(' ') }, moves };
  const table = sit(t, inputOf('hh', {}, { record: recordOf({}, round) }));
  assert.equal(table.where(), 'matchOver');
  assert.deepEqual(
    [table.context().scores, table.context().winners],
    [
      [0, 0],
      [0, 1],
    ],
  );
});
