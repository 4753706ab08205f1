import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type MatchRecord, PipError, parseRecord, replay } from '../../machines/index.ts';
import { CARDS } from '../../machines/run-fast/card.ts';
import { goneCards } from '../../machines/run-fast/hand.ts';
import { readCards } from '../../machines/run-fast/notation.ts';
import { anyRound, attempt, four, game, rankText } from './run-fast-help.ts';
import { ranksOf, type Slow, slowBeats, slowPlays, slowReadings } from './run-fast-slow.ts';
import { runs } from './runs.ts';

const sample = (usual: number) => ({ numRuns: runs(usual) });

const SORTED = CARDS.toSorted().join(' ');

function rankTexts(moves: readonly string[]): string[] {
  return moves
    .filter((move) => move !== 'pass')
    .map((move) => move.split(' ').map(rankText).join(' '))
    .sort();
}

/** Any moment at which a seat decides: any hand, any cards to beat that others can have played, any next hand. */
const anyMoment = fc
  .record({
    cards: fc.shuffledSubarray([...CARDS], { minLength: 16, maxLength: 48 }),
    size: fc.oneof(fc.integer({ min: 1, max: 16 }), fc.integer({ min: 3, max: 7 })),
    // Few ranks make bombs and rows of triples.
    ranks: fc.oneof(fc.integer({ min: 2, max: 4 }), fc.integer({ min: 3, max: 13 })),
    low: fc.integer({ min: 0, max: 10 }),
    next: fc.constantFrom(1, 1, 2, 9),
    leads: fc.constantFrom(true, false, false),
    which: fc.nat(),
  })
  .map(({ cards, size, ranks, low, next, leads, which }) => {
    const near = (card: string) => {
      const rank = CARDS.indexOf(card) >> 2;
      return rank >= low && rank < low + ranks;
    };
    const sorted = [...cards.filter(near), ...cards.filter((card) => !near(card))];
    const hand = sorted.slice(0, size);
    const rest = sorted.slice(size);
    const lead = leads ? '' : playFrom(rest.slice(0, 16), which);
    return { hand, next, lead };
  });

/** Something that a hand can lead; '' for no hand. */
function playFrom(hand: readonly string[], which: number): string {
  if (hand.length === 0) return '';
  const hands = ['?2', '?2', hand.concat().join(' ')];
  const all = game.moves(game.position(four, { hands, turn: 2 }));
  const typeOf = (move: string) => slowReadings(ranksOf(move), false)[0]?.type;
  // Each type as likely as another, bombs too.
  const types = [...new Set(all.map(typeOf))].filter((type) => type !== undefined);
  const some = all.filter((move) => typeOf(move) === types[which % types.length]);
  return some[Math.floor(which / 7) % some.length] ?? '';
}

/** Rare ones, so that each is looked at in every run. */
const RARE: [{ hand: string[]; next: number; lead: string }][] = [
  [{ hand: 'Ks Kh Kc 7s'.split(' '), next: 9, lead: '5s 5h 5c 3s 4s' }],
  [{ hand: '6s 6h 6c 7s 7h 7c 3d'.split(' '), next: 9, lead: '3s 3h 3c 4s 4h 4c 5s 8s 9s 10s' }],
  [{ hand: '5s 5h 5c 6s 6h 6c 7s 7h 7c 8s'.split(' '), next: 1, lead: '' }],
  [{ hand: '8s 8h 8c 8d 5s'.split(' '), next: 1, lead: '4s 4h 4c 4d' }],
  [{ hand: '7s 7h 7c 7d 9s 6s'.split(' '), next: 1, lead: '5s' }],
];

