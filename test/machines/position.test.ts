import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DominoPosition, DominoView } from '../../machines/index.ts';
import { game, playAll, refused } from './dominoes-help.ts';

const draw = game.options();
const fives = game.options({ rules: 'fives' });

const fine: DominoPosition = { hands: ['6-5 4-4', '?7'], line: '6-3', stock: '?14', turn: 0 };

function bad(change: object, path: string, options = draw): void {
  refused(() => game.position(options, { ...fine, ...change }), { code: 'bad-position', path });
}

test('a position need not account for every tile', () => {
  const state = game.position(draw, { hands: ['6-5', '1-1'], turn: 1 });
  assert.deepEqual(game.view(state, 1), {
    options: draw,
    me: 1,
    hands: ['?1', '1-1'],
    stock: '',
    line: '',
    turn: 1,
    lead: 'free',
    passes: 0,
    drew: false,
    round: 0,
    scores: [0, 0],
    log: [],
    result: null,
    soFar: { rounds: [] },
  });
});

test('a tile twice is refused where the second one stands', () => {
  bad({ hands: ['6-3', '?7'] }, '/hands/0');
  bad({ hands: ['6-5 5-6', '?7'] }, '/hands/0');
  bad({ hands: ['6-5', '6-5'] }, '/hands/1');
  bad({ stock: '4-4' }, '/stock');
  bad({ line: '6-3 3-6' }, '/line');
  bad({ stock: '?20' }, '/stock');
});

test('a broken line is refused with its rule', () => {
  bad({ line: '6-3 4-4' }, '/line');
  refused(() => game.position(draw, { ...fine, line: '6-3 4-1' }), { rule: 'DRAW-7' });
  bad({ line: '6-7' }, '/line');
  bad({ line: 63 }, '/line');
});

test('words that are none are refused where they stand', () => {
  bad({ hands: ['6-5'] }, '/hands');
  bad({ hands: 'x' }, '/hands');
  bad({ hands: ['6-5', null] }, '/hands/1');
  bad({ stock: 7 }, '/stock');
  bad({ turn: 2 }, '/turn');
  bad({ turn: undefined }, '/turn');
  bad({ lead: 'maybe' }, '/lead');
  bad({ passes: -1 }, '/passes');
  bad({ drew: 'yes' }, '/drew');
  bad({ drew: true }, '/drew', game.options({ rules: 'block' }));
  bad({ round: 0.5 }, '/round');
  bad({ scores: [1] }, '/scores');
  bad({ scores: ['1', 2] }, '/scores');
  bad({ inPlay: [5, 0] }, '/inPlay');
  bad({ log: [{ seat: 9, move: 'pass' }] }, '/log/0/seat');
  bad({ log: [{ seat: 0, move: 'x' }] }, '/log/0/move');
  bad({ soFar: { rounds: [{}] } }, '/soFar/rounds/0/end');
  refused(() => game.position(draw, JSON.parse('null')), { code: 'bad-position', path: '' });
});

test('the one to lead by force holds the highest tile, as far as that is known', () => {
  const opening = { line: '', lead: 'forced' };
  bad({ ...opening, hands: ['6-5', '4-4 3-3'] }, '/turn');
  assert.deepEqual(game.moves(game.position(draw, { ...fine, line: '', lead: 'forced' })), ['4-4']);
});

test('no tile is left for the one who went out; two can not have done so', () => {
  bad({ hands: ['', ''] }, '/hands/1');
  bad({ hands: ['', '6-5'], line: '' }, '/hands/0');
});

test('a round that is over already has a result and nobody to move', () => {
  const out = game.position(draw, {
    hands: ['', '6-5 1-1'],
    line: '6-3',
    turn: 1,
    scores: [33, 0],
  });
  assert.equal(game.seat(out), null);
  assert.deepEqual(game.result(out), { end: 'out', winners: [0], points: [13, 0], left: [0, 13] });
  assert.deepEqual(game.view(out, null).scores, [33, 0]);
  assert.equal(game.view(out, null).turn, null);
  const blocked = game.position(draw, { hands: ['1-1', '2-2'], line: '6-3', turn: null });
  assert.equal(game.result(blocked)?.end, 'blocked');
});

test('while the round goes on somebody is to move', () => {
  bad({ hands: ['6-5', '1-1'], turn: null }, '/turn');
});

test('a hand that is empty while others are unknown: over, yet without a result', () => {
  const state = game.position(draw, { hands: ['', '?2'], line: '6-3', turn: 1 });
  assert.deepEqual([game.seat(state), game.result(state), game.moves(state)], [null, null, []]);
});

test('FIVE-4 the spinner is the double named, or that an arm tells, or the first', () => {
  const spinner = (given: Partial<DominoPosition>) =>
    game.view(
      game.position(fives, { hands: ['6-5', '?7'], turn: 0, line: '2-2 2-4 4-4 4-1', ...given }),
      0,
    ).spinner;
  assert.equal(spinner({}), 0);
  assert.equal(spinner({ spinner: 2 }), 2);
  assert.equal(spinner({ up: '4-0' }), 2);
  assert.equal(spinner({ down: '4-0' }), 2);
  assert.equal(spinner({ line: '2-1' }), undefined);
});

