import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { ends, endsCount } from '../../machines/dominoes/line.ts';
import { nearest5 } from '../../machines/dominoes/score.ts';
import { isDouble, TILES } from '../../machines/dominoes/tile.ts';
import type { DominoState } from '../../machines/index.ts';
import { choices, dealOf, game, playAll, playRound, refused, resultOf } from './dominoes-help.ts';
import { runs } from './runs.ts';

const fives = game.options({ rules: 'fives' });
const single = (tile: string) => !isDouble(tile);

/** Plays moves in turn from hands that hold just these tiles and one more; what each leads to. */
function after(...moves: string[]): DominoState[] {
  const tiles = moves.map((move) => move.slice(0, 3));
  const rest = TILES.filter((tile) => !tiles.includes(tile));
  const hands = [0, 1].map((seat) =>
    [...tiles.filter((_, i) => i % 2 === seat), rest[seat]].join(' '),
  );
  let state = game.position(fives, { hands, stock: rest.slice(2).join(' '), turn: 0 });
  return moves.map((move) => {
    state = game.play(state, move);
    return state;
  });
}
const counts = (...moves: string[]) => after(...moves).map(({ layout }) => endsCount(layout));
/** What each move scored at once. */
const scores = (...moves: string[]) =>
  after(...moves)
    .map(({ inPlay }) => inPlay.reduce((sum, n) => sum + n, 0))
    .map((sum, i, all) => sum - (all[i - 1] ?? 0));

test('FIVE-1 two players, 7 or 9 tiles, to 150', () => {
  assert.deepEqual(fives, { rules: 'fives', players: 2, target: 150, handSize: 7, clock: 0 });
  assert.equal(
    game.deal(game.options({ rules: 'fives', handSize: 9 }), { seed: 'a' }).stock.length,
    10,
  );
});

test('FIVE-3 the winner by going out leads with any tile; after any lock the highest double leads', () => {
  const next = (end: 'out' | 'blocked') =>
    game.deal(
      fives,
      { seed: 'next' },
      { rounds: [resultOf({ end, winners: [1], points: [0, 5] })] },
    );
  assert.deepEqual([game.seat(next('out')), game.moves(next('out')).length], [1, 7]);
  assert.equal(game.moves(next('blocked')).length, 1);
  assert.ok(isDouble(game.moves(next('blocked'))[0] ?? ''));
});

test('FIVE-7 playing before drawing, drawing before passing', () => {
  const able = game.position(fives, {
    hands: ['6-1 2-2', '1-1'],
    line: '6-3',
    stock: '5-5',
    turn: 0,
  });
  refused(() => game.play(able, 'draw'), { code: 'illegal-move', rule: 'FIVE-7' });
  const unable = game.position(fives, {
    hands: ['2-2', '1-1'],
    line: '6-3',
    stock: '5-5 6-1',
    turn: 0,
  });
  refused(() => game.play(unable, 'pass'), { code: 'illegal-move', rule: 'FIVE-7' });
  assert.deepEqual(game.moves(playAll(unable, 'draw', 'draw')), ['6-1@L']);
});

test('FIVE-11 to the nearest five', () => {
  assert.deepEqual(
    [0, 2, 3, 7, 8, 12, 13, 17, 18, 22].map(nearest5),
    [0, 0, 5, 5, 10, 10, 15, 15, 20, 20],
  );
});

test('FIVE-15 a forfeit gives the other player the match, whatever the score', () => {
  const state = game.deal(fives, { seed: 'a' }, { rounds: [resultOf({ points: [140, 0] })] });
  const result = game.result(game.forfeit(state, 0));
  assert.deepEqual([result?.end, result?.winners, result?.points], ['forfeit', [1], [0, 0]]);
  const rounds = [resultOf({ points: [140, 0] }), ...(result ? [result] : [])];
  assert.deepEqual(game.standing(fives, { rounds }), {
    scores: [140, 0],
    over: true,
    winners: [1],
  });
  const view = game.view(game.forfeit(state, 0), 1);
  assert.deepEqual(game.view(game.position(fives, view), 1), view);
});

test('FIVE-E1 a lone 6-6 counts 12', () => {
  assert.deepEqual([counts('6-6'), scores('6-6')], [[12], [0]]);
});

test('FIVE-E2 leads', () => {
  const leads = ['3-2', '5-0', '4-1', '6-4', '5-5', '0-0'];
  assert.deepEqual(
    leads.map((lead) => scores(lead)[0]),
    [5, 5, 5, 10, 10, 0],
  );
});

