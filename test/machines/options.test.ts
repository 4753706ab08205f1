import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RULE_SETS } from '../../machines/dominoes/rule-sets.ts';
import {
  type DominoOptions,
  PipError,
  type RoundResult,
  type RuleSet,
} from '../../machines/index.ts';
import { game, playAll, refused, resultOf } from './dominoes-help.ts';

test('defaults of each rule set', () => {
  const filled = (rules: DominoOptions['rules']) => game.options({ rules });
  assert.deepEqual(filled('block'), { rules: 'block', players: 2, target: 100, clock: 0 });
  assert.deepEqual(filled('fives'), {
    rules: 'fives',
    players: 2,
    target: 150,
    handSize: 7,
    clock: 0,
  });
  const pip = { target: 100, rounding: 'raw', misplay: 'friendly', clock: 0 };
  assert.deepEqual(filled('pip'), { rules: 'pip', players: 2, ...pip });
  assert.deepEqual(filled('pip-draw-and-pass'), { rules: 'pip-draw-and-pass', players: 3, ...pip });
  assert.deepEqual(filled('pip-team'), { rules: 'pip-team', players: 4, ...pip });
});

test('options read back unchanged', () => {
  for (const rules of Object.values(RULE_SETS)) {
    const once = game.options({ rules: rules.base });
    assert.deepEqual(game.options(once), once);
  }
});

test('a number of players that the rules do not offer, or a field they do not have, is refused', () => {
  const bad = (input: Partial<DominoOptions>, field: string) => {
    assert.throws(
      () => game.options(input),
      (error: Error & { code?: string; detail?: { field?: string } }) =>
        error.code === 'bad-option' && error.detail?.field === field,
    );
  };
  bad({ rules: 'fives', players: 3 }, 'players');
  bad({ rules: 'pip-draw-and-pass', players: 2 }, 'players');
  bad({ rules: 'pip-team', players: 2 }, 'players');
  bad({ handSize: 7 }, 'handSize');
  bad({ rounding: 'raw' }, 'rounding');
  bad({ rules: 'fives', misplay: 'strict' }, 'misplay');
  bad({ clock: -1 }, 'clock');
  refused(() => game.options({ players: Number('5') as 2 }), {
    code: 'bad-option',
    detail: { field: 'players', accepted: ['2', '3', '4'] },
  });
});

test("a house's own rules: missing fields come from the base, refusals cite it", () => {
  const rules: RuleSet = { base: 'block', name: 'Sunday', hand: { 2: 6 }, target: 30 };
  const options = game.options({ rules });
  assert.deepEqual(options, { rules, players: 2, target: 30, clock: 0 });
  const state = game.deal(options, { seed: 'house' });
  assert.deepEqual([state.hands[0]?.length, state.stock.length], [6, 16]);
  const stuck = game.position(options, { hands: ['1-1', '6-6'], line: '6-5', turn: 0 });
  refused(() => game.play(stuck, 'draw'), { code: 'illegal-move', rule: 'DRAW-11' });
});

test("a house's own rules are copied, not kept by reference", () => {
  const rules: RuleSet = { base: 'draw', hand: { 2: 6 } };
  const options = game.options({ rules });
  rules.hand = { 2: 3 };
  assert.deepEqual(options.rules, { base: 'draw', hand: { 2: 6 } });
});

test('a rule set that is none is refused with its field', () => {
  const bad = (rules: object, field: string) =>
    assert.throws(
      () => game.options({ rules: { base: 'draw', ...rules } }),
      (error: Error & { detail?: { field?: string } }) => error.detail?.field === field,
    );
  bad({ base: 'other' }, 'rules.base');
  bad({ hand: { 2: 15 } }, 'rules.hand');
  bad({ hand: { 5: 5 } }, 'rules.hand');
  bad({ hand: {} }, 'rules.hand');
  bad({ counts: [0] }, 'rules.counts');
  bad({ draw: 'yes' }, 'rules.draw');
  bad({ tie: 'all' }, 'rules.tie');
  bad({ target: 0 }, 'rules.target');
  bad({ extra: 1 }, 'rules.extra');
});

test('a house may score counts in play without a spinner', () => {
  const options = game.options({ rules: { base: 'draw', counts: [7] } });
  const start = game.position(options, { hands: ['6-1 2-2', '6-0'], turn: 0 });
  assert.deepEqual(game.view(playAll(start, '6-1'), 0).inPlay, [7, 0]);
});

test('PIP-1 rounding is the table option of a house that does not fix it', () => {
  const fixed = game.options({ rules: { base: 'pip', out: 'down5' } });
  assert.equal('rounding' in fixed, false);
  const left = game.position(fixed, { hands: ['', '6-1 2-0'], line: '6-3', turn: null });
  assert.deepEqual(game.result(left)?.points, [5, 0]);
  refused(() => game.options({ rules: { base: 'pip', out: 'raw' }, rounding: 'down5' }), {
    code: 'bad-option',
    detail: { field: 'rounding', accepted: 'nothing: these rules have no such option' },
  });
  assert.equal(game.options({ rules: { base: 'pip', tie: 'nobody' } }).rounding, 'raw');
});

test('pairs without tiles for four are refused with what they need', () => {
  const detail = { field: 'rules.hand', accepted: 'tiles for 4 players' };
  refused(() => game.options({ rules: { base: 'fives', sides: 'pairs' } }), { detail });
  const hand = { 2: 7 };
  refused(() => game.options({ rules: { base: 'draw', sides: 'pairs', hand } }), { detail });
});

test('every field of a rule set refuses every wrong value and says what it accepts', () => {
  const fields = ['base', 'name', 'hand', 'sides', 'draw', 'pass', 'spinner', 'opener'];
  fields.push('noDouble', 'counts', 'out', 'blocked', 'tie', 'endsMidRound', 'target', '__proto__');
  const wrong = [null, Number.NaN, -1, [[]], { 7: 7 }, Symbol('x'), 10n, () => 1];
  for (const field of fields) {
    for (const value of wrong) {
      const rules: RuleSet = Object.assign({}, JSON.parse('{"base":"draw"}'));
      Object.defineProperty(rules, field, { value, enumerable: true });
      assert.throws(
        () => game.options({ rules }),
        (error) =>
          error instanceof PipError &&
          error.code === 'bad-option' &&
          error.detail?.field === `rules.${field}` &&
          (error.detail.accepted?.toString() ?? '') !== '',
      );
    }
  }
});

test('pairs may open by the winner: by the partner who won, or holds less', () => {
  const options = game.options({ rules: { base: 'draw', sides: 'pairs', hand: { 4: 5 } } });
  const after = (facts: Partial<RoundResult>) => {
    const last = resultOf({ winners: [1], points: [0, 9], ...facts });
    return game.seat(game.deal(options, { seed: 'pairs' }, { rounds: [last] }));
  };
  assert.equal(after({ left: [5, 3, 4, 0] }), 3);
  assert.equal(after({ left: [5, 0, 4, 7] }), 1);
  assert.equal(after({ end: 'blocked', left: [9, 4, 9, 2] }), 3);
});
