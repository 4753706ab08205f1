/** Each skill is stronger than the one below, on fixed mirrored deals. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { player, rounds } from '../../bench/run-fast-table.ts';
import { runs } from './runs.ts';

test('normal wins more rounds than its fair third against two that play greedily', () => {
  const { won } = rounds(player('decomposition', 'a'), player('greedy', 'b'), runs(80), 'test');
  assert.ok(won.mean > 0.4, `${won.mean} ±${won.margin}`);
});

/** A small effort: what is measured is in the bench. */
test('the expert wins more rounds than its fair third against two normal bots', () => {
  const { won } = rounds(
    player('expert', 'a', 300),
    player('decomposition', 'b'),
    runs(24),
    'test',
  );
  assert.ok(won.mean > 1 / 3, `${won.mean} ±${won.margin}`);
});

test('an overlooking beginner wins fewer rounds than its third against two that overlook nothing', () => {
  const { won } = rounds(player('beginner', 'a'), player('greedy', 'b'), runs(80), 'test');
  assert.ok(won.mean < 1 / 3, `${won.mean} ±${won.margin}`);
});
