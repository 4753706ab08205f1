/** Whatever is sent to a match, at whatever moment: it goes on, and its record tells how it came about. */
import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { createActor, SimulatedClock } from 'xstate';
import { dominoCore } from '../../machines/dominoes/core.ts';
import { dominoes } from '../../machines/dominoes/game.ts';
import { dominoMachine } from '../../machines/dominoes/machine.ts';
import type { MatchEmitted, MatchEvent } from '../../machines/match-events.ts';
import { replayGame } from '../../machines/replay.ts';
import { calm, inputOf } from './chart-table.ts';
import { runs } from './runs.ts';

type Step = MatchEvent | { wait: number } | { choose: number };

const seat = fc.integer({ min: -1, max: 4 });
const anyMove = fc.constantFrom(
  '6-6',
  '5-3@L',
  '0-0@R',
  'draw',
  'pass',
  'draw 1-0',
  '',
  '6-6@U',
  '💥',
);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ choose: fc.nat(20) }) },
  {
    weight: 6,
    arbitrary: fc.record({ wait: fc.constantFrom(0, 100, 700, 3000, 21_000, 100_000) }),
  },
  fc.record({ type: fc.constant('PLAY' as const), seat, move: anyMove }),
  fc.record({ type: fc.constantFrom('AWAY' as const, 'BACK' as const, 'RESUME' as const), seat }),
  fc.record({ type: fc.constantFrom('HOLD' as const, 'GO' as const, 'WAKE' as const) }),
  fc.record({ type: fc.constantFrom('NEXT' as const, 'HURRY' as const) }),
  fc.record({ type: fc.constant('PACE' as const), pace: fc.constantFrom(0, 100, 700) }),
  fc.record({ type: fc.constant('SKILL' as const), skill: fc.constantFrom('beginner', 'normal') }),
);

test('any events in any order: the match stays whole', async (t) => {
  t.mock.timers.enable({ apis: ['Date'] });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('hh', 'hb', 'bb', 'hbb', 'hbrb', 'hhhh', 'hr', 'rh'),
      fc.constantFrom('draw' as const, 'block' as const, 'fives' as const),
      fc.constantFrom(0, 20),
      fc.constantFrom(0, 700),
      fc.array(step, { maxLength: 120 }),
      async (kinds, chosen, seconds, pace, steps) => {
        const rules = kinds.length > 2 && chosen === 'fives' ? 'draw' : chosen;
        const clock = new SimulatedClock();
        const input = inputOf(kinds, { rules, clock: seconds, target: 30 }, { pace });
        const actor = createActor(dominoMachine, { input, clock });
        const told: MatchEmitted[] = [];
        actor.on('*', (event) => told.push(event));
        actor.start();
        for (const one of steps) {
          const { state } = actor.getSnapshot().context;
          const turn = state && dominoCore.seat(state);
          if ('wait' in one) {
            t.mock.timers.tick(one.wait);
            clock.increment(one.wait);
            await calm();
          } else if ('type' in one) actor.send(one);
          else if (state && turn !== null) {
            const moves = dominoCore.moves(state);
            const move = moves[one.choose % moves.length] ?? '';
            actor.send({ type: 'PLAY', seat: turn, move });
          }
          const snapshot = actor.getSnapshot();
          const { context } = snapshot;
          assert.equal(snapshot.status, 'active');
          const stages = (['playing', 'round-over', 'match-over'] as const).filter((tag) =>
            snapshot.hasTag(tag),
          );
          assert.equal(stages.length, 1);
          assert.equal(snapshot.hasTag('held'), context.held);
          const counted = context.away.filter(({ endsAt }) => endsAt !== null);
          assert.ok(counted.length === 0 || (rules === 'fives' && kinds.includes('r')));
          assert.ok(counted.length === 0 || !snapshot.hasTag('match-over'));
          assert.ok(!context.held || !kinds.includes('r'));
          assert.ok(context.auto.every((auto) => kinds[auto] !== 'b'));
          assert.ok(!context.clock || snapshot.hasTag('person') || snapshot.hasTag('remote'));
        }
        actor.stop();
        const { record, state, scores } = actor.getSnapshot().context;
        const outcome = replayGame(dominoes, record);
        assert.deepEqual(outcome.scores, scores);
        if (outcome.next) assert.deepEqual(outcome.next.state, state);
        const moved = told.flatMap((event) => (event.type === 'moved' ? [event.move] : []));
        assert.deepEqual(
          moved,
          record.rounds.flatMap(({ moves }) => moves),
        );
      },
    ),
    { numRuns: runs(200) },
  );
});