test('FIVE-E3 6-6; 6-2; 6-3: 2 + 3, then up and down are open', () => {
  assert.deepEqual(counts('6-6', '6-2@L', '6-3@R'), [12, 14, 5]);
  assert.deepEqual(scores('6-6', '6-2@L', '6-3@R'), [0, 0, 5]);
  assert.equal(after('6-6', '6-2@L', '6-3@R', '6-5@U', '6-4@D').length, 5);
});

test('FIVE-E4 2-6; 6-6: 14, not 2', () => {
  assert.deepEqual(counts('6-2', '6-6@L'), [8, 14]);
  assert.deepEqual(scores('6-2', '6-6@L'), [0, 0]);
});

test('FIVE-E5 6-6; 6-3: 15', () => {
  assert.deepEqual(
    [counts('6-6', '6-3@L'), scores('6-6', '6-3@L')],
    [
      [12, 15],
      [0, 15],
    ],
  );
});

test('FIVE-E6 arms up and down, doubles with both halves', () => {
  assert.deepEqual(
    counts('5-5', '5-0@L', '5-4@R', '4-4@R', '5-1@U', '5-2@D'),
    [10, 10, 4, 8, 9, 11],
  );
});

test('FIVE-E9 the first double played later is the spinner', () => {
  assert.deepEqual(counts('6-4', '6-1@L', '1-1@L', '3-1@L'), [10, 5, 6, 7]);
  assert.deepEqual(scores('6-4', '6-1@L', '1-1@L', '3-1@L'), [10, 5, 0, 0]);
  const last = after('6-4', '6-1@L', '1-1@L', '3-1@L', '1-0@U').at(-1);
  assert.equal(last && game.view(last, null).up, '1-0');
});

test('FIVE-E11 an arm before both main sides are taken is refused', () => {
  const state = game.position(fives, { hands: ['6-5 6-2', '1-1'], line: '3-6 6-6', turn: 0 });
  refused(() => game.play(state, '6-5@U'), { code: 'illegal-move', rule: 'FIVE-5' });
});

const E12 = ['1-1', '6-1@L', '5-1@R', '6-6@L', '5-5@R', '4-1@U', '4-4@U'];

test('FIVE-E12 six arms of doubles: 30', () => {
  assert.deepEqual(counts(...E12), [2, 8, 11, 17, 22, 26, 30]);
  assert.equal(scores(...E12).at(-1), 30);
});

test('FIVE-E13 35 scores nothing', () => {
  assert.deepEqual(counts(...E12, '3-1@D', '5-3@D').slice(-2), [33, 35]);
  assert.equal(scores(...E12, '3-1@D', '5-3@D').at(-1), 0);
});

const locked = (first: string, second: string) =>
  game.result(game.position(fives, { hands: [first, second], line: '6-5', turn: 0 }));

test('FIVE-E15 locked 11 to 21: +20', () => {
  const result = locked('4-4 3-0', '4-3 4-2 4-1 2-1');
  assert.deepEqual([result?.left, result?.points, result?.winners], [[11, 21], [20, 0], [0]]);
});

test('FIVE-E16 locked 10 to 12: raw counts are compared, +10', () => {
  assert.deepEqual(locked('4-4 2-0', '4-3 4-1')?.points, [10, 0]);
});

test('FIVE-E17 locked 9 to 9: nobody', () => {
  const result = locked('4-4 1-0', '4-3 2-0');
  assert.deepEqual([result?.points, result?.winners], [[0, 0], []]);
});

const lastTile = (scored: number, other: string) =>
  playAll(
    game.position(fives, { hands: ['5-2', other], line: '5-1 1-2', turn: 0, scores: [scored, 0] }),
    '5-2@R',
  );

test('FIVE-E19 130, last tile 10, then 15 for the hand: 155', () => {
  const state = lastTile(130, '6-6 1-0');
  assert.deepEqual(game.result(state), {
    end: 'out',
    winners: [0],
    points: [25, 0],
    left: [0, 13],
    inPlay: [10, 0],
  });
  assert.deepEqual(game.view(state, null).scores, [155, 0]);
});

test('FIVE-E20 140, last tile 10: over at 150, no bonus for the hand', () => {
  const state = lastTile(140, '6-6 6-5 4-3');
  assert.equal(game.result(state)?.end, 'target');
  assert.deepEqual(game.view(state, null).scores, [150, 0]);
  for (const done of [state, lastTile(130, '6-6 1-0')]) {
    const view = game.view(done, 0);
    assert.deepEqual(game.view(game.position(fives, view), 0), view);
  }
});

