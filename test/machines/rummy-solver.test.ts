import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatTable } from '../../machines/rummy/notation.ts';
import {
  bestTurn,
  type Most,
  searchTurn,
  type TurnStart,
  turnStart,
} from '../../machines/rummy/solver/best-turn.ts';
import { think } from '../../machines/think.ts';
import { randomBoard } from './rummy-boards.ts';
import { game, moment } from './rummy-help.ts';

function startOf(table: string, rack: string, melded = true): TurnStart {
  const state = moment(table, rack, melded);
  return turnStart(game.view(state, 0));
}

/** What the best turn leaves on the table; null when there is none. */
function best(table: string, rack: string, melded = true, most: Most = 'tiles'): string | null {
  const turn = bestTurn(startOf(table, rack, melded), { most });
  if (turn) game.play(moment(table, rack, melded), turn.move);
  return turn?.table.map((tiles) => tiles.join(' ')).join(', ') ?? null;
}

test('RUM-9: the first meld is worth 30, or there is none', () => {
  assert.equal(best('', 'R10 B10 K10 O2', false), 'R10 B10 K10');
  assert.equal(best('', 'R9 B9 K9 R2', false), null);
  assert.equal(best('', 'R10 J J', false), 'R10 J J');
  assert.equal(best('', 'R9 J J O1', false), 'R9 J J');
  assert.equal(best('', 'R8 J J O1', false), null);
  const two = best('K1 K2 K3', 'R1 R2 R3 R8 B8 K8 O9', false);
  assert.equal(two, 'K1 K2 K3, R1 R2 R3, R8 B8 K8');
});

test('RUM-10: before the first meld the table stays as it lies', () => {
  assert.equal(best('K4 K5 K6', 'K7 R10 B10 K10', false), 'K4 K5 K6, R10 B10 K10');
  assert.equal(best('R4 R5 R6 R7', 'B7 K7 O1', false), null);
});

test('RUM-13: sets of the table are split and joined for one more tile', () => {
  assert.equal(best('R4 R5 R6 R7', 'B7 K7 O1'), 'R4 R5 R6, R7 B7 K7');
  assert.equal(best('R3 R4 R5 R6 R7', 'R5'), 'R3 R4 R5, R5 R6 R7');
  assert.equal(best('R4 R5 R6 R7, B7 K7 O7', 'O1'), null);
});

test('RUM-14: a turn that plays nothing is none', () => {
  assert.equal(best('R4 R5 R6 R7', 'O13'), null);
});

test('RUM-15: a joker is taken only where its tile takes its place', () => {
  assert.equal(best('R4 J R6', 'R5 R9 R10'), 'R4 R5 R6, R9 R10 J');
  assert.equal(best('R3 R4 R5 J', 'B9 K9'), null);
  assert.equal(best('R7 B7 K7 J', 'B9 K9'), null);
  assert.equal(best('R7 B7 K7 J', 'O7 B9 K9'), 'R7 B7 K7 O7, B9 K9 J');
  assert.equal(best('R3 R4 J', 'R1'), null);
  assert.equal(best('B1 B2 B3, J B5 B6 B7', 'K9 O9'), null);
  assert.equal(best('R2 R3 R4 J, R5 B5 K5', 'B9 K9'), 'R2 R3 R4, R5 B5 K5, B9 K9 J');
  // The joker goes on standing for R5.
  assert.equal(best('R3 R4 J R6 R7', 'R5'), 'R3 R4 J, R5 R6 R7');
});

test('RUM-16: jokers of the rack lie anywhere', () => {
  assert.equal(best('', 'R4 J R6'), 'R4 J R6');
  assert.equal(best('R4 R5 R6', 'J'), 'R4 R5 R6 J');
});

test('most points may be fewer tiles', () => {
  const rack = 'R1 R2 R4 R5 R12 B12 J';
  assert.equal(best('', rack, true, 'tiles'), 'R1 R2 J R4 R5');
  assert.equal(best('', rack, true, 'points'), 'R12 B12 J');
});

test('of equal turns the one that leaves the sets of the table as they lie', () => {
  // O7 could also take the place of one of the run's ends.
  assert.equal(best('R5 R6 R7 R8, R7 B7 K7', 'O7'), 'R5 R6 R7 R8, R7 B7 K7 O7');
  assert.equal(best('R4 R5 R6, R7 R8 R9', 'R10'), 'R4 R5 R6, R7 R8 R9 R10');
  assert.equal(best('R1 R2 R3 R4 R5 R6', 'K9 O9 B9'), 'R1 R2 R3 R4 R5 R6, B9 K9 O9');
});

test('the search of crowded tables is put down, to the same turn, and a budget ends the search legally', async () => {
  const boards = Array.from({ length: 12 }, (_, i) =>
    randomBoard({ table: [40, 60], rack: [10, 14], jokers: 2 }, `heavy ${i}`),
  );
  let pauses = 0;
  for (const start of boards) {
    const search = searchTurn(start, { most: 'tiles' });
    let step = search.next();
    for (; !step.done; step = search.next(false)) pauses += 1;
    const turn = step.value;
    assert.equal(turn?.move, bestTurn(start, { most: 'tiles' })?.move);
    const cut = await think(searchTurn(start, { most: 'tiles' }), { budget: 0 });
    if (!cut) continue;
    const state = moment(formatTable(start.table), start.rack.join(' '), true, { stock: '?1' });
    game.play(state, cut.move);
    assert.ok(cut.played.length <= (turn?.played.length ?? 0));
  }
  assert.ok(pauses > 5, `${pauses}`);
});
