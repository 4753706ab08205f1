import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { laidTiles } from '../../machines/dominoes/line.ts';
import { count, TILES } from '../../machines/dominoes/tile.ts';
import {
  type DominoOptions,
  type DominoState,
  type MatchRecord,
  PipError,
  parseRecord,
  replay,
} from '../../machines/index.ts';
import { attempt } from './attempt.ts';
import {
  anyOptions,
  choices,
  game,
  houseOptions,
  outer,
  playRound,
  soFarOf,
} from './dominoes-help.ts';
import { followIn } from './first-law.ts';
import { bearsGarbage } from './garbage.ts';
import { runs } from './runs.ts';

/** A whole random round, of the first or a later round of a match. */
const anyRound = roundOf(anyOptions);

/** The same by rules that a house made up. */
const houseRound = roundOf(houseOptions);

function roundOf(ofOptions: fc.Arbitrary<DominoOptions>) {
  return fc
    .record({ options: ofOptions, seed: fc.string(), behind: fc.nat(2), chances: choices })
    .map(({ options, seed, behind, chances }) => {
      const start = game.deal(options, { seed }, soFarOf(options, behind, chances));
      return { start, steps: playRound(start, chances) };
    });
}

const follow = followIn(game);
const sample = (usual: number) => ({ numRuns: runs(usual) });

test('COM-2 all 28 tiles and 168 pips are somewhere, once, at every moment', () => {
  fc.assert(
    fc.property(anyRound, ({ steps }) => {
      for (const { after } of steps) {
        const tiles = [...after.hands.flat(), ...after.stock, ...laidTiles(after.layout)];
        assert.equal(new Set(tiles).size, 28);
        assert.equal(tiles.length, 28);
        assert.equal(count(tiles), 168);
      }
    }),
    sample(600),
  );
});

test('some move exists for every player to move, each of them legal, in every state', () => {
  fc.assert(
    fc.property(anyRound, ({ steps }) => {
      for (const { before } of steps) {
        const moves = game.moves(before);
        assert.ok(moves.length > 0);
        assert.deepEqual(moves, moves.toSorted());
        for (const move of moves) game.play(before, move);
        assert.ok(moves.includes(game.timeoutMove(before)));
      }
    }),
    sample(300),
  );
});

test('whatever is not listed is refused and changes nothing', () => {
  const all = [
    ...TILES.flatMap((t) => [t, `${t}@L`, `${t}@R`, `${t}@U`, `${t}@D`]),
    'draw',
    'pass',
  ];
  fc.assert(
    fc.property(anyRound, ({ steps }) => {
      for (const { before } of steps.slice(0, 8)) {
        if (before.options.misplay === 'strict') continue;
        const moves = game.moves(before);
        const same = JSON.stringify(before);
        for (const move of all.filter((each) => !moves.includes(each))) {
          // A left-out or needless arm may still be understood; it leads where a listed move does.
          const result = attempt(() => game.play(before, move));
          if (result instanceof PipError) assert.equal(result.code, 'illegal-move');
          else assert.ok(moves.some((each) => sameState(game.play(before, each), result)));
        }
        assert.equal(JSON.stringify(before), same);
      }
    }),
    sample(60),
  );
});

test('DRAW-22 a line blocked with every tile in play has equal ends and all seven of their number', () => {
  let blocked = 0;
  const dealt = fc.record({
    rules: fc.constantFrom('draw', 'block'),
    seed: fc.string(),
    chances: choices,
  });
  fc.assert(
    fc.property(dealt, ({ rules, seed, chances }) => {
      const options = game.options(rules === 'block' ? { rules, players: 4 } : {});
      const end = playRound(game.deal(options, { seed }), chances).at(-1)?.after;
      if (!end || game.result(end)?.end !== 'blocked') return;
      blocked += 1;
      const [left, right] = outer(end);
      assert.equal(left, right);
      assert.equal(laidTiles(end.layout).filter((tile) => tile.includes(String(left))).length, 7);
    }),
    sample(300),
  );
  assert.ok(blocked > 0);
});

test('DRAW-23 of every number an even count of halves lies inside the line', () => {
  fc.assert(
    fc.property(anyRound, ({ steps }) => {
      for (const { after } of steps) {
        if (after.rules.spinner) return;
        const { line } = after.layout;
        const ends = outer(after);
        for (let n = 0; n <= 6; n += 1) {
          const halves = line.flatMap(({ a, b }) => [a, b]).filter((half) => half === n).length;
          assert.equal((halves - ends.filter((end) => end === n).length) % 2, 0);
        }
      }
    }),
    sample(400),
  );
});

test('a round ends with points that no side is cheated of', () => {
  fc.assert(
    fc.property(anyRound, ({ start, steps }) => {
      const end = steps.at(-1)?.after ?? start;
      const result = game.result(end);
      assert.ok(result);
      assert.deepEqual(result.left, end.hands.map(count));
      assert.ok(result.points.every((points) => points >= 0));
      const scored = result.points.map((points, side) => points - (result.inPlay?.[side] ?? 0));
      assert.ok(scored.every((points, side) => points === 0 || result.winners.includes(side)));
      assert.deepEqual(
        game.scores(end),
        game.scores(start).map((total, side) => total + (result.points[side] ?? 0)),
      );
    }),
    sample(600),
  );
});

