/** Paths through the Run Fast chart, generated from it: every state is reached and every transition taken. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { runFastCore } from '../../machines/run-fast/core.ts';
import { unforfeited, walk } from './chart-walk.ts';
import { bombs, even, type Input, inputOf, recordOf, silent } from './run-fast-table.ts';

const clock = { clock: 20 } as const;

/** Seat 2 goes on with its bombs until it holds three aces and the 2. */
const highBombs = 'Qs Qh Qc Qd,pass,pass,Ks Kh Kc Kd,pass,pass'.split(',');
const out = 'Ah Ac Ad 2s';
const jacks = 'Js Jh Jc Jd';
const before = ['3s 3h 3c 3d', '7s 7h 7c 7d', jacks, 'pass', 'pass', ...highBombs];
const over = bombs(...before, out);
/** The same led by seat 2, which won the round before. */
const again = bombs(jacks, 'pass', 'pass', ...highBombs, out);

const tables: Record<string, Input> = {
  'a fresh match': inputOf('hbb', clock),
  'a fresh match without waits': inputOf('hbb', clock, { pace: 0 }),
  'persons to lead': inputOf('hhh', {}, { record: recordOf(clock, even()) }),
  'persons to follow': inputOf('hhh', {}, { record: recordOf(clock, even('Kc')) }),
  'a bot on the move': inputOf('bhh', {}, { record: recordOf(clock, even()) }),
  'somebody elsewhere on the move': inputOf('rhh', {}, { record: recordOf(clock, even()) }),
  'others elsewhere': inputOf('hrr', {}, { record: recordOf(clock, even('Kc')) }),
  'a pass to come': inputOf('hhb', {}, { record: recordOf(clock, even('Ac')) }),
  'the last play': inputOf('hhh', {}, { record: recordOf(clock, bombs(...before)) }),
  'a watched round that is over': inputOf('bbb', {}, { record: recordOf(clock, over) }),
  'a match that is over': inputOf(
    'hhh',
    {},
    { record: recordOf(clock, over, again, again, again) },
  ),
};

/** Somebody always goes out (RUN-17). */
const blocked = /roundOver.blocked/;

test('generated paths reach all states and take all transitions, and none breaks', (t) => {
  const { count, states, transitions } = walk({ machine: silent, game: runFastCore, tables });
  t.diagnostic(`${count} paths`);
  const own = (names: string[]) => unforfeited(names).filter((name) => !blocked.test(name));
  assert.deepEqual(own(states), []);
  assert.deepEqual(own(transitions), []);
});
