/** The first law of partial knowledge, the same for every game: a round can be followed from one view alone. */
import assert from 'node:assert/strict';
import type { CommonPosition, CommonView, Game } from '../../machines/game.ts';

interface Step<State> {
  readonly before: State;
  readonly move: string;
  readonly after: State;
}

export interface Round<State> {
  readonly start: State;
  readonly steps: readonly Step<State>[];
}

/** Follows a round from a moment on, as each seat and a spectator see it: every view on the way is equal. */
export function followIn<
  Options,
  State extends { readonly hands: readonly (readonly string[])[] },
  Position,
  View extends Position & CommonPosition & CommonView<Options>,
>(game: Game<Options, State, Position, View>): (round: Round<State>, from: number) => void {
  /** A move as a seat is told of it: its own draw names the tile; the hands are turned up when the round ends. */
  function tell({ before, move, after }: Step<State>, me: number | null) {
    const seat = game.seat(before);
    const own = move === 'draw' && seat === me ? `draw ${after.hands[seat ?? 0]?.at(-1)}` : move;
    return { move: own, shown: game.result(after) ? game.view(after, null).hands : undefined };
  }

  return ({ start, steps }, from) => {
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
  };
}