test('FIVE-5 an arm before both main sides are taken, or not of the spinner, is refused', () => {
  const given = { hands: ['6-5', '?7'], line: '1-4 4-4 4-3' };
  bad({ ...given, up: '4-0 0-2', down: '4-6' }, '/up', draw);
  bad({ ...given, line: '4-4 4-3', up: '4-0' }, '/up', fives);
  bad({ ...given, up: '3-0' }, '/up', fives);
  bad({ ...given, up: '4-0 1-1' }, '/up', fives);
  bad({ ...given, spinner: 0 }, '/spinner', fives);
  bad({ spinner: 0 }, '/spinner', draw);
  const state = game.position(fives, { ...given, up: '4-0', turn: 0 });
  assert.equal(game.view(state, 0).up, '4-0');
});

test('a view is a position, also of a match with rounds behind it', () => {
  const soFar = { rounds: [{ end: 'out' as const, winners: [1], points: [0, 20], left: [20, 0] }] };
  const state = playAll(
    game.deal(draw, { seed: 'view' }, soFar),
    ...game.moves(game.deal(draw, { seed: 'view' }, soFar)).slice(0, 1),
  );
  for (const me of [0, 1, null]) {
    const view = game.view(state, me);
    assert.deepEqual(game.view(game.position(draw, view), me), view);
    assert.deepEqual([view.round, view.scores], [1, [0, 20]]);
  }
});

test('a view is plain JSON with nothing that its seat can not see', () => {
  const state = game.deal(draw, { seed: 'hidden' });
  const view: DominoView = game.view(state, 0);
  assert.deepEqual(JSON.parse(JSON.stringify(view)), view);
  assert.deepEqual(view.hands, [state.hands[0]?.join(' '), '?7']);
  assert.equal(view.stock, '?14');
  assert.equal('seed' in view, false);
  assert.deepEqual(game.view(state, null).hands, ['?7', '?7']);
});

test("another seat's draw is just a draw; one's own names its tile", () => {
  const start = game.position(draw, {
    hands: ['1-1', '6-6'],
    line: '6-3',
    stock: '2-2 4-4',
    turn: 0,
  });
  const state = playAll(start, 'draw');
  assert.equal(game.view(state, 0).log?.[0]?.move, 'draw 2-2');
  assert.equal(game.view(state, 1).log?.[0]?.move, 'draw');
  assert.equal(game.view(state, null).log?.[0]?.move, 'draw');
  assert.equal(game.view(state, 0).drew, true);
});

test('after the end every view shows all hands, never the boneyard', () => {
  const start = game.position(draw, {
    hands: ['6-5', '1-1 2-2'],
    line: '6-3',
    stock: '4-4 5-5',
    turn: 0,
  });
  const state = playAll(start, '6-5@L');
  for (const me of [0, 1, null]) {
    const view = game.view(state, me);
    assert.deepEqual([view.hands, view.stock, view.turn], [['', '1-1 2-2'], '?2', null]);
    assert.equal(view.result?.end, 'out');
  }
});

test('the sides that won a round are told once each', () => {
  const told = (winners: unknown) => ({
    soFar: { rounds: [{ end: 'out', winners, points: [1, 2], left: [1, 2] }] },
  });
  for (const winners of [['x'], [2], [0, 0], 'all', undefined]) {
    bad(told(winners), '/soFar/rounds/0/winners');
  }
  assert.equal(game.seat(game.position(draw, { ...fine, ...Object(told([1])) })), 0);
});

test('a result that is not what the position comes to is refused', () => {
  const result = { end: 'out', winners: [0], points: [13, 0], left: [0, 13] };
  const over = { hands: ['', '6-5 1-1'], turn: null };
  assert.deepEqual(game.result(game.position(draw, { ...fine, ...over, ...{ result } })), result);
  bad({ ...over, result: { ...result, points: [99, 0] } }, '/result');
  bad({ ...over, result: { ...result, end: 'blocked' } }, '/result');
  bad({ result }, '/result');
  bad({ hands: ['', '?2'], turn: null, result }, '/result');
});

test('DRAW-3 nobody is forced to lead whom a known tile outranks', () => {
  bad({ line: '', lead: 'forced', turn: 1, hands: ['6-6 5-5', '?7'] }, '/turn');
  const state = game.position(draw, { ...fine, line: '', lead: 'forced', turn: 1 });
  assert.equal(game.seat(state), 1, 'it may hold the 6-6');
});

test('FIVE-14 PIP-22 what everybody saw end a round ends it, whatever hands are unknown', () => {
  const reached = { hands: ['6-1', '?2'], line: '5-5', turn: 1, inPlay: [10, 0], scores: [150, 0] };
  assert.equal(game.seat(game.position(fives, reached)), null);
  const tired = { hands: ['6-1', '?2', '?2'], line: '5-5', turn: 1, passes: 3 };
  const pass = game.options({ rules: 'pip-draw-and-pass' });
  assert.equal(game.seat(game.position(pass, tired)), null);
});

test('FIVE-14 the play that reached the target is told by the rounds before, too', () => {
  const rounds = [{ end: 'out' as const, winners: [0], points: [140, 0], left: [0, 99] }];
  const last = { hands: ['', '6-5 6-6'], line: '5-5', turn: null, inPlay: [10, 0] };
  const end = game.result(game.position(fives, { ...last, ...{ soFar: { rounds } } }));
  assert.deepEqual([end?.end, end?.points], ['target', [10, 0]]);
});