test('the replay of any played match equals the play', () => {
  const matches = fc.record({
    options: anyOptions,
    seed: fc.string(),
    chances: choices,
    cut: fc.nat(9),
  });
  fc.assert(
    fc.property(matches, ({ options, seed, chances, cut }) => {
      const record: MatchRecord = { pip: 1, game: 'dominoes', options, rounds: [] };
      let soFar = game.deal(options, { seed }).soFar;
      let last: DominoState | null = null;
      while (!game.standing(options, soFar).over && record.rounds.length <= cut) {
        const steps = playRound(game.deal(options, { seed }, soFar), chances);
        record.rounds.push({ seed, moves: steps.map(({ move }) => move) });
        last = steps.at(-1)?.after ?? null;
        const result = last && game.result(last);
        assert.ok(result);
        soFar = { rounds: [...soFar.rounds, result] };
      }
      const outcome = replay(parseRecord(JSON.stringify(record)));
      assert.deepEqual(outcome.soFar, soFar);
      assert.deepEqual(outcome.scores, last ? game.scores(last) : [0, 0]);
      const { over, winners } = game.standing(options, soFar);
      assert.deepEqual([outcome.over, outcome.winners, outcome.next], [over, winners, null]);
    }),
    sample(150),
  );
});

test('a match replayed to any move is where the play was', () => {
  fc.assert(
    fc.property(anyRound, fc.nat(), ({ start, steps }, at) => {
      if (start.round > 0) return;
      const { before } = steps[at % steps.length] ?? { before: start };
      const moves = steps.slice(0, at % steps.length).map(({ move }) => move);
      const deal = {
        hands: start.hands.map((hand) => hand.join(' ')),
        stock: start.stock.join(' '),
      };
      const { next } = replay({
        pip: 1,
        game: 'dominoes',
        options: start.options,
        rounds: [{ deal, moves }],
      });
      assert.deepEqual(next, {
        round: 0,
        seat: game.seat(before),
        moves: game.moves(before),
        state: before,
      });
    }),
    sample(300),
  );
});

test('first law of partial knowledge: a match can be followed from one view alone', () => {
  fc.assert(fc.property(anyRound, fc.nat(), follow), sample(250));
});

test("the first law holds by a house's own rules, too", () => {
  fc.assert(fc.property(houseRound, fc.nat(), follow), sample(100));
});

test('second law of partial knowledge: what a seat can not see does not show in its view', () => {
  let compared = 0;
  fc.assert(
    fc.property(anyRound, fc.nat(), fc.infiniteStream(fc.nat()), ({ start, steps }, at, swaps) => {
      const upTo = at % steps.length;
      const reached = steps.slice(0, upTo);
      const before = steps[upTo]?.before ?? start;
      const shown = new Set(laidTiles(before.layout));
      for (const { move } of reached) if (move.includes('@')) shown.add(move.slice(0, 3));
      for (const me of start.hands.keys()) {
        const own = new Set(before.hands[me]);
        const hidden = TILES.filter((tile) => !own.has(tile) && !shown.has(tile));
        const other = swapped(start, hidden, swaps);
        const led = attempt(() =>
          reached.reduce((state, { move }) => game.play(state, move), other),
        );
        if (led instanceof PipError || game.seat(led) === null) continue;
        if (game.seat(other) !== game.seat(start)) continue;
        compared += 1;
        assert.deepEqual(game.view(led, me), game.view(before, me));
      }
    }),
    sample(300),
  );
  assert.ok(compared > runs(300) / 10, `${compared} pairs compared`);
});

bearsGarbage(
  game,
  {
    fields: ['line', 'up', 'down', 'lead', 'spinner', 'rules', 'drew'],
    values: ['draw', ['6-6', '?7'], ['6-6'], '6-6', { rules: {} }, { base: 'pip' }],
    words: ['6-6', '6-4', '4-6@R', '@L', 'draw', '7-7'],
  },
  anyRound,
);

test('garbage for rules is refused with a PipError', () => {
  fc.assert(
    fc.property(fc.anything(), (garbage) => {
      const given: never = garbage as never;
      attempt(() => game.options({ rules: given }));
    }),
    sample(300),
  );
});

function sameState(a: DominoState, b: DominoState): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The same deal with hidden tiles in each other's places. */
function swapped(
  start: DominoState,
  hidden: readonly string[],
  swaps: Iterator<number>,
): DominoState {
  const order = hidden
    .map((tile) => ({ tile, key: swaps.next().value ?? 0 }))
    .toSorted((a, b) => a.key - b.key);
  const other = new Map(hidden.map((tile, i) => [tile, order[i]?.tile ?? tile]));
  const swap = (tiles: readonly string[]) => tiles.map((tile) => other.get(tile) ?? tile);
  return { ...start, hands: start.hands.map(swap), stock: swap(start.stock) };
}
