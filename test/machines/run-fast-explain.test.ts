/** What a table tells of a selection, a pass and a trick, from a view. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { PipError } from '../../machines/index.ts';
import { rankName } from '../../machines/run-fast/card.ts';
import { legalPlays, readPlay, whyNotPass } from '../../machines/run-fast/explain.ts';
import { anyRound, attempt, four, game, moment } from './run-fast-help.ts';
import { fault, named, read } from './run-fast-reads.ts';
import { runs } from './runs.ts';

test('a selection is named as it is built', () => {
  const hand = '3 3 3 4 4 4 5 6 7 8 9 10 K';
  assert.equal(named('3', hand), 'single 1 to 3');
  assert.equal(named('3 3', hand), 'pair 1 to 3');
  assert.equal(named('3 3 3', hand), 'triple 1 to 3');
  assert.equal(named('3 3 3 4 4', hand), 'triple 1 to 3');
  assert.equal(named('3 3 3 4 4 4', hand), 'airplane 2 to 4');
  assert.equal(named('3 3 3 4 4 4 5 6 7 8', hand), 'airplane 2 to 4');
  assert.equal(named('4 5 6', hand), 'straight 3 to 6');
  assert.equal(named('3 K', hand), '');
  assert.equal(named('3 3 4', hand), 'pairs 2 to 4');
});

test('what may be played has no refusal, its cards in order and its move', () => {
  const { cards, move, reading, refusal } = read(
    'Kd Kc 4h Ks 3s',
    'Ks Kd Kc 3s 4h 9s',
    '5 5 5 6 7',
  );
  assert.deepEqual(cards, ['3s', '4h', 'Ks', 'Kc', 'Kd']);
  assert.equal(move, '3s 4h Ks Kc Kd');
  assert.deepEqual([reading?.type, reading?.others, refusal], ['triple', 2, null]);
});

test('RUN-9 a selection tells that it splits a bomb', () => {
  const detail = { reason: 'splits-bomb', rank: '7' };
  assert.deepEqual(fault('7', '7 7 7 7 8 9', '6'), ['RUN-9', detail]);
  assert.deepEqual(fault('7 7 7 7 8', '7 7 7 7 8 9'), ['RUN-9', detail]);
  assert.deepEqual(fault('7 7 7 7', '7 7 7 7 8 9', '6'), []);
});

test('RUN-11 a selection tells why it doesn’t beat', () => {
  const low = (type: string, rank: string, beat: string) => [
    'RUN-11',
    { reason: 'too-low', type, rank, beat },
  ];
  assert.deepEqual(fault('8', '8 9', '8'), low('single', '8', '8'));
  assert.deepEqual(fault('4 4 4', '4 4 4 7 8', '5 5 5 3 4'), low('triple', '4', '5'));
  const other = (need: string) => ['RUN-11', { reason: 'other-type', need }];
  assert.deepEqual(fault('9 9', '9 9 3', '8'), other('single'));
  assert.deepEqual(fault('9 9 9', '9 9 9 3', '8 8'), other('pair'));
  assert.deepEqual(fault('9 9 9 3 4', '9 9 9 3 4 5', '3 3 3 4 4 4 5 5 6 6'), other('airplane'));
  const size = (type: string, have: number, need: number) => [
    'RUN-11',
    { reason: 'other-size', type, size: have, need },
  ];
  assert.deepEqual(fault('5 6 7 8 9 10', '5 6 7 8 9 10 J', '3 4 5 6 7'), size('straight', 6, 5));
  assert.deepEqual(fault('5 5 6 6', '5 5 6 6 J', '3 3 4 4 5 5'), size('pairs', 2, 3));
  const three = '3 3 3 4 4 4 5 5 5 J J Q Q K K';
  assert.deepEqual(fault('6 6 6 7 7 7', '6 6 6 7 7 7 8 8 8 9', three), size('airplane', 2, 3));
  // On its way to the length that is asked for.
  assert.deepEqual(fault('5 6 7 8', '5 6 7 8 9 10 J', '3 4 5 6 7 8'), [
    'RUN-4',
    { reason: 'straight-too-short', need: 6, have: 4 },
  ]);
});

test('RUN-12 only a higher bomb beats a bomb', () => {
  const hand = '7 7 7 7 9 9 9 9 2';
  assert.deepEqual(fault('2', hand, '8 8 8 8'), ['RUN-12', { reason: 'other-type', need: 'bomb' }]);
  assert.deepEqual(fault('7 7 7 7', hand, '8 8 8 8'), [
    'RUN-12',
    { reason: 'too-low', type: 'bomb', rank: '7', beat: '8' },
  ]);
  assert.deepEqual(fault('9 9 9 9', hand, '8 8 8 8'), []);
});

test('RUN-15 a selection tells that the next player has one card', () => {
  assert.deepEqual(fault('6', 'K 6 4', '5', 1), [
    'RUN-15',
    { reason: 'highest-single', rank: '6', need: 'K' },
  ]);
  assert.deepEqual(fault('K', 'K 6 4', '5', 1), []);
  assert.deepEqual(fault('4 4', 'K 4 4', '', 1), []);
});

test('RUN-13, RUN-14 why one may not pass', () => {
  const why = (beat: string, hand: string) => whyNotPass(game.view(moment(beat, hand), 0));
  assert.deepEqual(
    [why('5', '6')?.rule, why('5', '6')?.detail],
    ['RUN-13', { reason: 'must-beat' }],
  );
  assert.deepEqual([why('', '6')?.rule, why('', '6')?.detail], ['RUN-14', { reason: 'must-lead' }]);
  assert.equal(why('6', '6'), null);
});

test('before one’s turn a selection is named, and only the turn is missing', () => {
  const state = game.position(four, {
    hands: ['9s 9h 4s', '?5', '?5'],
    turn: 2,
    beat: { play: '5s 5h', by: 1 },
  });
  const view = game.view(state, 0);
  const { reading, refusal } = readPlay(view, ['9s', '9h']);
  assert.deepEqual([reading?.type, refusal?.code], ['pair', 'not-your-turn']);
  assert.deepEqual(legalPlays(view), []);
  assert.equal(whyNotPass(view)?.code, 'not-your-turn');
  const over = game.view(game.position(four, { hands: ['3', '4', ''], turn: null }), 0);
  assert.equal(readPlay(over, ['3']).refusal?.code, 'over');
});

test('legal plays are listed from the lowest on, bombs last', () => {
  const view = game.view(moment('5', '3 K 7 7 7 7 9 9'), 0);
  assert.deepEqual(
    legalPlays(view).map(({ cards }) => cards.join(' ')),
    ['9', 'K', '7 7 7 7'],
  );
});

test('RUN-10 of plays that can be read twice the highest reading is listed', () => {
  const cards = '3 3 3 4 4 4 5 5 5 6';
  const view = game.view(moment('', `${cards} 9 J`), 0);
  const listed = legalPlays(view).filter((play) => play.cards.join(' ') === cards);
  assert.deepEqual(
    listed.map(({ reading }) => `${reading.type} ${reading.size} to ${rankName(reading.rank)}`),
    ['airplane 2 to 5'],
  );
});

test('a view tells of every selection and pass what the game says of the move', () => {
  fc.assert(
    fc.property(
      anyRound,
      fc.nat(),
      fc.array(fc.nat(), { maxLength: 16 }),
      ({ steps }, at, picks) => {
        const { before } = steps[at % steps.length] ?? {};
        const seat = before && game.seat(before);
        if (!before || seat === null || seat === undefined) return;
        const view = game.view(before, seat);
        const selected = (before.hands[seat] ?? []).filter((_, i) => (picks[i] ?? 0) % 3 === 1);
        if (selected.length > 0) {
          const led = attempt(() => game.play(before, selected.join(' ')));
          const told = readPlay(view, selected);
          if (led instanceof PipError) assert.deepEqual({ ...told.refusal }, { ...led });
          else assert.deepEqual([told.refusal, told.reading], [null, led.beat?.reading]);
        }
        const passed = attempt(() => game.play(before, 'pass'));
        const why = whyNotPass(view);
        assert.equal(why === null, !(passed instanceof PipError));
        if (why) assert.deepEqual({ ...why }, { ...passed });
        for (const { cards, reading } of legalPlays(view)) {
          assert.deepEqual(game.play(before, cards.join(' ')).beat?.reading, reading);
        }
        const listed = legalPlays(view).map(({ cards }) => cards.join(' '));
        assert.deepEqual(listed.length > 0 ? listed.sort() : ['pass'], game.moves(before));
      },
    ),
    { numRuns: runs(200) },
  );
});
