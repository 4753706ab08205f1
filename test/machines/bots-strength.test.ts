/** Each skill is stronger than the one below, on fixed mirrored deals. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { player, rounds } from '../../bench/bots-table.ts';
import { dominoes } from '../../machines/dominoes/game.ts';
import { SOAK, TABLES } from './bots-rounds.ts';

/** Enough for the small table's margin: draws and seats make the others swing more. */
const DEALS = { beginner: 400, normal: 60 };

for (const { rules, players } of TABLES) {
  const options = dominoes.options({ rules, players });
  test(`${rules}, ${players} players: normal wins more than beginner`, () => {
    const normal = player('normal', 'a');
    const { points } = rounds(normal, player('beginner', 'b'), options, DEALS.beginner * SOAK);
    assert.ok(points.mean > 0, `${points.mean} ±${points.margin}`);
  });

  test(`${rules}, ${players} players: expert isn't weaker than normal`, () => {
    const expert = player('expert', 'a', rules === 'block' && players === 2 ? 10_000 : 300);
    const { points } = rounds(expert, player('normal', 'b'), options, DEALS.normal * SOAK);
    assert.ok(points.mean > 0, `${points.mean} ±${points.margin}`);
  });
}
