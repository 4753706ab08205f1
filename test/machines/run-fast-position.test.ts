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
