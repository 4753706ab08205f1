import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RunFastPosition } from '../../machines/index.ts';
import { four, game, moment, playAll, refused } from './run-fast-help.ts';

const fine: RunFastPosition = { hands: ['3s 4 2', '?7', '?9'], turn: 0 };

function bad(change: object, path: string, rule?: string): void {
  refused(() => game.position(four, { ...fine, ...change }), {
    code: 'bad-position',
    path,
    ...(rule ? { rule } : {}),
  });
}

test('a position need not account for every card', () => {
  const state = game.position(four, { hands: ['3s 4', 'K', '?2'], turn: 1 });
  assert.deepEqual(game.view(state, 0), {
    options: four,
    me: 0,
    hands: ['3s 4', '?1', '?2'],
    turn: 1,
    played: [true, true, true],
    bombs: [0, 0, 0],
    round: 0,
    scores: [0, 0, 0],
    inPlay: [0, 0, 0],
    log: [],
    result: null,
    soFar: { rounds: [] },
  });
});

test('cards without suit are read, played and written', () => {
  const state = moment('8 8', '10 10 4 7');
  const after = playAll(state, '10 10');
  assert.equal(game.view(after, null).beat?.play, '10 10');
  assert.equal(game.view(after, 0).hands[0], '4 7');
  // A suit that is played becomes known; one that is known elsewhere can't be it.
  assert.equal(game.view(playAll(state, '10h 10c'), null).beat?.play, '10h 10c');
  const known = moment('8 8', '10 10 4', 9, { hands: ['10 10 4', '10h ?3', '?9'] });
  refused(() => game.play(known, '10h 10c'), { rule: 'RUN-1' });
});

test('RUN-1 a card more often than there is, is refused where it stands', () => {
  bad({ hands: ['3s 3s', '?7', '?9'] }, '/hands/0', 'RUN-1');
  bad({ hands: ['3s', '3s', '?9'] }, '/hands/1', 'RUN-1');
  bad({ hands: ['3 3 3', '3 3', '?9'] }, '/hands/1', 'RUN-1');
  bad({ hands: ['2', '2s', '?9'] }, '/hands/1', 'RUN-1');
  bad({ hands: ['A A', 'A A', '?9'] }, '/hands/1', 'RUN-1');
  bad({ beat: { play: '3s', by: 1 } }, '/hands/0', 'RUN-1');
  const log = ['3s', '4s', 'pass'].map((move, at) => ({ seat: [0, 1, 2][at], move }));
  bad({ log, beat: { play: '4s', by: 1 } }, '/hands/0', 'RUN-1');
  bad({ hands: ['3s ?16', '?7', '?9'] }, '/hands/0', 'RUN-1');
  bad({ stock: '?1' }, '/stock', 'RUN-1');
});

test('words that are none are refused where they stand', () => {
  bad({ hands: ['3s', '?7'] }, '/hands');
  bad({ hands: ['x', '?7', '?9'] }, '/hands/0');
  bad({ hands: ['2h', '?7', '?9'] }, '/hands/0');
  bad({ turn: 3 }, '/turn');
  bad({ turn: null }, '/turn');
  bad({ beat: { play: '5 6', by: 1 } }, '/beat/play', 'RUN-4');
  bad({ beat: { play: '', by: 1 } }, '/beat/play');
  bad({ beat: { play: '5 5 5', by: 1 } }, '/beat/play');
  bad({ beat: { play: '5', by: 3 } }, '/beat/by');
  bad({ beat: { play: '5', by: 0 } }, '/turn', 'RUN-14');
  bad({ played: [true, true] }, '/played');
  bad({ played: [true, 1, true] }, '/played');
  bad({ bombs: [5, 0, 0] }, '/bombs/0', 'RUN-19');
  bad({ bombs: [-1, 0, 0] }, '/bombs/0');
  bad({ scores: [1] }, '/scores');
  bad({ log: [{ seat: 0, move: '6-6' }] }, '/log/0/move');
  const result = { end: 'out', winners: [0], points: [0, 0, 0], left: [0, 0, 0] };
  bad({ result }, '/result');
});

