/** What is to be said of a turn half made: its sets, its points, and why it can't be played yet. */
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Draft } from '../../machines/match-events.ts';
import { freshDraft, moveTiles } from '../../machines/rummy/draft.ts';
import { judge } from '../../machines/rummy/judge.ts';
import { standsOf } from '../../machines/rummy/set.ts';
import { game, moment } from './rummy-help.ts';

function moves(draft: Draft, ...steps: [from: string, to: string][]): Draft {
  return steps.reduce((before, [from, to]) => moveTiles(before, from.split(' '), to), draft);
}

function judged(table: string, rack: string, melded: boolean, ...steps: [string, string][]) {
  const state = moment(table, rack, melded);
  const draft = moves(freshDraft(state, 0, rack.split(' ')), ...steps);
  return judge(game.view(state, 0), draft);
}

test('RUM-4 RUM-5 RUM-6 each set is judged: what it is, or what is missing', () => {
  const { sets, played } = judged(
    'R4 R5 R6',
    'R7 B7 K9 J',
    true,
    ['rack:0-1', 'new'],
    ['rack:0', 'new'],
    ['rack:0', '0'],
  );
  assert.deepEqual(
    sets.map(({ set, fault }) => set?.kind ?? fault?.reason),
    ['run', 'too-short', 'too-short'],
  );
  assert.deepEqual(played.toSorted(), ['B7', 'J', 'K9', 'R7']);
});

test('RUM-9 the points of a first meld are counted as they are laid', () => {
  const rack = 'R10 B10 K10 R1 R2 R3';
  const none = judged('', rack, false);
  assert.deepEqual([none.have, none.need, none.refusal?.rule], [0, 30, 'RUM-14']);
  const low = judged('', rack, false, ['rack:3-5', 'new']);
  assert.deepEqual([low.have, low.refusal?.rule], [6, 'RUM-9']);
  const enough = judged('', rack, false, ['rack:3-5', 'new'], ['rack:0-2', 'new']);
  assert.deepEqual([enough.have, enough.need, enough.refusal], [36, 30, null]);
  const joker = judged('', 'R10 B10 J', false, ['rack:0-2', 'new']);
  assert.deepEqual([joker.have, joker.refusal], [30, null]);
  assert.equal(judged('R4 R5 R6', 'R7 B1', true).need, null);
});

test('RUM-10 before the first meld a touched table is refused, whatever the points', () => {
  const { have, refusal } = judged(
    'K4 K5 K6',
    'K7 R10 B10 K10',
    false,
    ['rack:1-3', 'new'],
    ['rack:0', '0'],
  );
  assert.equal(refusal?.rule, 'RUM-10');
  assert.equal(have, 30, 'what touches the table counts nothing');
});

test('RUM-15 a joker that leaves its place is refused with its set', () => {
  const { refusal } = judged('R3 R4 R5 J', 'B9 K9', true, ['rack:0-1', 'new'], ['0:3', '1']);
  assert.deepEqual([refusal?.rule, refusal?.detail?.set], ['RUM-15', 'R3 R4 R5 J']);
});

test('a draft is judged from a view: out of turn, and after the round', () => {
  const state = moment('R4 R5 R6', 'R7 B1', true);
  const draft = freshDraft(state, 0);
  const view = game.view(state, 0);
  assert.equal(judge({ ...view, turn: 1 }, draft).refusal?.code, 'not-your-turn');
  assert.equal(judge({ ...view, turn: null }, draft).refusal?.code, 'over');
});

test('RUM-7 RUM-15 what each joker of a set stands for', () => {
  const meaning = (tiles: string) => standsOf(tiles.split(' ')).map((stands) => stands.join(' '));
  assert.deepEqual(meaning('R4 J R6'), ['', 'R5', '']);
  assert.deepEqual(meaning('J J R5'), ['R3', 'R4', '']);
  assert.deepEqual(meaning('R7 B7 J'), ['', '', 'K7 O7']);
  assert.deepEqual(meaning('R7 B7 K7 J'), ['', '', '', 'O7']);
  assert.deepEqual(meaning('R12 R13 J'), ['', '', ''], 'it lies otherwise as a set');
});
