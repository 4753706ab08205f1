/** Paths through the domino chart, generated from it: every state is reached and every transition taken. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { fromPromise } from 'xstate';
import { dominoCore } from '../../machines/dominoes/core.ts';
import { dominoMachine } from '../../machines/dominoes/machine.ts';
import type { DominoView } from '../../machines/dominoes/model.ts';
import type { BotQuestion } from '../../machines/match-steps.ts';
import { before, DRAWN, E20, TIED, WON, wholeRound } from './chart-deals.ts';
import { type Input, inputOf, recordOf } from './chart-table.ts';
import { walk } from './chart-walk.ts';

const machine = dominoMachine.provide({
  actors: { bot: fromPromise<string, BotQuestion<DominoView>>(() => new Promise(() => {})) },
});

const block = { rules: 'block', clock: 20 } as const;
const blocked = before(TIED, 1);

/** Somebody elsewhere at a game that forfeits, before the last move of a round that needn't be the match's last. */
function fives(target: number): Input {
  const options = { rules: 'fives', target } as const;
  const round = before(wholeRound(options, 'paths'), 1);
  return inputOf('rh', {}, { record: recordOf(options, round) });
}

/** Tables to set out from: each within a few moves of what it is there for. */
const tables: Record<string, Input> = {
  'a fresh match': inputOf('hb', block),
  'a fresh match without waits': inputOf('hb', block, { pace: 0 }),
  'persons in the middle of a round': inputOf('hh', {}, { record: recordOf(block, E20) }),
  'a bot on the move': inputOf('bh', {}, { record: recordOf(block, E20) }),
  'somebody elsewhere on the move': inputOf('rh', {}, { record: recordOf(block, E20) }),
  'tiles to draw': inputOf('hh', {}, { record: recordOf({}, DRAWN) }),
  'a pass to come': inputOf('hh', {}, { record: recordOf(block, before(WON, 5)) }),
  'the last tile': inputOf('hh', {}, { record: recordOf(block, before(WON, 1)) }),
  'the last tile of the match': inputOf(
    'hh',
    {},
    { record: recordOf({ ...block, target: 4 }, before(WON, 1)) },
  ),
  'a block': inputOf('hh', {}, { record: recordOf(block, blocked) }),
  'a watched round that is over': inputOf('bb', {}, { record: recordOf(block, WON) }),
  'a round to forfeit, or the next': fives(10_000),
  'a match that its last tile decides': fives(5),
  'a match that is over': inputOf('hh', {}, { record: recordOf({ ...block, target: 4 }, WON) }),
};

test('generated paths reach all states and take all transitions, and none breaks', (t) => {
  const { count, states, transitions } = walk({ machine, game: dominoCore, tables });
  t.diagnostic(`${count} paths`);
  assert.deepEqual(states, []);
  assert.deepEqual(transitions, []);
});