test('what a position tells agrees with itself', () => {
  const beat = { play: '8 8 8 8', by: 1 };
  const state = game.position(four, { ...fine, beat });
  assert.deepEqual(
    [state.bombs, game.scores(state)],
    [
      [0, 1, 0],
      [-5, 10, -5],
    ],
  );
  bad({ beat, bombs: [0, 0, 0] }, '/bombs/1', 'RUN-19');
  bad({ beat, inPlay: [0, 0, 0] }, '/inPlay', 'RUN-19');
  bad({ beat, played: [false, false, false] }, '/played/1', 'RUN-18');
  const five = { log: [{ seat: 2, move: '5' }], beat: { play: '5', by: 2 } };
  bad({ ...five, played: [true, true, false] }, '/played/2', 'RUN-18');
  bad({ bombs: [0, 1, 0], played: [true, false, true] }, '/played/1', 'RUN-18');
  const shut = { hands: ['3s 4s', '5s', '6s'], turn: 1, bombs: [1, 0, 0] };
  bad({ ...shut, played: [false, true, true] }, '/played/0', 'RUN-18');
  bad({ hands: ['3s', '?16', '?9'], played: [true, true, true] }, '/played/1', 'RUN-18');
  const scored = game.position(four, { ...fine, beat, scores: [1, 12, -13] });
  assert.deepEqual(
    [scored.before, game.scores(scored)],
    [
      [6, 2, -8],
      [1, 12, -13],
    ],
  );
});

test('RUN-1 no seat holds and has played more than its sixteen cards', () => {
  const hands = (own: string) => [own, '?9', '?9'];
  const fours = { play: '4s 4h 5s 5h', by: 0 };
  bad({ hands: hands('?16'), turn: 1, beat: { play: '3s', by: 0 } }, '/hands/0', 'RUN-1');
  bad({ hands: hands('?15'), turn: 1, beat: fours }, '/hands/0', 'RUN-1');
  const log = [
    { seat: 0, move: '4s 4h 5s 5h 6s 6h 7s 7h 8s 8h' },
    { seat: 1, move: 'pass' },
    { seat: 2, move: 'pass' },
  ];
  bad({ hands: hands('?10'), log }, '/hands/0', 'RUN-1');
  game.position(four, { hands: hands('?6'), turn: 0, log });
  // A bomb is four cards, also one that nothing else tells of.
  bad({ hands: hands('?16'), bombs: [1, 0, 0] }, '/bombs/0', 'RUN-1');
  bad({ hands: hands('?14'), turn: 1, bombs: [3, 0, 0] }, '/bombs/0', 'RUN-1');
  bad({ hands: hands('?10'), turn: 1, beat: fours, bombs: [1, 0, 0] }, '/bombs/0', 'RUN-1');
  game.position(four, { hands: hands('?8'), turn: 1, beat: fours, bombs: [1, 0, 0] });
});

test('a log that can’t have been played, or that led to something else, is refused where it stands', () => {
  const log = (first: number, ...moves: string[]) =>
    moves.map((move, at) => ({ seat: (first + at) % 3, move }));
  const single = { play: '4s', by: 0 };
  const hands = ['?9', '?9', '?9'];
  const refuses = (change: object, path: string, rule: string) =>
    bad({ hands, turn: 0, ...change }, path, rule);
  refuses({ log: log(0, '4s', 'pass', 'pass'), beat: single, turn: 0 }, '/beat', 'RUN-14');
  refuses({ log: log(0, '4s 7s'), turn: 1 }, '/log/0/move', 'RUN-4');
  refuses({ log: log(0, '4s', '4h'), turn: 2 }, '/log/1/move', 'RUN-11');
  refuses({ log: log(0, '4s', '5s 5h'), turn: 2 }, '/log/1/move', 'RUN-11');
  refuses({ log: log(0, '4s', 'pass', 'pass', 'pass'), turn: 1 }, '/log/3/move', 'RUN-14');
  refuses({ log: log(0, '4s', 'pass'), turn: 2 }, '/beat', 'RUN-13');
  refuses({ log: log(0, '4s'), beat: { play: '5s', by: 0 }, turn: 1 }, '/beat', 'RUN-13');
  refuses({ log: log(0, '4s'), beat: single, turn: 2 }, '/turn', 'COM-3');
  refuses({ log: [...log(0, '4s'), ...log(2, '5s')], turn: 0 }, '/log/1/seat', 'COM-3');
  // It may begin after what lies there was played.
  const later = game.position(four, { hands, turn: 2, log: log(1, 'pass'), beat: single });
  assert.equal(game.seat(playAll(later, 'pass')), 0);
  assert.equal(game.seat(game.position(four, { hands, turn: 2, log: log(1, 'pass') })), 2);
});

