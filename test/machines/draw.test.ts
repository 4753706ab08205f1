import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDouble, openingRank, TILES } from '../../machines/dominoes/tile.ts';
import { dealOf, game, outer, playAll, refused, resultOf } from './dominoes-help.ts';

const two = game.options();
const three = game.options({ players: 3 });
const block2 = game.options({ rules: 'block' });
const block3 = game.options({ rules: 'block', players: 3 });

/** All sixes but 6-5, which closes it on both sides. */
const NEARLY_CLOSED = '6-0 0-1 1-6 6-2 2-3 3-6 6-6 6-4 4-5';
const CLOSED = `${NEARLY_CLOSED} 5-6`;

const single = (tile: string) => !isDouble(tile);
const below = (tile: string) => (other: string) =>
  single(other) && openingRank(other) < openingRank(tile);

test('DRAW-1 two to four players, draw or block, any whole target up to 10000', () => {
  for (const players of [2, 3, 4] as const) {
    for (const target of [50, 100, 150, 1, 10000]) {
      assert.equal(game.options({ players, target, rules: 'block' }).target, target);
    }
  }
  assert.deepEqual(game.options(), { rules: 'draw', players: 2, target: 100, clock: 0 });
  for (const target of [0, -5, 10001, 99.5, Number.NaN]) {
    refused(() => game.options({ target }), {
      code: 'bad-option',
      detail: { field: 'target', accepted: 'a whole number from 1 to 10000' },
    });
  }
});

test('DRAW-2 in Block the rest is never drawn, shown or scored', () => {
  const start = game.position(block2, {
    hands: ['4-4 3-1', '5-5'],
    line: '6-2',
    stock: '6-6 2-2',
    turn: 0,
  });
  assert.equal(game.result(start)?.end, 'blocked');
  const running = game.position(block2, {
    hands: ['4-4 3-1', '5-5 6-5'],
    line: '6-2',
    stock: '6-6',
    turn: 0,
  });
  assert.deepEqual(game.moves(running), ['pass']);
  refused(() => game.play(running, 'draw'), { code: 'illegal-move', rule: 'DRAW-11' });
  assert.equal(game.view(running, 0).stock, '?1');
  assert.deepEqual(game.result(start)?.left, [12, 10]);
  assert.equal(game.view(start, 0).stock, '?2');
});

test('DRAW-3 the first round opens with the highest tile dealt; set-aside tiles do not count', () => {
  const state = game.deal(two, dealOf(['2-2 6-5', '4-4'], 7, single));
  assert.equal(game.seat(state), 1);
  assert.deepEqual(game.moves(state), ['4-4']);
  const other = state.hands[1]?.find((tile) => tile !== '4-4') ?? '';
  refused(() => game.play(state, other), {
    code: 'illegal-move',
    rule: 'DRAW-3',
    detail: { reason: 'opening', tile: '4-4', given: other },
  });
});

test('DRAW-4 a later round is opened by the winner before, also of a blocked round, with any tile', () => {
  for (const end of ['out', 'blocked'] as const) {
    const soFar = { rounds: [resultOf({ end, winners: [1], points: [0, 12] })] };
    const state = game.deal(two, { seed: 'later' }, soFar);
    assert.equal(game.seat(state), 1);
    assert.deepEqual(game.moves(state), state.hands[1]?.toSorted());
    assert.equal(game.view(state, 1).lead, 'free');
    assert.equal(game.view(state, 1).round, 1);
  }
});

test('DRAW-5 after a tied block the highest tile opens again, forced', () => {
  const tied = resultOf({ end: 'blocked', winners: [], points: [0, 0] });
  const state = game.deal(two, dealOf(['5-5', '3-3'], 7, single), { rounds: [tied] });
  assert.equal(game.seat(state), 0);
  assert.deepEqual(game.moves(state), ['5-5']);
});

