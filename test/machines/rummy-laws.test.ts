import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { RummyState } from '../../machines/index.ts';
import { anyRound, game, type Round, type Step } from './rummy-help.ts';
import { runs } from './runs.ts';

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

/** Follows a round from a moment on, as each seat and a spectator see it: every view on the way is equal. */
function follow({ start, steps }: Round, from: number): void {
  for (const me of [...start.hands.keys(), null]) {
    const first = from % steps.length;
    const { before } = steps[first] ?? { before: start };
    const begun = game.view(before, me);
    let followed = game.position(begun.options, begun);
    assert.deepEqual(game.view(followed, me), begun);
    for (const step of steps.slice(first)) {
      const told = tell(step, me);
      const seen = game.view(step.after, me);
      const view = game.view(step.before, me);
      const once = game.position(view.options, view);
      assert.deepEqual(game.view(game.play(once, told.move, told.shown), me), seen);
      followed = game.play(followed, told.move, told.shown);
      assert.deepEqual(game.view(followed, me), seen);
    }
    const end = game.view(steps.at(-1)?.after ?? start, me);
    assert.deepEqual(game.view(game.position(end.options, end), me), end);
  }
}

/** A move as a seat is told of it: its own draw names the tile; the racks are turned up when the round ends. */
function tell(
  { before, move, after }: Step,
  me: number | null,
): { move: string; shown?: string[] } {
  const seat = game.seat(before);
  const own = move === 'draw' && seat === me ? `draw ${after.hands[seat ?? 0]?.at(-1)}` : move;
  return game.result(after) ? { move: own, shown: game.view(after, null).hands } : { move: own };
}

/** The same moment with all that a seat can't see in other places. */
function shuffledBut(state: RummyState, me: number | null, keys: Iterator<number>): RummyState {
  const hidden = [...state.hands.filter((_, seat) => seat !== me).flat(), ...state.stock]
    .map((tile) => ({ tile, key: keys.next().value ?? 0 }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ tile }) => tile);
  const hands = state.hands.map((hand, seat) =>
    seat === me ? hand : hidden.splice(0, hand.length),
  );
  return { ...state, hands, stock: hidden };
}