test('RUN-4…16 what is listed is what a slow look at every sub-hand allows, one for each choice of ranks', () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(anyMoment, ({ hand, next, lead }) => {
      const ranks = ranksOf(hand.join(' '));
      const beats: (Slow | null)[] = lead === '' ? [null] : slowReadings(ranksOf(lead), false);
      // Readings of one lead differ in rank only: the highest counts.
      const [beat = null] = beats.toSorted((a, b) => (b?.rank ?? 0) - (a?.rank ?? 0));
      const state = game.position(four, {
        hands: [hand.join(' '), `?${next}`, '?5'],
        turn: 0,
        ...(beat ? { beat: { play: lead, by: 2 } } : {}),
      });
      const moves = game.moves(state);
      const slow = slowPlays(ranks, beat, next);
      assert.deepEqual(rankTexts(moves), slow);
      for (const move of moves) game.play(state, move);
      const passes = attempt(() => game.play(state, 'pass'));
      assert.equal(!(passes instanceof PipError), slow.length === 0);
      assert.ok(moves.includes(game.timeoutMove(state)));
      const met = (kind: string) => seen.set(kind, (seen.get(kind) ?? 0) + 1);
      met(`on ${beat?.type ?? 'nothing'}`);
      if (slow.length === 0) met('passed');
      if (next === 1 && slowPlays(ranks, beat, 2).length > slow.length) met('highest single');
      if (slow.some((play) => slowReadings(ranksOf(play), false).length === 0)) met('short');
      if (beat && slow.some((play) => ranksOf(play).length === 4 && beat.type !== 'pairs')) {
        met('bomb follows');
      }
    }),
    { ...sample(400), examples: RARE },
  );
  const types = ['nothing', 'single', 'pair', 'pairs', 'straight', 'triple', 'airplane', 'bomb'];
  const kinds = ['passed', 'highest single', 'short', 'bomb follows'];
  for (const kind of [...types.map((type) => `on ${type}`), ...kinds]) {
    assert.ok((seen.get(kind) ?? 0) > 0, `${kind}: none among ${[...seen].join(' ')}`);
  }
});

test('any cards are refused by a rule unless the slow look allows them', () => {
  let refusals = 0;
  fc.assert(
    fc.property(anyMoment, fc.array(fc.nat(), { maxLength: 40 }), ({ hand, next, lead }, picks) => {
      const state = game.position(four, {
        hands: [hand.join(' '), `?${next}`, '?5'],
        turn: 0,
        ...(lead ? { beat: { play: lead, by: 2 } } : {}),
      });
      const legal = new Set(rankTexts(game.moves(state)));
      const chosen = hand.filter((_, at) => (picks[at] ?? 0) % 2 === 1);
      if (chosen.length === 0) return;
      const move = chosen.join(' ');
      const ranks = readCards(move)?.map(rankText).join(' ') ?? '';
      const led = attempt(() => game.play(state, move));
      assert.equal(!(led instanceof PipError), legal.has(ranks), move);
      if (!(led instanceof PipError)) return;
      refusals += 1;
      assert.equal(led.code, 'illegal-move');
      assert.match(led.rule ?? '', /^RUN-(4|5|6|8|9|11|12|15)$/);
      assert.equal(typeof led.detail?.reason, 'string');
    }),
    sample(300),
  );
  assert.ok(refusals > 100, `${refusals} refused`);
});

test('RUN-1 all 48 cards are somewhere at every moment', () => {
  fc.assert(
    fc.property(anyRound, ({ steps }) => {
      for (const { after } of steps) {
        const cards = [...after.hands.flat(), ...goneCards(after)];
        assert.equal(cards.sort().join(' '), SORTED);
      }
    }),
    sample(40),
  );
});

test('RUN-13 some play always exists for a leader, and a pass is all there is exactly when nothing beats', () => {
  let passes = 0;
  fc.assert(
    fc.property(anyRound, ({ steps }) => {
      for (const { before } of steps) {
        const moves = game.moves(before);
        assert.ok(moves.length > 0);
        const passed = !(attempt(() => game.play(before, 'pass')) instanceof PipError);
        assert.equal(passed, moves.join() === 'pass');
        if (before.beat === null) assert.ok(!passed);
        if (passed) passes += 1;
      }
    }),
    sample(60),
  );
  assert.ok(passes > 100, `${passes} passes`);
});

test('RUN-11, RUN-12 every play of a trick beats the one before it', () => {
  fc.assert(
    fc.property(anyRound, ({ steps }) => {
      for (const { before, move, after } of steps) {
        if (move === 'pass' || !before.beat || !after.beat) continue;
        const last = after.result !== null;
        const readings = slowReadings(ranksOf(move), last);
        const slow = slowReadings(ranksOf(before.beat.cards.join(' ')), false);
        assert.ok(readings.some((a) => slow.some((b) => slowBeats(a, b))));
      }
    }),
    sample(40),
  );
});

test('RUN-14 two passes in a row give the lead back', () => {
  fc.assert(
    fc.property(anyRound, ({ steps }) => {
      for (const [at, { before, move, after }] of steps.entries()) {
        const second = move === 'pass' && steps[at - 1]?.move === 'pass';
        if (second) assert.deepEqual([after.beat, after.turn], [null, before.beat?.by]);
        else if (move === 'pass') assert.deepEqual(after.beat, before.beat);
      }
    }),
    sample(40),
  );
});