test('DRAW-6 one line, two ends: no tile opens a branch', () => {
  const start = game.position(two, { hands: ['6-6 6-4 6-5', '6-3 1-1'], turn: 0 });
  const state = playAll(start, '6-6', '6-3@R');
  assert.deepEqual(outer(state), [6, 3]);
  assert.deepEqual(game.moves(state), ['6-4@L', '6-5@L']);
  refused(() => game.play(state, '6-4@U'), { code: 'illegal-move', rule: 'DRAW-6' });
});

test('DRAW-7 a half must equal the number of the end; the other half becomes the new end', () => {
  const start = game.position(two, { hands: ['4-2 2-2', '5-5 1-0'], line: '2-6 6-6 6-3', turn: 0 });
  const state = playAll(start, '4-2@L');
  assert.equal(game.view(state, null).line, '4-2 2-6 6-6 6-3');
  refused(() => game.play(start, '4-2@R'), {
    code: 'illegal-move',
    rule: 'DRAW-7',
    detail: { reason: 'no-fit', tile: '4-2', arm: 'R', ends: ['2', '3'] },
  });
});

test('DRAW-7 equal ends: both are accepted; an empty line asks for none', () => {
  const equal = game.position(two, { hands: ['6-5 1-1', '0-0'], line: '6-6', turn: 0 });
  assert.deepEqual(game.moves(equal), ['6-5@L', '6-5@R']);
  assert.equal(game.view(playAll(equal, '6-5'), null).line, '5-6 6-6');
  const empty = game.position(two, { hands: ['6-5 1-1', '0-0'], turn: 0 });
  assert.equal(game.view(playAll(empty, '5-6'), null).line, '6-5');
  assert.equal(game.view(playAll(empty, '6-5@R'), null).log?.[0]?.move, '6-5');
});

test('DRAW-8 with a playable tile there is no draw and no pass', () => {
  const state = game.position(two, {
    hands: ['6-5 1-1', '0-0'],
    line: '6-3',
    stock: '2-2',
    turn: 0,
  });
  for (const move of ['draw', 'pass']) {
    refused(() => game.play(state, move), { code: 'illegal-move', rule: 'DRAW-8' });
  }
});

test('DRAW-9 tiles are drawn one at a time until one fits, which must be played', () => {
  const start = game.position(two, {
    hands: ['5-5', '0-0'],
    line: '6-3',
    stock: '4-4 6-1 1-1',
    turn: 0,
  });
  assert.deepEqual(game.moves(start), ['draw']);
  const once = playAll(start, 'draw');
  assert.deepEqual([game.seat(once), game.moves(once)], [0, ['draw']]);
  const twice = playAll(once, 'draw');
  assert.deepEqual(game.moves(twice), ['6-1@L']);
  refused(() => game.play(twice, 'draw'), { code: 'illegal-move', rule: 'DRAW-8' });
  refused(() => game.play(once, 'pass'), { code: 'illegal-move', rule: 'DRAW-9' });
});

test('DRAW-9 the player chooses the end if the drawn tile fits both', () => {
  const start = game.position(two, {
    hands: ['5-5', '0-0'],
    line: '6-2 2-3',
    stock: '6-3',
    turn: 0,
  });
  assert.deepEqual(game.moves(playAll(start, 'draw')), ['6-3@L', '6-3@R']);
});

test('DRAW-10 an empty boneyard without a fit passes; the drawn tiles stay', () => {
  const start = game.position(two, { hands: ['5-5', '6-0'], line: '6-3', stock: '4-4', turn: 0 });
  const drawn = playAll(start, 'draw');
  assert.deepEqual(game.moves(drawn), ['pass']);
  refused(() => game.play(drawn, 'draw'), { code: 'illegal-move', rule: 'DRAW-10' });
  const passed = playAll(drawn, 'pass');
  assert.equal(game.seat(passed), 1);
  assert.equal(game.view(passed, 0).hands[0], '5-5 4-4');
});