test('FIVE-E21 145, a play of 5 in mid-round: over at once', () => {
  const start = game.position(fives, {
    hands: ['5-2 3-3', '4-0 6-5'],
    line: '0-1 1-2',
    stock: '4-4',
    turn: 0,
    scores: [145, 0],
  });
  const state = playAll(start, '5-2@R');
  assert.deepEqual(
    [game.seat(state), game.result(state)?.end, game.result(state)?.winners],
    [null, 'target', [0]],
  );
  assert.deepEqual(game.scores(state), [150, 0]);
});

test('FIVE-E22 going out is rounded', () => {
  const held: [string, number][] = [
    ['1-1', 0],
    ['3-0', 5],
    ['4-3', 5],
    ['4-4', 10],
    ['6-6', 10],
    ['6-6 1-0', 15],
    ['6-6 6-4', 20],
    ['6-6 6-5', 25],
  ];
  for (const [other, points] of held) {
    const start = game.position(fives, { hands: ['3-2', other], line: '2-5', turn: 0 });
    const result = game.result(playAll(start, '3-2@L'));
    assert.equal((result?.points[0] ?? 0) - (result?.inPlay?.[0] ?? 0), points, other);
  }
});

test('FIVE-E23 a seed that deals no double is dealt again', () => {
  const none = game.deal(game.options(), { seed: 'redeal 459' });
  assert.ok(none.hands.flat().every(single));
  const again = game.deal(fives, { seed: 'redeal 459' });
  assert.ok(again.hands.flat().some(isDouble));
  const free = game.deal(fives, { seed: 'redeal 459' }, { rounds: [] });
  assert.deepEqual(free, again);
});

test('FIVE-E24 the highest double 5-5 leads and scores 10 at once', () => {
  const start = game.deal(fives, dealOf(['6-5', '5-5'], 7, single));
  assert.deepEqual([game.seat(start), game.moves(start)], [1, ['5-5']]);
  assert.deepEqual(game.view(playAll(start, '5-5'), null).inPlay, [0, 10]);
});

test('FIVE-15 only one who sits there can give up', () => {
  const state = game.deal(fives, { seed: 'a' });
  for (const seat of [2, -1, Number.NaN, Object('0'), Object('push')]) {
    refused(() => game.forfeit(state, seat), { code: 'illegal-move', rule: 'FIVE-15' });
  }
});

test('FIVE-6 a spinner laid on an end takes one main side; the other is the open end', () => {
  const [, laid] = after('6-2', '6-6@L');
  assert.deepEqual(laid && ends(laid.layout).map(({ arm, number }) => [arm, number]), [
    ['L', 6],
    ['R', 2],
  ]);
});

test('FIVE-8 the count of one tile, of a line, of a spinner with a free side, of arms that have tiles', () => {
  assert.deepEqual(counts('4-1'), [5]);
  assert.deepEqual(counts('5-5'), [10]);
  assert.deepEqual(counts('4-1', '3-1@R'), [5, 7]);
  assert.deepEqual(counts('5-5', '5-1@L'), [10, 11]);
  assert.deepEqual(counts('5-5', '5-1@L', '5-2@R', '5-3@U'), [10, 11, 3, 6]);
});

test('FIVE-8 no count is above 36', () => {
  const rounds = fc
    .record({ seed: fc.string(), chances: choices })
    .map(({ seed, chances }) => playRound(game.deal(fives, { seed }), chances));
  fc.assert(
    fc.property(rounds, (steps) => {
      for (const { after: state } of steps) assert.ok(endsCount(state.layout) <= 36);
    }),
    { numRuns: runs(200) },
  );
});

test('FIVE-10 the lead, a drawn tile and the last tile score by themselves', () => {
  assert.deepEqual(scores('5-0'), [5]);
  const unable = { hands: ['2-2', '1-1'], line: '6-3', stock: '6-2', turn: 0 };
  const drawn = playAll(game.position(fives, unable), 'draw', '6-2@L');
  assert.deepEqual(drawn.inPlay, [5, 0]);
  const last = { hands: ['6-2', '1-1'], line: '6-3', turn: 0 };
  assert.deepEqual(game.result(playAll(game.position(fives, last), '6-2@L'))?.inPlay, [5, 0]);
});
