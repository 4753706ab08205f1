/** Each skill is stronger than the one below, on fixed mirrored deals. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { player, rounds } from '../../bench/bots-table.ts';
import { rowOf } from '../../machines/dominoes/bots/row.ts';
import { dominoes } from '../../machines/dominoes/game.ts';
import { named, SOAK, TABLES } from './bots-rounds.ts';

/** Enough for the small table's margin: draws and seats make the others swing more. */
const DEALS = { beginner: 400, normal: 60 };

for (const table of TABLES) {
  const options = dominoes.options(table);
  test(`${named(table)}: normal wins more than beginner`, async () => {
    const normal = player('normal', 'a');
    const { points } = await rounds(
      normal,
      player('beginner', 'b'),
      options,
      DEALS.beginner * SOAK,
    );
    assert.ok(points.mean > 0, `${points.mean} ±${points.margin}`);
  });

  test(`${named(table)}: expert isn't weaker than normal`, async () => {
    const expert = player(
      'expert',
      'a',
      table.players === 2 && !rowOf(options).draw ? 10_000 : 300,
    );
    const { points } = await rounds(expert, player('normal', 'b'), options, DEALS.normal * SOAK);
    assert.ok(points.mean > 0, `${points.mean} ±${points.margin}`);
  });
}