test('DRAW-11 Block: without a fit the turn passes', () => {
  const start = game.position(block2, {
    hands: ['5-5', '6-0'],
    line: '6-3',
    stock: '6-6',
    turn: 0,
  });
  assert.deepEqual(game.moves(start), ['pass']);
  assert.equal(game.view(playAll(start, 'pass'), 0).passes, 1);
});

test('DRAW-12 an empty hand ends the round and wins it', () => {
  const start = game.position(two, {
    hands: ['6-5', '0-0 6-6'],
    line: '6-3',
    stock: '1-1',
    turn: 0,
  });
  const state = playAll(start, '6-5@L');
  assert.deepEqual(game.result(state), {
    end: 'out',
    winners: [0],
    points: [12, 0],
    left: [0, 12],
  });
  assert.equal(game.seat(state), null);
  assert.deepEqual(game.moves(state), []);
  refused(() => game.play(state, 'pass'), { code: 'over' });
});

test('DRAW-13 nobody can play and nothing to draw: the round ends at once', () => {
  const start = game.position(two, { hands: ['6-5 3-3', '1-1'], line: NEARLY_CLOSED, turn: 0 });
  const state = playAll(start, '6-5@R');
  assert.equal(game.result(state)?.end, 'blocked');
  assert.deepEqual(game.view(state, null).log, [{ seat: 0, move: '6-5@R' }]);
});

test('DRAW-14 closed ends do not block while the boneyard has tiles; the last draw blocks', () => {
  const start = game.position(two, {
    hands: ['6-5 3-3', '1-1'],
    line: NEARLY_CLOSED,
    stock: '5-5 2-2',
    turn: 0,
  });
  const closed = playAll(start, '6-5@R');
  assert.equal(game.result(closed), null);
  assert.deepEqual([game.seat(closed), game.moves(closed)], [1, ['draw']]);
  const all = playAll(closed, 'draw', 'draw');
  assert.equal(game.result(all)?.end, 'blocked');
  assert.deepEqual(game.result(all)?.left, [6, 16]);
  assert.equal(
    game.view(all, null).log?.some(({ move }) => move === 'pass'),
    false,
  );
});

test('DRAW-14 if only another seat can play after the last draw, the drawer passes', () => {
  const start = game.position(two, {
    hands: ['5-5', '6-6 4-4'],
    line: '6-0 0-1 1-6',
    stock: '1-1',
    turn: 0,
  });
  const drawn = playAll(start, 'draw');
  assert.deepEqual(game.moves(drawn), ['pass']);
  assert.deepEqual(game.moves(playAll(drawn, 'pass')), ['6-6@L', '6-6@R']);
});

test('DRAW-15 going out scores the others and the winner opens', () => {
  const start = game.position(three, { hands: ['6-5', '0-0 6-6', '1-1'], line: '6-3', turn: 0 });
  assert.deepEqual(game.result(playAll(start, '6-5@L'))?.points, [14, 0, 0]);
});

test('DRAW-16 a blocked round gives the lowest the others less its own, at least 1', () => {
  const start = game.position(two, {
    hands: ['6-5 0-0', '1-0'],
    line: '6-0 0-3 3-6 6-2 2-1 1-6 6-6 6-4 4-5',
    turn: 0,
  });
  assert.deepEqual(game.result(playAll(start, '6-5@R'))?.points, [1, 0]);
});

test('DRAW-17 a tie for the lowest scores nothing; a tie above it does not matter', () => {
  const tie = game.position(block3, {
    hands: ['6-5 2-1', '3-0', '5-5'],
    line: NEARLY_CLOSED,
    turn: 0,
  });
  const tied = game.result(playAll(tie, '6-5@R'));
  assert.deepEqual([tied?.winners, tied?.points], [[], [0, 0, 0]]);
  const above = game.position(block3, {
    hands: ['6-5 2-1', '5-5', '4-4 2-0'],
    line: NEARLY_CLOSED,
    turn: 0,
  });
  const won = game.result(playAll(above, '6-5@R'));
  assert.deepEqual([won?.winners, won?.points], [[0], [17, 0, 0]]);
});

