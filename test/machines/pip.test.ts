import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { endsCount } from '../../machines/dominoes/line.ts';
import { isDouble, openingRank } from '../../machines/dominoes/tile.ts';
import type { DominoOptions } from '../../machines/index.ts';
import { choices, dealOf, game, playAll, playRound, refused, resultOf } from './dominoes-help.ts';
import { runs } from './runs.ts';

const pip = (players: 2 | 3 | 4, more: Partial<DominoOptions> = {}) =>
  game.options({ rules: 'pip', players, ...more });
const muggins = game.options({ rules: 'pip-muggins' });
const freePass = game.options({ rules: 'pip-draw-and-pass' });
const team = game.options({ rules: 'pip-team' });
const single = (tile: string) => !isDouble(tile);

/** The result of going out with 6-4 against these hands. */
const out = (others: string[], options: DominoOptions) =>
  game.result(
    playAll(game.position(options, { hands: ['6-4', ...others], line: '6-3', turn: 0 }), '6-4@L'),
  );
/** The result of a round blocked with these hands; none of them may hold a six or a five. */
const blocked = (hands: string[], options: DominoOptions) =>
  game.result(game.position(options, { hands, line: '6-5', turn: 0 }));

test('PIP-2 PIP-E2 each round is opened by the heaviest double, not by the winner before', () => {
  const won = { rounds: [resultOf({ winners: [0], points: [20, 0] })] };
  const state = game.deal(pip(2), dealOf(['3-3', '4-4'], 7, single), won);
  assert.deepEqual([game.seat(state), game.moves(state)], [1, ['4-4']]);
});

test('PIP-4 PIP-E6 no pass while the boneyard has a tile', () => {
  const state = game.position(pip(2), { hands: ['1-1', '?7'], line: '6-5', stock: '2-2', turn: 0 });
  refused(() => game.play(state, 'pass'), { code: 'illegal-move', rule: 'PIP-4' });
});

test('PIP-10 the higher of two totals at the target wins, equal ones share', () => {
  const after = (points: number[]) => game.standing(pip(2), { rounds: [resultOf({ points })] });
  assert.deepEqual(after([104, 101]).winners, [0]);
  assert.deepEqual(after([101, 101]).winners, [0, 1]);
});

test('PIP-E1 three players: 6 each, 10 left', () => {
  const { hands, stock } = game.deal(pip(3), { seed: 'a' });
  assert.deepEqual([hands.map((hand) => hand.length), stock.length], [[6, 6, 6], 10]);
});

test('PIP-E3 no double: 6-2 opens before 5-3', () => {
  const low = (tile: string) => single(tile) && openingRank(tile) < openingRank('5-3');
  const state = game.deal(pip(2), dealOf(['6-2', '5-3'], 7, low));
  assert.deepEqual([game.seat(state), game.moves(state)], [0, ['6-2']]);
});

test('PIP-E4 the drawn tile that fits is placed', () => {
  const state = game.position(pip(2), { hands: ['1-1', '?7'], line: '6-5', stock: '6-2', turn: 0 });
  assert.deepEqual(game.moves(playAll(state, 'draw')), ['6-2@L']);
});

test('PIP-E5 drawn, no fit, pass', () => {
  const state = game.position(pip(2), { hands: ['1-1', '?7'], line: '6-5', stock: '2-2', turn: 0 });
  assert.deepEqual(game.moves(playAll(state, 'draw')), ['pass']);
});

test('PIP-E7 out against 8, 6, 9: 23, or 20 rounded down', () => {
  const others = ['4-4', '3-3', '5-4'];
  assert.deepEqual(out(others, pip(4))?.points, [23, 0, 0, 0]);
  assert.deepEqual(out(others, pip(4, { rounding: 'down5' }))?.points, [20, 0, 0, 0]);
});

test('PIP-E8 out against 4, rounded down: 0', () => {
  assert.deepEqual(out(['4-0'], pip(2, { rounding: 'down5' }))?.points, [0, 0]);
});