test('RUN-17 a position whose round is over has a result', () => {
  const over = game.position(four, { hands: ['', '3 4', '5'], turn: 1, scores: [3, -2, -1] });
  assert.deepEqual([game.seat(over), game.result(over)?.points], [null, [3, -2, -1]]);
  assert.deepEqual(over.before, [0, 0, 0]);
  const short = { play: '9 9 9', by: 0 };
  const shown = game.position(four, { hands: ['', '3 4', '5'], turn: null, beat: short });
  assert.equal(shown.beat?.reading.type, 'triple');
  bad({ hands: ['', '', '?9'] }, '/hands/1', 'RUN-17');
  bad({ hands: ['', '3', '4'], beat: { play: '9', by: 1 } }, '/beat/by', 'RUN-17');
  const told = { end: 'out', winners: [0], points: [1, 0, -1], left: [0, 1, 1] };
  bad({ hands: ['', '3', '4'], turn: null, result: told }, '/result');
  const unseen = game.position(four, { hands: ['', '?3', '4'], turn: 1 });
  assert.deepEqual([game.seat(unseen), game.result(unseen)], [null, null]);
});

/** Seat 1 to move with a hand that isn't wholly known, after what seat 0 played. */
function unknown(beat: string, hand: string, more: Partial<RunFastPosition> = {}, next = '?5') {
  return game.position(four, {
    hands: ['3s 9s 9h', hand, next],
    turn: 1,
    ...(beat ? { beat: { play: beat, by: 0 } } : {}),
    ...more,
  });
}

test('an unknown hand may play what is not known to be elsewhere, and it becomes known', () => {
  const state = unknown('4s', '?7');
  assert.deepEqual([game.moves(state), game.timeoutMove(state)], [[], '']);
  const view = game.view(playAll(state, '5s'), 0);
  assert.deepEqual([view.hands[1], view.beat, view.turn], ['?6', { play: '5s', by: 1 }, 2]);
  refused(() => game.play(state, '9s'), {
    code: 'illegal-move',
    rule: 'RUN-1',
    detail: { reason: 'not-held', card: '9s' },
  });
  refused(() => game.play(state, '9c 9d 9'), { rule: 'RUN-1' });
  refused(() => game.play(state, '4s'), { rule: 'RUN-1' });
  assert.equal(game.view(playAll(state, '9c'), 0).hands[1], '?6');
});

test('a card that was played before is in no hand', () => {
  const log = [
    { seat: 2, move: '6s' },
    { seat: 0, move: '7s' },
  ];
  const state = unknown('7s', '?7', { log });
  refused(() => game.play(state, '6s'), { rule: 'RUN-1' });
  refused(() => game.play(state, '6 6 6 6'), { rule: 'RUN-1' });
  assert.equal(game.seat(playAll(state, '8 8 8 8')), 2);
});

test('an unknown hand is bound by what must be beaten, and by how many cards it has', () => {
  const state = unknown('4s 4h', '?4');
  refused(() => game.play(state, '5s'), { rule: 'RUN-11' });
  refused(() => game.play(state, '3h 3c'), { rule: 'RUN-11' });
  refused(() => game.play(state, '5s 5h 6s 6h 7s'), { rule: 'RUN-1' });
  assert.equal(game.seat(playAll(state, 'pass')), 2);
  // A short triple only where it empties the hand.
  refused(() => game.play(unknown('', '?5'), '5s 5h 5c 6s'), { rule: 'RUN-8' });
  assert.equal(game.seat(playAll(unknown('', '?4'), '5s 5h 5c 6s')), null);
});