test('DRAW-18 the first total at the target wins the match, checked after each round', () => {
  const soFar = { rounds: [resultOf({ points: [60, 0] }), resultOf({ points: [40, 0] })] };
  assert.deepEqual(game.standing(two, soFar), { scores: [100, 0], over: true, winners: [0] });
  refused(() => game.deal(two, { seed: 'more' }, soFar), { code: 'over' });
});

test('DRAW-19 the clock is off unless asked for, in whole seconds', () => {
  assert.equal(game.options().clock, 0);
  assert.equal(game.options({ clock: 20 }).clock, 20);
  refused(() => game.options({ clock: 1.5 }), { code: 'bad-option' });
});

test('DRAW-20 a time-out plays the highest playable tile, or the draw or pass that is due', () => {
  const draws = game.position(two, { hands: ['5-5', '0-0'], line: '6-3', stock: '4-4', turn: 0 });
  assert.equal(game.timeoutMove(draws), 'draw');
  const passes = game.position(block2, { hands: ['5-5', '6-0'], line: '6-3', turn: 0 });
  assert.equal(game.timeoutMove(passes), 'pass');
});

test('DRAW-21 playing on by DRAW-20 alone finishes every round', () => {
  for (const players of [2, 3, 4] as const) {
    let state = game.deal(game.options({ players }), { seed: `auto ${players}` });
    while (game.seat(state) !== null) state = game.play(state, game.timeoutMove(state));
    assert.notEqual(game.result(state), null);
  }
});

test('DRAW-22 a closed line has equal ends and all seven tiles of their number', () => {
  const state = game.position(two, { hands: ['3-3', '1-1'], line: CLOSED, turn: null });
  assert.equal(game.result(state)?.end, 'blocked');
  assert.deepEqual(outer(state), [6, 6]);
});

test('DRAW-E1 the only double of the deal opens, forced', () => {
  const state = game.deal(two, dealOf(['6-5 5-4 3-0', '0-0 2-1'], 7, single));
  assert.deepEqual([game.seat(state), game.moves(state)], [1, ['0-0']]);
});

test('DRAW-E2 6-3 opens before 5-4, with 6-5 and 6-4 in the boneyard', () => {
  const state = game.deal(two, dealOf(['6-3', '5-4'], 7, below('5-4')));
  assert.deepEqual([game.seat(state), game.moves(state)], [0, ['6-3']]);
});

test('DRAW-E3 6-1 opens before 5-2 and 4-3', () => {
  const state = game.deal(three, dealOf(['5-2', '4-3', '6-1'], 5, below('4-3')));
  assert.deepEqual([game.seat(state), game.moves(state)], [2, ['6-1']]);
});

test('DRAW-E4 Block for three without any double: 6-5 opens, forced', () => {
  const singles = TILES.filter(single);
  const hands = [0, 7, 14].map((from) => singles.slice(from, from + 7));
  const stock = TILES.filter(isDouble).join(' ');
  const state = game.deal(block3, { hands: hands.map((hand) => hand.join(' ')), stock });
  assert.deepEqual(
    [game.seat(state), game.moves(state)],
    [hands.findIndex((h) => h.includes('6-5')), ['6-5']],
  );
});

test('DRAW-E5 ends 3 and 5', () => {
  const state = game.position(two, {
    hands: ['5-6 3-2 5-3 6-6 4-4 0-0', '1-1'],
    line: '3-4 4-5',
    turn: 0,
  });
  assert.deepEqual(game.moves(state), ['3-2@L', '5-3@L', '5-3@R', '6-5@R']);
  assert.deepEqual(outer(playAll(state, '5-3@L')), [5, 5]);
  assert.deepEqual(outer(playAll(state, '5-3@R')), [3, 3]);
  assert.deepEqual(outer(playAll(state, '5-6@R')), [3, 6]);
  assert.deepEqual(outer(playAll(state, '3-2@L')), [2, 5]);
});

