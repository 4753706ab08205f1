/** The moves that are listed against a slow, obviously right enumerator, on hands of any kind. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { PipError } from '../../machines/index.ts';
import { CARDS } from '../../machines/run-fast/card.ts';
import { readCards } from '../../machines/run-fast/notation.ts';
import { attempt, four, game, rankText } from './run-fast-help.ts';
import { ranksOf, type Slow, slowPlays, slowReadings } from './run-fast-slow.ts';
import { runs } from './runs.ts';

const sample = (usual: number) => ({ numRuns: runs(usual) });

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
    const lead = leads ? '' : playFrom(rest.slice(0, 15), which);
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

/** What whoever led may still hold: sixteen in all (RUN-1). */
function leftOf(lead: string): number {
  return Math.min(5, 16 - lead.split(' ').filter(Boolean).length);
}

/** Rare ones, so that each is looked at in every run. */
const RARE: [{ hand: string[]; next: number; lead: string }][] = [
  [{ hand: 'Ks Kh Kc 7s'.split(' '), next: 9, lead: '5s 5h 5c 3s 4s' }],
  [{ hand: '6s 6h 6c 7s 7h 7c 3d'.split(' '), next: 9, lead: '3s 3h 3c 4s 4h 4c 5s 8s 9s 10s' }],
  [{ hand: '5s 5h 5c 6s 6h 6c 7s 7h 7c 8s'.split(' '), next: 1, lead: '' }],
  [{ hand: '3s 3h 3c 4s 4h 4c 5s 5h 5c 6s 7s 8s 9s 10s Js Qs'.split(' '), next: 9, lead: '' }],
  [{ hand: '3s 3h 4s 4h 5s 5h 6s 6h 7s 7h 8s 8h 9s 9h 10s 10h'.split(' '), next: 9, lead: '' }],
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
        hands: [hand.join(' '), `?${next}`, `?${leftOf(lead)}`],
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
    { ...sample(250), examples: RARE },
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
        hands: [hand.join(' '), `?${next}`, `?${leftOf(lead)}`],
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
