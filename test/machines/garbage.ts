/** Whatever reads what others wrote bears anything: the same tests for every game. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { CommonPosition, CommonView, Game } from '../../machines/game.ts';
import { PipError, parseRecord, replay } from '../../machines/index.ts';
import { attempt } from './attempt.ts';
import { runs } from './runs.ts';

/** What makes garbage look like a game's own. */
interface Likeness {
  /** Fields that only this game has. */
  readonly fields: readonly string[];
  /** Values of fields of records and positions. */
  readonly values: readonly unknown[];
  /** Parts of moves. */
  readonly words: readonly string[];
}

interface Round<State> {
  readonly steps: readonly { readonly before: State }[];
}

const FIELDS = [
  'pip',
  'game',
  'options',
  'rounds',
  'hands',
  'stock',
  'turn',
  'seed',
  'deal',
  'moves',
  'log',
  'soFar',
  'inPlay',
];

const VALUES = [1, 3, -1, null, '', '?3', [], {}, [true, true], [{ seed: 'a', moves: [] }]];

const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSparseArray: true,
  withTypedArray: true,
});

export function bearsGarbage<
  Options,
  State,
  Position,
  View extends Position & CommonPosition & CommonView<Options>,
>(
  game: Game<Options, State, Position, View>,
  { fields, values, words }: Likeness,
  anyRound: fc.Arbitrary<Round<State>>,
): void {
  const likely = fc.constantFrom(game.id, ...VALUES, ...values);

  test('garbage is refused with a PipError and never crashes', () => {
    const objects = fc.dictionary(
      fc.constantFrom(...FIELDS, ...fields),
      fc.oneof(anything, likely),
    );
    const moves = fc
      .array(fc.constantFrom('pass', ' ', '?2', ...words))
      .map((some) => some.join(' '));
    const state = game.deal(game.options(), { seed: 'garbage' });
    fc.assert(
      fc.property(fc.oneof(anything, objects, moves), (garbage) => {
        // What no type allows is what these must bear.
        const given: never = garbage as never;
        const round = { seed: 's', moves: [given] };
        const record = { pip: 1, game: game.id, options: {}, rounds: [round] };
        for (const step of [
          () => parseRecord(given),
          () => parseRecord(record),
          () => replay(given),
          () => game.options(given),
          () => game.position(game.options(), given),
          () => game.position(given, Object({ hands: [], turn: null })),
          () => game.deal(game.options(), given),
          () => game.play(state, given),
          () => game.play(state, game.moves(state)[0] ?? '', given),
        ]) {
          attempt<unknown>(step);
        }
      }),
      { numRuns: runs(500) },
    );
  });

  test('a position with garbage in it is refused or followed, and never crashes', () => {
    const changes = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.oneof(fc.anything(), likely)));
    fc.assert(
      fc.property(anyRound, changes, ({ steps }, garbage) => {
        for (const [at, which, value] of garbage) {
          const { before } = steps[at % steps.length] ?? {};
          if (!before) continue;
          const view = game.view(before, game.seat(before));
          const name = Object.keys(view)[which % Object.keys(view).length] ?? '';
          const led = attempt(() =>
            game.position(view.options, Object.assign({}, view, { [name]: value })),
          );
          if (led instanceof PipError) {
            assert.equal(led.code, 'bad-position');
            assert.equal(typeof led.path, 'string');
          } else {
            for (const move of game.moves(led)) game.view(game.play(led, move), 0);
          }
        }
      }),
      { numRuns: runs(80) },
    );
  });
}