test('DRAW-E6 draws until 4-2 fits; 6-1 stays', () => {
  const start = game.position(two, {
    hands: ['6-6', '0-0'],
    line: '1-4',
    stock: '5-5 3-2 4-2 6-1',
    turn: 0,
  });
  const drawn = playAll(start, 'draw', 'draw', 'draw');
  assert.deepEqual(game.moves(drawn), ['4-2@R']);
  const played = playAll(drawn, '4-2@R');
  assert.equal(game.view(played, 0).hands[0], '6-6 5-5 3-2');
  assert.equal(game.view(played, 0).stock, '?1');
});

test('DRAW-E7 draws both, passes, keeps them', () => {
  const start = game.position(two, {
    hands: ['6-6', '4-0'],
    line: '1-4',
    stock: '5-5 3-2',
    turn: 0,
  });
  const passed = playAll(start, 'draw', 'draw', 'pass');
  assert.equal(game.view(passed, 0).hands[0], '6-6 5-5 3-2');
  assert.equal(game.seat(passed), 1);
});

test('DRAW-E8 one playable tile: drawing and passing are refused', () => {
  const state = game.position(two, {
    hands: ['6-6 4-0', '0-0'],
    line: '1-4',
    stock: '5-5',
    turn: 0,
  });
  assert.deepEqual(game.moves(state), ['4-0@R']);
  for (const move of ['draw', 'pass']) {
    refused(() => game.play(state, move), {
      code: 'illegal-move',
      rule: 'DRAW-8',
      detail: { reason: 'must-play', playable: ['4-0@R'] },
    });
  }
});

test('DRAW-E9 going out, others hold 9, 0, 14', () => {
  const start = game.position(game.options({ players: 4 }), {
    hands: ['6-4', '5-4', '0-0', '6-6 1-1'],
    line: '6-3',
    turn: 0,
  });
  assert.deepEqual(game.result(playAll(start, '6-4@L'))?.points, [23, 0, 0, 0]);
});

test('DRAW-E10 going out against 0-0: nothing scored, yet won', () => {
  const start = game.position(two, { hands: ['6-4', '0-0'], line: '6-3', turn: 0 });
  const result = game.result(playAll(start, '6-4@L'));
  assert.deepEqual([result?.points, result?.winners], [[0, 0], [0]]);
  const next = game.deal(two, { seed: 'next' }, { rounds: result ? [result] : [] });
  assert.deepEqual([game.seat(next), game.moves(next).length], [0, 7]);
});

test('DRAW-E11 blocked 3, 10, 12: 19', () => {
  const start = game.position(block3, {
    hands: ['6-5 2-1', '5-5', '4-4 2-2'],
    line: NEARLY_CLOSED,
    turn: 0,
  });
  assert.deepEqual(game.result(playAll(start, '6-5@R')), {
    end: 'blocked',
    winners: [0],
    points: [19, 0, 0],
    left: [3, 10, 12],
  });
});

test('DRAW-E12 blocked 3, 10: 7', () => {
  const start = game.position(block2, { hands: ['6-5 2-1', '5-5'], line: NEARLY_CLOSED, turn: 0 });
  assert.deepEqual(game.result(playAll(start, '6-5@R'))?.points, [7, 0]);
});

test('DRAW-E14 blocked 5, 5, 9: nobody, and the highest double opens', () => {
  const start = game.position(block3, {
    hands: ['6-5 4-1', '5-0', '3-3 2-1'],
    line: NEARLY_CLOSED,
    turn: 0,
  });
  const result = game.result(playAll(start, '6-5@R'));
  assert.deepEqual([result?.left, result?.points, result?.winners], [[5, 5, 9], [0, 0, 0], []]);
  const next = game.deal(block3, { seed: 'tied' }, { rounds: result ? [result] : [] });
  assert.equal(game.view(next, null).lead, 'forced');
  assert.equal(game.moves(next).length, 1);
});

