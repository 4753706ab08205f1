/** The laws of partial knowledge as tests, for games in which any order of what a seat can't see could have been dealt. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { CommonPosition, CommonView, Game } from '../../machines/game.ts';
import { followIn, type Round } from './first-law.ts';
import { runs } from './runs.ts';

interface Tiles {
  readonly hands: readonly (readonly string[])[];
  readonly stock?: readonly string[];
}

export function keepsLaws<
  Options,
  State extends Tiles,
  Position,
  View extends Position & CommonPosition & CommonView<Options>,
>(game: Game<Options, State, Position, View>, anyRound: fc.Arbitrary<Round<State>>): void {
  test('first law of partial knowledge: a match can be followed from one view alone', () => {
    fc.assert(fc.property(anyRound, fc.nat(), followIn(game)), { numRuns: runs(8) });
  });

  test('second law of partial knowledge: what a seat can not see does not show in its view', () => {
    const keys = fc.infiniteStream(fc.nat());
    fc.assert(
      fc.property(anyRound, fc.nat(), keys, ({ steps }, at, order) => {
        const { before } = steps[at % steps.length] ?? {};
        if (!before) return;
        for (const me of [...before.hands.keys(), null]) {
          const other: State = shuffledBut(before, me, order);
          assert.deepEqual(game.view(other, me), game.view(before, me));
        }
      }),
      { numRuns: runs(60) },
    );
  });
}

/** The same moment with all that a seat can't see in other places. */
function shuffledBut<State extends Tiles>(
  state: State,
  me: number | null,
  keys: Iterator<number>,
): State {
  const unseen = state.hands.filter((_, seat) => seat !== me).flat();
  const hidden = [...unseen, ...(state.stock ?? [])]
    .map((tile) => ({ tile, key: keys.next().value ?? 0 }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ tile }) => tile);
  const hands = state.hands.map((hand, seat) =>
    seat === me ? hand : hidden.splice(0, hand.length),
  );
  return { ...state, hands, ...(state.stock ? { stock: hidden } : {}) };
}