test('PIP-E9 blocked 3, 10, 12: 16, whichever the rounding', () => {
  const hands = ['2-1', '4-4 2-0', '4-3 4-1'];
  assert.deepEqual(blocked(hands, pip(3))?.points, [16, 0, 0]);
  assert.deepEqual(blocked(hands, pip(3, { rounding: 'down5' }))?.points, [16, 0, 0]);
});

test('PIP-E10 blocked 1, 20, 20, 20: 57', () => {
  const hands = ['1-0', '5-5 5-3 2-0', '5-4 4-4 3-0', '5-2 4-3 5-1'];
  const given = { hands, line: '6-3 3-2 2-6', turn: 0 };
  assert.deepEqual(game.result(game.position(pip(4), given))?.points, [57, 0, 0, 0]);
  const draw = game.position(game.options({ players: 4 }), given);
  assert.deepEqual(game.result(draw)?.points, [59, 0, 0, 0]);
});

test('PIP-E11 blocked 5, 5, 9: 2 each', () => {
  const result = blocked(['4-1', '3-2', '4-4 1-0'], pip(3));
  assert.deepEqual(
    [result?.points, result?.winners],
    [
      [2, 2, 0],
      [0, 1],
    ],
  );
});

test('PIP-E13 blocked 3, 3, 3, 10: 2 each', () => {
  assert.deepEqual(blocked(['3-0', '2-1', '1-1 1-0', '4-4 2-0'], pip(4))?.points, [2, 2, 2, 0]);
});

test('PIP-E14 blocked 6, 6, 6: 0', () => {
  assert.deepEqual(blocked(['3-3', '4-2', '4-1 1-0'], pip(3))?.points, [0, 0, 0]);
});

test('PIP-E17 Muggins leads', () => {
  for (const [tile, scored] of [
    ['3-2', 5],
    ['5-5', 10],
    ['6-4', 10],
    ['0-0', 0],
  ] as const) {
    const start = game.position(muggins, { hands: [`${tile} 1-1`, '?7'], turn: 0 });
    assert.deepEqual(game.view(playAll(start, tile), 0).inPlay, [scored, 0]);
  }
});

/** Counts and points of tiles played in turn, each at the left end but where an arm is given. */
function mugginsOf(...moves: string[]) {
  const hands = [0, 1].map((seat) =>
    [
      ...moves.filter((_, i) => i % 2 === seat).map((move) => move.slice(0, 3)),
      seat ? '1-0' : '2-0',
    ].join(' '),
  );
  let state = game.position(muggins, { hands, stock: '6-3 5-1', turn: 0 });
  return moves.map((move) => {
    const before = state.inPlay.reduce((sum, n) => sum + n, 0);
    state = game.play(state, move);
    return [endsCount(state.layout), state.inPlay.reduce((sum, n) => sum + n, 0) - before];
  });
}

test('PIP-E18 Muggins 2-4; 4-3: 5', () => {
  assert.deepEqual(mugginsOf('4-2', '4-3@L'), [
    [6, 0],
    [5, 5],
  ]);
});

test('PIP-E19 Muggins 2-4; 4-4: 10', () => {
  assert.deepEqual(mugginsOf('4-2', '4-4@L'), [
    [6, 0],
    [10, 10],
  ]);
});

test('PIP-E21 Muggins 6-4; 6-6; 4-4: 20, without a spinner', () => {
  assert.deepEqual(mugginsOf('6-4', '6-6@L', '4-4@R'), [
    [10, 10],
    [16, 0],
    [20, 20],
  ]);
});

test('PIP-E22 Muggins 90 to 100, a play of 10 in mid-round: over', () => {
  const start = game.position(muggins, { hands: ['6-4 1-1', '?7'], turn: 0, scores: [90, 0] });
  const over = game.play(start, '6-4', ['1-1', '2-2 3-3 0-0 5-5 4-4 6-6 2-1']);
  assert.deepEqual([game.result(over)?.end, game.scores(over)], ['target', [100, 0]]);
  assert.equal(game.seat(playAll(start, '6-4')), null);
});

