/** What a selection of Run Fast cards is called while it is built, and what it is told to lack. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { runFast as words } from '../../components/locales/en/run-fast.ts';
import { sayingOf } from '../../components/run-fast-table/saying.ts';
import { countRanks } from '../../machines/run-fast/card.ts';
import { leads, legalPlays, readPlay } from '../../machines/run-fast/explain.ts';
import type { RunFastState } from '../../machines/run-fast/state.ts';
import { anyRound, game, moment } from './run-fast-help.ts';
import { runs } from './runs.ts';

function saying(state: RunFastState, seat: number, selected: readonly string[]) {
  const view = game.view(state, seat);
  const plays = state.turn === seat ? legalPlays(view) : leads(view);
  const read = readPlay(view, selected);
  return { plays, read, said: sayingOf(read, plays, state.beat?.reading ?? null) };
}

/** What seat 0 is told; `ahead`: while the seat after it is to move. */
function naming(selected: string, hand: string, beat = '', ahead = false): string {
  const state = moment(beat, hand, 9, ahead ? { turn: 1 } : {});
  const cards = selected.split(' ');
  const { said } = saying(state, 0, cards);
  return said ? words.naming(said) : words.chosen({ n: cards.length });
}

test('RUN-4 what isn’t whole and isn’t asked for has no name', () => {
  assert.equal(naming('7 8', '3 7 8 9', '5 5'), 'A pair is asked for');
  assert.equal(naming('9 10', '9 10 J', 'Q'), 'A single card is asked for');
  assert.equal(
    naming('4 5 5 6', '4 4 5 5 6 6 9', '3 3 4 4'),
    'Two pairs in sequence are asked for',
  );
  assert.equal(naming('9 9 9', '9 9 9 3', '8 8'), 'Three 9s: a pair is asked for');
});

test('RUN-4 a sequence with a gap is named from end to end, and all that is missing is told', () => {
  const long = '3 4 6 7 8 9 10 J Q';
  assert.equal(naming(long, `${long} 5`), 'Straight, 3 to queen: the 5 is missing');
  assert.equal(naming('6 8 8', '6 6 7 7 8 8'), '3 pairs, 6s to 8s: a second 6 and 7s are missing');
  assert.equal(naming('6 6 8 8', '6 6 7 7 8 8 K'), '3 pairs, 6s to 8s: 7s are missing');
});

test('RUN-11 no more cards are asked for where none can help', () => {
  assert.equal(naming('4 5 6 7', '3 4 5 6 7 9', '6 7 8 9 10'), 'Straight, 4 to 7: too low');
  assert.equal(
    naming('7 8 9', '3 7 8 9 10 J', '6 7 8 9 10'),
    'Straight, 7 to 9: needs five cards, two more',
  );
});

test('nothing is asked for that the hand doesn’t hold', () => {
  const apart = 'These don’t go together';
  assert.equal(naming('4 5', '4 5'), apart);
  assert.equal(naming('4 4 6', '4 4 6'), apart);
  assert.equal(naming('9 J Q K A', '3 9 J Q K A'), apart);
  assert.equal(
    naming('6 6 6', '6 6 6 8 8 8 8'),
    'Three 6s: you have too few cards to go with them',
  );
});

test('RUN-13 no other kind is asked for where only a bomb beats', () => {
  assert.equal(naming('K', '9 9 9 9 J J K', 'A A'), 'Single king: only a bomb beats it');
  assert.equal(naming('K', '9 9 9 9 J J K', '10 10'), 'Single king: a pair is asked for');
  assert.equal(naming('K', '9 9 9 9 J J K', '8 8 8 8'), 'Single king: a higher bomb is asked for');
  assert.equal(naming('5 5 6', '5 5 6 6 9 9 9 9', '3 3 3 8 8'), 'Only a bomb beats it');
});

test('cards on their way to a play are not said to be apart', () => {
  const row = '3 4 5 6 7';
  assert.equal(naming('3 7', row), '2 cards chosen');
  assert.equal(naming('3 5 7', row), '3 cards chosen');
  // A triple carries them.
  assert.equal(naming('3 K', '3 8 8 8 K A'), '2 cards chosen');
  // An airplane, once the third 6 is chosen.
  assert.equal(naming('6 6 7 7 7 8 9', '6 6 6 7 7 7 8 9 J K A'), '7 cards chosen');
  assert.equal(naming('7 7 7 8 9 J', '7 7 7 8 9 J K'), 'Three 7s: only two cards go with them');
});

test('RUN-4 what nobody meant for a sequence isn’t called one', () => {
  assert.equal(naming('A 2', '3 A 2'), 'The 2 is part of no sequence');
  assert.equal(naming('10 10 J K K A 2', '10 10 J K K A 2 3'), 'These don’t go together');
  assert.equal(naming('3 3 4 4 6 7 8', '3 3 4 4 5 6 7 8'), 'These don’t go together');
});

test('what is chosen ahead of a turn lacks what it would lack as a lead', () => {
  const hand = '4 4 5 5 6 6 6 7 8 K';
  assert.equal(
    naming('4 4 6', hand, '3', true),
    '3 pairs, 4s to 6s: a second 6 and 5s are missing',
  );
  assert.equal(naming('4 5', hand, '3', true), 'Straight, 4 to 5: needs five cards, three more');
  assert.equal(naming('6 6 6', hand, '3', true), 'Three 6s: take two cards with them');
  assert.equal(naming('4 4 5 5', hand, 'A', true), '2 pairs, 4s and 5s');
});

test('whatever is chosen, what is said of it is true of the hand', () => {
  const anyPicks = fc.array(fc.nat(3), { minLength: 1, maxLength: 16 });
  fc.assert(
    fc.property(anyRound, fc.nat(), fc.nat(2), anyPicks, ({ steps }, at, seat, picks) => {
      const { before } = steps[at % steps.length] ?? {};
      if (!before) return;
      const selected = (before.hands[seat] ?? []).filter((_, i) => picks[i] === 0);
      if (selected.length === 0) return;
      const { plays, read, said } = saying(before, seat, selected);
      const wanted = countRanks(selected);
      const ways = plays.filter(({ cards }) => {
        const held = countRanks(cards);
        return wanted.every((count, rank) => count <= (held[rank] ?? 0));
      });
      const types = new Set(ways.map(({ reading }) => reading.type));
      const { lack = null } = said ?? {};
      if (!said) assert.ok(ways.length > 0 && read.fault, 'they are on their way');
      else if (read.refusal === null) assert.equal(lack, null);
      const reason = lack?.reason ?? '';
      if (reason === 'no-combination') assert.equal(ways.length, 0);
      if (/^straight/.test(reason)) assert.ok(types.has('straight'));
      if (/^pairs/.test(reason)) assert.ok(types.has('pairs'));
      if (reason === 'others-missing') assert.ok(types.has('triple') || types.has('airplane'));
    }),
    { numRuns: runs(300) },
  );
});