test('RUN-13 an unknown hand may pass unless its known cards beat', () => {
  refused(() => game.play(unknown('4s', '5s ?4'), 'pass'), { rule: 'RUN-13' });
  refused(() => game.play(unknown('4 4 4 5 6', '5 5 5 ?4'), 'pass'), { rule: 'RUN-13' });
  assert.equal(game.seat(playAll(unknown('4s 4h', '5s ?4'), 'pass')), 2);
  refused(() => game.play(unknown('', '?4'), 'pass'), { rule: 'RUN-14' });
});

test('RUN-9 an unknown hand does not split the bomb that it is known to hold', () => {
  refused(() => game.play(unknown('', '5 5 5 5 ?4'), '5'), { rule: 'RUN-9' });
  assert.equal(game.seat(playAll(unknown('', '5s 5h 5c ?4'), '5s')), 2);
  // What is played turns out to have been the fourth.
  refused(() => game.play(unknown('', '5s 5h 5c ?4'), '5d'), { rule: 'RUN-9' });
});

test('RUN-9 four of a kind out of an unknown hand are a bomb, alone', () => {
  const splits = (rank: string) => ({ rule: 'RUN-9', detail: { reason: 'splits-bomb', rank } });
  refused(() => game.play(unknown('', '?9'), '5s 5h 5c 5d 4s'), splits('5'));
  refused(() => game.play(unknown('', '?9'), '5s 5h 5c 5d 4s 4h 4c'), splits('5'));
  refused(() => game.play(unknown('4 4 4 6 7', '?9'), '5s 5h 5c 5d 7s'), splits('5'));
  assert.equal(game.seat(playAll(unknown('', '?9'), '5s 5h 5c 5d')), 2);
});

test('RUN-15 an unknown hand plays its highest single, as far as that is known', () => {
  const warned = (hand: string, log: RunFastPosition['log'] = []) =>
    unknown('', hand, { log }, '?1');
  assert.equal(game.seat(playAll(warned('?4'), '5s')), 2);
  refused(() => game.play(warned('As ?4'.replace('As', 'Ah')), '5s'), { rule: 'RUN-15' });
  refused(() => game.play(warned('Ks ?2'), '5s'), { rule: 'RUN-15' });
  const gone = [
    { seat: 1, move: 'Kh' },
    { seat: 2, move: 'pass' },
    { seat: 0, move: 'pass' },
  ];
  refused(() => game.play(warned('Ks ?5', gone), '5s'), { rule: 'RUN-15' });
  // Four kings are possible: one of the unknown cards is the five.
  refused(() => game.play(warned('Ks ?3'), '5s'), { rule: 'RUN-15' });
  assert.equal(game.seat(playAll(warned('Ks ?4'), '5s')), 2);
  refused(() => game.play(warned('Ks Qs ?6'), '5s'), { rule: 'RUN-15' });
  assert.equal(game.seat(playAll(warned('Ks Qs ?7'), '5s')), 2);
});

test('the hands turned up end the round', () => {
  const state = game.position(four, { hands: ['3s', '4s ?1', '?2'], turn: 0 });
  const unseen = playAll(state, '3s');
  assert.deepEqual([game.seat(unseen), game.result(unseen)], [null, null]);
  const shown = game.play(state, '3s', ['', '5s 4s', '2s 6h']);
  assert.deepEqual(game.result(shown)?.points, [4, -2, -2]);
  assert.deepEqual(game.view(shown, 0).hands, ['', '5s 4s', '2s 6h']);
  for (const wrong of [
    ['', '5s 4s'],
    ['', '5s', '2s 6h'],
    ['', '5s 6s', '2s 6h'],
    ['', '5s 4s', '2s 5s'],
    ['', '5s 4s', '2s 3s'],
    ['', '5s 4s', '?2'],
    ['3h', '5s 4s', '2s 6h'],
  ]) {
    refused(() => game.play(state, '3s', wrong), { code: 'illegal-move', rule: 'RUN-1' });
  }
  const running = game.position(four, { hands: ['3s 9s', '4s ?1', '?2'], turn: 0 });
  refused(() => game.play(running, '3s', ['9s', '5s 4s', '2s 6h']), { code: 'illegal-move' });
});
