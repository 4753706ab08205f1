/** What a table tells of a selection, a pass and a trick, from a view. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { PipError } from '../../machines/index.ts';
import { rankName } from '../../machines/run-fast/card.ts';
import { legalPlays, readPlay, trick, whyNotPass } from '../../machines/run-fast/explain.ts';
import { anyRound, attempt, four, game, moment, playAll } from './run-fast-help.ts';
import { runs } from './runs.ts';

/** Reads a selection of seat 0, after `beat` of seat 2. */
function read(selected: string, hand: string, beat = '', next = 9) {
  const view = game.view(moment(beat, hand, next), 0);
  return readPlay(view, selected.split(' ').filter(Boolean));
}

/** 'airplane 2 to 8', or '' for nothing. */
function named(...args: Parameters<typeof read>): string {
  const { reading } = read(...args);
  return reading ? `${reading.type} ${reading.size} to ${rankName(reading.rank)}` : '';
}

function fault(...args: Parameters<typeof read>): unknown[] {
  const { refusal } = read(...args);
  return refusal ? [refusal.rule, refusal.detail] : [];
}

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

test('a selection tells what it lacks', () => {
  const hand = '3 3 3 4 4 4 5 6 7 8 9 J Q K A 2';
  const row = (selected: string, rule: string, detail: object) =>
    assert.deepEqual(fault(selected, hand), [rule, detail], selected);
  const of = (triples: number, need: number, have: number) => ({ triples, need, have });
  row('', 'RUN-14', { reason: 'nothing' });
  row('3 K', 'RUN-4', { reason: 'no-combination' });
  row('10', 'RUN-1', { reason: 'not-held', card: '10' });
  row('3 3 3', 'RUN-8', { reason: 'triple-needs-two', ...of(1, 2, 0) });
  row('3 3 3 4', 'RUN-8', { reason: 'triple-needs-two', ...of(1, 2, 1) });
  row('3 3 3 4 4 4 5', 'RUN-8', { reason: 'airplane-needs-others', ...of(2, 4, 1) });
  row('3 3 3 5 6 7', 'RUN-5', { reason: 'too-many-others', ...of(1, 2, 3) });
  row('3 3 3 4 4 4 5 6 7 8 9', 'RUN-6', { reason: 'too-many-others', ...of(2, 4, 5) });
  row('5 6 7 8', 'RUN-4', { reason: 'straight-too-short', need: 5, have: 4 });
  row('6 7 8 9 J', 'RUN-4', { reason: 'straight-gap', ranks: ['10'] });
  row('J Q K A 2', 'RUN-4', { reason: 'two-in-sequence', type: 'straight' });
  const pairs = (ranks: string[], gaps: string[] = []) => ({
    reason: 'pairs-incomplete',
    ranks,
    gaps,
  });
  row('3 3 4', 'RUN-4', pairs(['4']));
  row('3 4 4 5', 'RUN-4', pairs(['3', '5']));
  row('3 3 5', 'RUN-4', pairs(['5'], ['4']));
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

test('RUN-4 cards on their way to what isn’t asked for are no straight and no pairs', () => {
  const asked = (need: string, rule = 'RUN-11') => [rule, { reason: 'other-type', need }];
  const rows: [selected: string, hand: string, beat: string, refusal: unknown[]][] = [
    ['7 8', '3 7 8 9', '5 5', asked('pair')],
    ['4 5 6', '3 4 5 6', '8 8', asked('pair')],
    ['A 2', '9 A 2', '3 3', asked('pair')],
    ['9 10', '9 10 J', 'Q', asked('single')],
    ['9 9 10', '9 9 10 J', 'Q', asked('single')],
    ['5 6 7 9', '5 6 7 9 J', 'Q', asked('single')],
    ['5 6', '5 6 K', '7 7 7 7', asked('bomb', 'RUN-12')],
    ['4 5 5 6', '4 5 5 6 9', '3 4 5 6 7', asked('straight')],
    [
      '4 5 5 6',
      '4 4 5 5 6 6 9',
      '3 3 4 4',
      ['RUN-11', { reason: 'other-size', type: 'pairs', size: 3, need: 2 }],
    ],
    [
      '3 4 4 6 6 7',
      '3 4 4 6 6 7 8',
      '5 5 6 6',
      ['RUN-11', { reason: 'other-size', type: 'pairs', size: 5, need: 2 }],
    ],
  ];
  for (const [selected, hand, beat, refusal] of rows) {
    assert.deepEqual(fault(selected, hand, beat), refusal, selected);
    assert.equal(named(selected, hand, beat), '', selected);
  }
});

test('RUN-4 a sequence with a gap reaches over it', () => {
  const rows: [selected: string, name: string, reason: string, ranks: string[], gaps?: string[]][] =
    [
      ['6 8 8', 'pairs 3 to 8', 'pairs-incomplete', ['6'], ['7']],
      ['6 6 8 8', 'pairs 3 to 8', 'pairs-gap', ['7']],
      ['3 5 6 7 7', 'pairs 5 to 7', 'pairs-incomplete', ['3', '5', '6'], ['4']],
      ['3 4 6 7 8 9 10 J Q', 'straight 10 to Q', 'straight-gap', ['5']],
    ];
  const hand = '3 4 5 6 6 7 7 8 8 9 10 J Q A';
  for (const [selected, name, reason, ranks, gaps] of rows) {
    const detail = gaps ? { reason, ranks, gaps } : { reason, ranks };
    assert.deepEqual(
      [named(selected, hand), fault(selected, hand)],
      [name, ['RUN-4', detail]],
      selected,
    );
  }
});

test('RUN-11 cards are too low that nothing more can make beat', () => {
  const low = (type: string, rank: string, beat: string) => [
    'RUN-11',
    { reason: 'too-low', type, rank, beat },
  ];
  const hand = '3 4 4 5 6 7 8 9';
  const beat = '6 7 8 9 10';
  assert.deepEqual(fault('4 5 6 7', hand, beat), low('straight', '8', '10'));
  assert.deepEqual(fault('3 4 5 7', hand, beat), low('straight', '7', '10'));
  assert.deepEqual(fault('3 4 4', hand, '5 5 6 6'), low('pairs', '4', '6'));
  assert.equal(named('4 5 6 7', hand, beat), 'straight 4 to 7');
  const need = { reason: 'straight-too-short', need: 5, have: 3 };
  assert.deepEqual(fault('7 8 9', hand, beat), ['RUN-4', need]);
  // The ace ends it.
  assert.deepEqual(fault('Q K A', '9 Q K A', '10 J Q K A'), low('straight', 'A', 'A'));
});

test('RUN-11 a selection of more triples is read as what must be beaten', () => {
  const hand = '6 6 6 7 7 7 8 8 8 9 10 J Q K';
  const two = '3 3 3 4 4 4 5 5 9 9';
  assert.deepEqual(fault('6 6 6 7 7 7 8 8 8 9', hand, two), []);
  const needs = fault('6 6 6 7 7 7 8 8 8', hand, two);
  assert.deepEqual(needs, [
    'RUN-8',
    { reason: 'airplane-needs-others', triples: 2, need: 4, have: 3 },
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

test('a trick is what was played since the last lead', () => {
  const hands = ['3s 7s 9s', '4s 8s Js', '5s 5h 2s'];
  let state = game.position(four, { hands, turn: 2 });
  state = playAll(state, '5h', '7s', '8s', '2s');
  const of = () => trick(game.view(state, null)).map(({ seat, cards }) => [seat, cards.join(' ')]);
  assert.deepEqual(of(), [
    [2, '5h'],
    [0, '7s'],
    [1, '8s'],
    [2, '2s'],
  ]);
  state = playAll(state, 'pass');
  assert.deepEqual(of().at(-1), [0, '']);
  state = playAll(state, 'pass');
  assert.deepEqual(of(), []);
  state = playAll(state, '5s');
  assert.deepEqual(of(), [[2, '5s']]);
  assert.deepEqual(trick(game.view(moment('8 8', '9'), null)), [
    { seat: 2, cards: ['8', '8'], reading: { type: 'pair', size: 1, rank: 5, others: 0 } },
  ]);
});

test('RUN-10 the plays of a trick are read as they beat', () => {
  const long = '8 8 8 9 9 9 10 10 10 J';
  const state = game.position(four, {
    hands: [long, 'K K', '2'],
    turn: 0,
    log: [{ seat: 2, move: '4 4 4 5 5 5 6 6 6 3 3 7 7 Q Q' }],
    beat: { play: '4 4 4 5 5 5 6 6 6 3 3 7 7 Q Q', by: 2 },
  });
  const over = playAll(state, long);
  const read = trick(game.view(over, null)).map(({ reading }) => [reading?.type, reading?.size]);
  assert.deepEqual(read, [
    ['airplane', 3],
    ['airplane', 3],
  ]);
});