test('RUN-18, RUN-19 every round ends with an empty hand and sums to zero', () => {
  let bombs = 0;
  fc.assert(
    fc.property(anyRound, ({ start, steps }) => {
      const end = steps.at(-1)?.after ?? start;
      const result = game.result(end);
      assert.ok(result);
      assert.equal(
        result.points.reduce((sum, points) => sum + points, 0),
        0,
      );
      assert.equal(
        result.inPlay?.reduce((sum, points) => sum + points, 0),
        0,
      );
      assert.deepEqual(
        result.left,
        end.hands.map(({ length }) => length),
      );
      assert.deepEqual(
        result.winners.map((seat) => result.left[seat]),
        [0],
      );
      for (const { after } of steps) {
        const sum = game.scores(after).reduce((total, points) => total + points, 0);
        assert.equal(sum, 0);
      }
      bombs += end.bombs.reduce((sum, count) => sum + count, 0);
    }),
    sample(60),
  );
  assert.ok(bombs > 5, `${bombs} bombs`);
});

test('the replay of any played round equals the play, to any move', () => {
  fc.assert(
    fc.property(anyRound, fc.nat(), ({ start, steps }, at) => {
      const deal = { hands: start.hands.map((hand) => hand.join(' ')) };
      const to = at % steps.length;
      for (const upTo of [to, steps.length]) {
        const moves = steps.slice(0, upTo).map(({ move }) => move);
        const record: MatchRecord & { game: 'run-fast' } = {
          pip: 1,
          game: 'run-fast',
          options: start.options,
          rounds: [{ deal, moves }],
        };
        const read = parseRecord(JSON.stringify(record));
        assert.deepEqual(read, record);
        const outcome = replay({ ...record, ...read, game: 'run-fast' });
        const last = steps[upTo - 1]?.after ?? start;
        const result = game.result(last);
        assert.deepEqual(outcome.rounds, result ? [result] : []);
        assert.deepEqual(outcome.next?.state ?? null, result ? null : last);
        assert.deepEqual(outcome.scores, game.scores(last));
      }
    }),
    sample(25),
  );
});

test('garbage is refused with a PipError and never crashes', () => {
  const anything = fc.anything({
    withBigInt: true,
    withNullPrototype: true,
    withSparseArray: true,
  });
  const names = ['pip', 'game', 'options', 'rounds', 'hands', 'stock', 'turn', 'beat', 'played'];
  const more = ['seed', 'deal', 'moves', 'log', 'soFar', 'bombs', 'inPlay', 'play', 'by'];
  const fields = fc.dictionary(
    fc.constantFrom(...names, ...more),
    fc.oneof(
      anything,
      fc.constantFrom(1, 'run-fast', [], {}, ['3s', '?7'], '3s 4', { play: '3s', by: 1 }, [
        { seed: 'a', moves: [] },
      ]),
    ),
  );
  const words = fc
    .array(fc.constantFrom('3s', '3h', '3', 'K', '2', '2h', '?2', '10d', 'pass', ' '))
    .map((some) => some.join(' '));
  const state = game.deal(game.options(), { seed: 'garbage' });
  fc.assert(
    fc.property(fc.oneof(anything, fields, words), (garbage) => {
      // What no type allows is what these must bear.
      const given: never = garbage as never;
      const record = {
        pip: 1,
        game: 'run-fast',
        options: {},
        rounds: [{ seed: 's', moves: [given] }],
      };
      for (const step of [
        () => parseRecord(given),
        () => parseRecord(record),
        () => replay(given),
        () => game.options(given),
        () => game.position(game.options(), given),
        () => game.position(given, { hands: [], turn: null }),
        () => game.deal(game.options(), given),
        () => game.play(state, given),
        () => game.play(state, game.moves(state)[0] ?? '', given),
      ]) {
        attempt<unknown>(step);
      }
    }),
    sample(500),
  );
});

test('a position with garbage in it is refused or followed, and never crashes', () => {
  const garbage = fc.oneof(
    fc.anything(),
    fc.constantFrom('3s', '?3', [], ['3s'], 3, -1, null, '', { play: '9s', by: 1 }, [true, true]),
  );
  fc.assert(
    fc.property(anyRound, fc.array(fc.tuple(fc.nat(), fc.nat(), garbage)), ({ steps }, changes) => {
      for (const [at, which, value] of changes) {
        const { before } = steps[at % steps.length] ?? {};
        if (!before) continue;
        const view = game.view(before, game.seat(before));
        const name = Object.keys(view)[which % Object.keys(view).length] ?? '';
        const led = attempt(() =>
          game.position(before.options, Object.assign({}, view, { [name]: value })),
        );
        if (led instanceof PipError) {
          assert.equal(led.code, 'bad-position');
          assert.equal(typeof led.path, 'string');
        } else {
          for (const move of game.moves(led)) game.view(game.play(led, move), 0);
        }
      }
    }),
    sample(40),
  );
});
