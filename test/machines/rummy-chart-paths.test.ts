/** Paths through the rummy chart, generated from it: every state is reached and every transition taken. */
import assert from 'node:assert/strict';
import test from 'node:test';
import type { SavedMatch } from '../../machines/game.ts';
import type { DraftEvent } from '../../machines/match-events.ts';
import { rummyCore } from '../../machines/rummy/core.ts';
import { unforfeited, walk } from './chart-walk.ts';
import { type Input, inputOf, MELDED, recordOf, roundOf, silent } from './rummy-table.ts';

const clock = { clock: 60, rounds: 3 } as const;
const drained = roundOf(['R1', 'R2'], [...Array<string>(78).fill('draw'), 'pass']);
const racks = ['R10 B10 K10 R1 R2 R3 R4 R5 R6 R7 R8 B7 K7 O7', 'R13 J'];
const out = 'play R10 B10 K10, R1 R2 R3 R4 R5 R6 R7 R8, B7 K7 O7';
const over = roundOf(racks, [out]);

const half: SavedMatch = {
  pip: 1,
  record: recordOf(clock, MELDED),
  seats: ['human', 'bot'],
  skill: 'beginner',
  auto: [],
  stage: 'playing',
  draft: {
    table: 'R10 B10 K10, R4 R5 R6',
    rack: 'R7 B7 K1 K7 O1 O2 O13 J',
    undo: [],
    redo: [],
  },
};

const tables: Record<string, Input> = {
  // Seat 0 begins and holds three elevens.
  'a fresh match': inputOf('hb', clock, { seed: 'paths 2' }),
  'a fresh match without waits': inputOf('hb', clock, { pace: 0 }),
  'a person in the middle of a round': inputOf('hb', {}, { record: recordOf(clock, MELDED) }),
  'a turn half made': inputOf('hb', {}, { saved: half }),
  'persons in the middle of a round': inputOf('hh', {}, { record: recordOf(clock, MELDED) }),
  'a bot on the move': inputOf('bh', {}, { record: recordOf(clock, MELDED) }),
  'somebody elsewhere on the move': inputOf('rh', {}, { record: recordOf(clock, MELDED) }),
  'an empty pool, and one pass': inputOf('hh', {}, { record: recordOf(clock, drained) }),
  'a round that is over': inputOf('hh', {}, { record: recordOf(clock, over) }),
  'a watched round that is over': inputOf('bb', {}, { record: recordOf(clock, over) }),
  'a match that is over': inputOf('hh', {}, { record: recordOf({}, over) }),
};

const drafts: readonly DraftEvent[] = [
  { type: 'MOVE', tiles: ['rack:0-2'], to: 'new' },
  { type: 'MOVE', tiles: ['rack:99'], to: 'new' },
  { type: 'SORT', by: 'number' },
  { type: 'ARRANGE', table: 'R11 B11 O11' },
  { type: 'UNDO' },
  { type: 'REDO' },
  { type: 'RESET' },
  { type: 'SUBMIT' },
];

test('generated paths reach all states and take all transitions, and none breaks', (t) => {
  const { count, states, transitions } = walk({ machine: silent, game: rummyCore, tables, drafts });
  t.diagnostic(`${count} paths`);
  assert.deepEqual(unforfeited(states), []);
  assert.deepEqual(unforfeited(transitions), []);
});