test('DRAW-E17 the line closes on both sides with tiles in every hand: blocked at once', () => {
  const start = game.position(block3, {
    hands: ['6-5 2-1', '5-5', '4-4'],
    line: NEARLY_CLOSED,
    turn: 0,
  });
  const state = playAll(start, '6-5@R');
  assert.deepEqual(outer(state), [6, 6]);
  assert.equal(game.result(state)?.end, 'blocked');
  assert.equal(game.seat(state), null);
});

test('DRAW-E18 a last tile that also closes both ends is going out', () => {
  const start = game.position(block3, {
    hands: ['6-5', '5-5', '4-4'],
    line: NEARLY_CLOSED,
    turn: 0,
  });
  assert.equal(game.result(playAll(start, '6-5@R'))?.end, 'out');
});

test('DRAW-E19 99 goes on, 105 wins', () => {
  const rounds = [resultOf({ points: [96, 80] }), resultOf({ points: [3, 0] })];
  assert.deepEqual(game.standing(two, { rounds }), { scores: [99, 80], over: false, winners: [] });
  assert.equal(game.view(game.deal(two, { seed: 'on' }, { rounds }), 0).round, 2);
  const more = [...rounds, resultOf({ points: [0, 25], winners: [1] })];
  assert.deepEqual(game.standing(two, { rounds: more }), {
    scores: [99, 105],
    over: true,
    winners: [1],
  });
});

test('DRAW-E20 time-out, ends 4 and 2: 6-2, not 6-5 or 4-4', () => {
  const state = game.position(two, { hands: ['6-5 4-4 6-2 3-1', '0-0'], line: '4-0 0-2', turn: 0 });
  assert.equal(game.timeoutMove(state), '6-2@R');
});

test('DRAW-E22 time-out, 5-3 fits both ends: the left', () => {
  const state = game.position(two, { hands: ['5-3 6-6', '0-0'], line: '3-4 4-5', turn: 0 });
  assert.equal(game.timeoutMove(state), '5-3@L');
  assert.deepEqual(outer(playAll(state, game.timeoutMove(state))), [5, 5]);
});

test('DRAW-E23 time-out while opening a later round: 6-3', () => {
  const state = game.position(two, { hands: ['5-4 6-3 1-1', '0-0'], turn: 0, lead: 'free' });
  assert.equal(game.timeoutMove(state), '6-3');
});

test('DRAW-E24 Block for four: all tiles dealt, 6-6 opens', () => {
  const options = game.options({ rules: 'block', players: 4 });
  for (let i = 0; i < 50; i += 1) {
    const state = game.deal(options, { seed: `four ${i}` });
    assert.equal(state.hands.flat().length, 28);
    assert.deepEqual(game.moves(state), ['6-6']);
  }
});

test('DRAW trap: a double at an end is one number and scores nothing in play', () => {
  const state = game.position(two, { hands: ['6-4 1-1', '4-0'], line: '6-6', turn: 0 });
  assert.deepEqual(game.view(playAll(state, '6-4@L'), 0).scores, [0, 0]);
});

test('DRAW trap: forfeits belong to Fives', () => {
  const state = game.deal(two, { seed: 'a' });
  refused(() => game.forfeit(state, 0), { code: 'illegal-move' });
});

test('DRAW-3 DRAW-8 one who must open is told the one tile that may be played', () => {
  const start = game.position(game.options(), {
    hands: ['6-5 4-4', '?7'],
    turn: 0,
    lead: 'forced',
  });
  const detail = { reason: 'must-play', playable: ['4-4'] };
  refused(() => game.play(start, 'pass'), { code: 'illegal-move', rule: 'DRAW-8', detail });
  refused(() => game.play(start, 'draw'), { code: 'illegal-move', rule: 'DRAW-8', detail });
});
