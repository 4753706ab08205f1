/** The solver's turns are legal, and none is better: by an integer-programming solver and by trying everything. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import loadHighs from 'highs';
import { lpText, programOf } from '../../bench/rummy-program.ts';
import { normal } from '../../machines/rummy/bots/normal.ts';
import { formatTable } from '../../machines/rummy/notation.ts';
import {
  bestTurn,
  type Most,
  type TurnStart,
  turnStart,
} from '../../machines/rummy/solver/best-turn.ts';
import { rackValue } from '../../machines/rummy/tile.ts';
import { thinkAtOnce } from '../../machines/think.ts';
import { type BoardKind, randomBoard } from './rummy-boards.ts';
import { mostTiles } from './rummy-brute.ts';
import { game, moment } from './rummy-help.ts';
import { runs } from './runs.ts';

const CROWDED: BoardKind = { table: [40, 60], rack: [6, 14], jokers: 2 };
const OPEN: BoardKind = { table: [10, 35], rack: [4, 12], jokers: 1 };
const BARE: BoardKind = { table: [0, 20], rack: [6, 16], jokers: 0 };
/** Few colours and numbers: every tile is near every other one. */
const SMALL: readonly BoardKind[] = [
  { table: [5, 9], rack: [1, 4], jokers: 2, numbers: 6 },
  { table: [5, 9], rack: [1, 4], jokers: 2, numbers: 4 },
  { table: [4, 8], rack: [2, 4], jokers: 1, colours: 3, numbers: 6 },
  { table: [3, 7], rack: [2, 4], jokers: 2, numbers: 5 },
];

/** The starts of every turn of a round between bots that play most tiles. */
function* natural(seed: number, key = ''): Generator<TurnStart> {
  const players = ([2, 3, 4] as const)[seed % 3] ?? 2;
  let state = game.deal(game.options({ players }), { seed: `natural ${key}${seed}` });
  for (let seat = game.seat(state); seat !== null; seat = game.seat(state)) {
    const view = game.view(state, seat);
    yield turnStart(view);
    state = game.play(state, thinkAtOnce(normal(view)));
  }
}

/** So many starts: rounds as they are played, and boards of every kind. */
function* starts(count: number, key: string): Generator<TurnStart> {
  let made = 0;
  for (let i = 0; made < count; i++) {
    const boards = [CROWDED, OPEN, BARE].map((kind) => randomBoard(kind, `${key}${i}`));
    const unmelded = { ...randomBoard(BARE, `first ${key}${i}`), melded: false };
    // Every fifth turn: neighbours are much alike.
    const some = [...natural(i, key)].filter((_, at) => at % 5 === i % 5);
    for (const start of [...boards, unmelded, ...some].slice(0, count - made)) {
      yield start;
      made += 1;
    }
  }
}

/** What the best turn is worth; throws when the rules refuse it. */
function found(start: TurnStart, most: Most): number {
  const turn = bestTurn(start, { most });
  if (!turn) return 0;
  const state = moment(formatTable(start.table), start.rack.join(' '), start.melded, {
    stock: '?1',
  });
  const after = game.play(state, turn.move);
  assert.deepEqual(
    after.table.map(({ tiles }) => tiles),
    turn.table,
    'sets lie and stand as the rules leave them',
  );
  return most === 'tiles' ? turn.played.length : rackValue(turn.played);
}

let { solve } = await loadHighs();
let solved = 0;

async function optimum(start: TurnStart, most: Most): Promise<number> {
  solved += 1;
  // After thousands of programs an instance fails.
  if (solved % 500 === 0) ({ solve } = await loadHighs());
  const { Status, ObjectiveValue } = solve(lpText(programOf(start, most)), {
    output_flag: false,
    // Its presolve finds some programs infeasible that aren't.
    presolve: 'off',
  });
  assert.ok(Status === 'Optimal' || Status === 'Infeasible', Status);
  // Adding 0 makes −0 one.
  return Status === 'Optimal' ? Math.round(ObjectiveValue) + 0 : 0;
}

for (const most of ['tiles', 'points'] as const) {
  test(`RUM-9, RUM-13, RUM-15: no integer program finds more ${most}`, async () => {
    let jokers = 0;
    for (const start of starts(runs(50), most)) {
      const at = `${start.melded} ${formatTable(start.table)} | ${start.rack.join(' ')}`;
      assert.equal(found(start, most), await optimum(start, most), at);
      if (formatTable(start.table).includes('J')) jokers += 1;
    }
    assert.ok(jokers > 10, `${jokers} with a joker on the table`);
  });
}

test('RUM-15: on small boards with jokers, trying everything finds no more', () => {
  let played = 0;
  for (let i = 0; i < runs(60); i++) {
    const board = randomBoard(SMALL[i % SMALL.length] ?? BARE, `${i}`);
    const most = mostTiles(board);
    const message = `${formatTable(board.table)} | ${board.rack.join(' ')}`;
    assert.equal(found(board, 'tiles'), most, message);
    if (most > 0) played += 1;
  }
  assert.ok(played > 20, `${played}`);
});

test('every turn of natural play and of crowded boards is legal', () => {
  for (let i = 0; i < runs(20); i++) {
    for (const start of natural(i)) found(start, i % 2 ? 'tiles' : 'points');
    for (const kind of [CROWDED, OPEN, BARE]) found(randomBoard(kind, `legal ${i}`), 'tiles');
  }
});