test('PIP-E23 Muggins last tile 15, opponent 12', () => {
  const points = (rounding: 'raw' | 'down5') => {
    const options = game.options({ rules: 'pip-muggins', rounding });
    const start = game.position(options, {
      hands: ['5-3', '4-4 4-0'],
      line: '3-1 1-6 6-2 2-5',
      turn: 0,
    });
    return game.result(playAll(start, '5-3@R'));
  };
  assert.deepEqual(points('raw')?.left, [0, 12]);
  assert.equal((points('raw')?.points[0] ?? 0) - (points('raw')?.inPlay?.[0] ?? 0), 12);
  assert.equal((points('down5')?.points[0] ?? 0) - (points('down5')?.inPlay?.[0] ?? 0), 10);
});

test('PIP-E24 Block for four: 8 tiles never seen, in no score', () => {
  const options = game.options({ rules: 'pip-block', players: 4 });
  const state = game.deal(options, { seed: 'a' });
  assert.equal(game.view(state, 0).stock, '?8');
  const stuck = game.position(options, {
    hands: ['1-1', '2-2', '3-3', '6-0'],
    line: '6-5',
    stock: '6-4 5-4',
    turn: 0,
  });
  assert.deepEqual(game.moves(stuck), ['pass']);
  refused(() => game.play(stuck, 'draw'), { code: 'illegal-move', rule: 'PIP-21' });
});

test('PIP-E25 Draw and Pass: an able player may pass once the boneyard is empty', () => {
  const hands = ['6-1 2-2', '6-2 3-3', '5-1 4-4'];
  const empty = game.position(freePass, { hands, line: '6-5', turn: 0 });
  assert.deepEqual(game.moves(empty), ['6-1@L', 'pass']);
  assert.equal(game.seat(playAll(empty, 'pass')), 1);
  assert.equal(game.timeoutMove(empty), '6-1@L');
  const left = game.position(freePass, { hands, line: '6-5', stock: '0-0', turn: 0 });
  refused(() => game.play(left, 'pass'), { code: 'illegal-move', rule: 'PIP-4' });
});

test('PIP-22 a tile just drawn that fits must be placed', () => {
  const hands = ['2-2', '6-2 3-3', '5-1 4-4'];
  const drawn = playAll(
    game.position(freePass, { hands, line: '6-5', stock: '6-1', turn: 0 }),
    'draw',
  );
  assert.deepEqual(game.moves(drawn), ['6-1@L']);
  refused(() => game.play(drawn, 'pass'), { code: 'illegal-move', rule: 'PIP-4' });
});

test('PIP-E26 three willing passes in a row: blocked', () => {
  const hands = ['6-1', '6-2 3-3', '5-1 4-4'];
  const state = playAll(
    game.position(freePass, { hands, line: '6-5', turn: 0 }),
    'pass',
    'pass',
    'pass',
  );
  assert.deepEqual(game.result(state), {
    end: 'blocked',
    winners: [0],
    points: [14, 0, 0],
    left: [7, 14, 14],
  });
});

test('PIP-E27 Team: out against 7 and 12, the partner does not count', () => {
  assert.deepEqual(out(['4-3', '6-6 4-4', '5-5 2-0'], team)?.points, [19, 0]);
});

test('PIP-E29 Team blocked 17 to 17: nobody', () => {
  const result = blocked(['4-4 2-0', '4-3 1-1', '4-2 1-0', '4-1 3-0'], team);
  assert.deepEqual([result?.left, result?.points, result?.winners], [[10, 9, 7, 8], [0, 0], []]);
});

