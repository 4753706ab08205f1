/** What a selection of Run Fast cards is called while it is built, and what it is told to lack. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runFast as words } from '../../components/locales/en/run-fast.ts';
import { lackOf } from '../../components/run-fast-table/lacks.ts';
import { readPlay } from '../../machines/run-fast/explain.ts';
import { game, moment } from './run-fast-help.ts';

function naming(selected: string, hand: string, beat = ''): string {
  const state = moment(beat, hand);
  const { reading, refusal } = readPlay(game.view(state, 0), selected.split(' '));
  return words.naming({ reading, lack: lackOf(refusal, state.beat?.reading ?? null) });
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
  assert.equal(naming(long, `${long} A`), 'Straight, 3 to queen: the 5 is missing');
  assert.equal(naming('6 8 8', '6 6 8 8'), '3 pairs, 6s to 8s: a second 6 and 7s are missing');
  assert.equal(naming('6 6 8 8', '6 6 8 8 K'), '3 pairs, 6s to 8s: 7s are missing');
});

test('RUN-11 no more cards are asked for where none can help', () => {
  assert.equal(naming('4 5 6 7', '3 4 5 6 7 9', '6 7 8 9 10'), 'Straight, 4 to 7: too low');
  assert.equal(
    naming('7 8 9', '3 7 8 9 10 J', '6 7 8 9 10'),
    'Straight, 7 to 9: needs five cards, two more',
  );
});
