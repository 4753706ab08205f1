import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { RunFastState } from '../../machines/index.ts';
import { followIn } from './first-law.ts';
import { anyRound, game } from './run-fast-help.ts';
import { runs } from './runs.ts';

const follow = followIn(game);
const sample = (usual: number) => ({ numRuns: runs(usual) });

test('first law of partial knowledge: a match can be followed from one view alone', () => {
  fc.assert(fc.property(anyRound, fc.nat(), follow), sample(8));
});

test('second law of partial knowledge: what a seat can not see does not show in its view', () => {
  fc.assert(
    fc.property(anyRound, fc.nat(), fc.infiniteStream(fc.nat()), ({ steps }, at, keys) => {
      const { before } = steps[at % steps.length] ?? {};
      if (!before) return;
      for (const me of [...before.hands.keys(), null]) {
        assert.deepEqual(game.view(shuffledBut(before, me, keys), me), game.view(before, me));
      }
    }),
    sample(60),
  );
});

/** The same moment with all that a seat can't see in other places. */
function shuffledBut(state: RunFastState, me: number | null, keys: Iterator<number>): RunFastState {
  const hidden = state.hands
    .filter((_, seat) => seat !== me)
    .flat()
    .map((card) => ({ card, key: keys.next().value ?? 0 }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ card }) => card);
  const hands = state.hands.map((hand, seat) =>
    seat === me ? hand : hidden.splice(0, hand.length),
  );
  return { ...state, hands };
}