test('PIP-E30 PIP-14 a misplay: under strict play the turn is lost, else it is refused', () => {
  const given = { hands: ['6-1 2-2', '5-1 3-3'], line: '6-5', stock: '0-0', turn: 0 };
  const strict = game.position(pip(2, { misplay: 'strict' }), given);
  const lost = playAll(strict, '2-2@L');
  const view = game.view(lost, 0);
  assert.deepEqual([view.hands[0], view.line, view.turn, view.stock], ['6-1 2-2', '6-5', 1, '?1']);
  assert.deepEqual(view.log, [{ seat: 0, move: '2-2@L' }]);
  assert.deepEqual(game.moves(strict), ['6-1@L']);
  refused(() => game.play(game.position(pip(2), given), '2-2@L'), {
    code: 'illegal-move',
    rule: 'PIP-3',
  });
});

test('PIP-14 one who can not play must draw, also under strict play', () => {
  const options = pip(2, { misplay: 'strict' });
  const state = game.position(options, {
    hands: ['2-2', '5-1'],
    line: '6-5',
    stock: '0-0',
    turn: 0,
  });
  for (const move of ['2-2@L', '6-1@L', 'pass']) {
    refused(() => game.play(state, move), { code: 'illegal-move' });
  }
});

test('PIP-14 a misplay neither adds to nor resets the passes in a row', () => {
  const options = game.options({ rules: 'pip-draw-and-pass', misplay: 'strict' });
  const start = game.position(options, {
    hands: ['6-1 0-0', '6-2 3-3', '5-1 4-4'],
    line: '6-5',
    turn: 0,
  });
  const state = playAll(start, 'pass', '3-3@L', 'pass');
  assert.equal(game.view(state, 0).passes, 2);
  assert.equal(game.result(playAll(state, 'pass'))?.end, 'blocked');
});

test('PIP-5 with an empty boneyard one who is unable passes, and the log says so', () => {
  const state = game.position(pip(2), { hands: ['1-1', '6-4 4-4'], line: '6-5', turn: 0 });
  assert.deepEqual(game.moves(state), ['pass']);
  assert.deepEqual(game.view(game.play(state, 'pass'), 1).log, [{ seat: 0, move: 'pass' }]);
});

test('PIP-6 a round ends with the last tile, or when nobody can move and the boneyard is empty', () => {
  assert.equal(out(['4-4'], pip(2))?.end, 'out');
  assert.equal(blocked(['1-1', '2-2'], pip(2))?.end, 'blocked');
  const stocked = { hands: ['1-1', '2-2'], line: '6-5', stock: '3-3', turn: 0 };
  const state = game.position(pip(2), stocked);
  assert.deepEqual([game.result(state), game.moves(state)], [null, ['draw']]);
});

test('PIP-23 both partners see their side’s total, and sides mirror seats', () => {
  const rounds = fc
    .record({ seed: fc.string(), chances: choices })
    .map(({ seed, chances }) => playRound(game.deal(team, { seed }), chances));
  fc.assert(
    fc.property(rounds, (steps) => {
      for (const { after } of steps) {
        for (const seat of [0, 1, 2, 3]) assert.equal(game.view(after, seat).scores?.length, 2);
        const result = game.result(after);
        if (!result) continue;
        const side = (one: number) => (result.left[one] ?? 0) + (result.left[one + 2] ?? 0);
        const [winner] = result.winners;
        const theirs = winner === undefined ? 0 : side(1 - winner);
        const own = winner === undefined || result.end === 'out' ? 0 : side(winner);
        assert.deepEqual(
          result.points,
          [0, 1].map((each) => (each === winner ? theirs - own : 0)),
        );
      }
    }),
    { numRuns: runs(200) },
  );
});

test('PIP-24 Muggins, Block and Team are rule sets of their own', () => {
  const of = (rules: unknown) => game.options(JSON.parse(JSON.stringify({ rules })));
  for (const rules of ['pip-muggins', 'pip-block', 'pip-team'])
    assert.equal(of(rules).rules, rules);
  for (const mixed of ['pip-muggins-team', ['pip-block', 'pip-team']]) {
    refused(() => of(mixed), { code: 'bad-option' });
  }
});
