/**
 * How strong and how quick rummy's bots are, as Markdown tables.
 * `npm run bench:bots -- rummy --deals 1000 --players 2,3,4 --effort 24`
 */
import { parseArgs } from 'node:util';
import type { Cells } from '../scripts/markdown.ts';
import { mean, percent, percentile, print, signed } from './means.ts';
import { type Name, type Player, player, rounds } from './rummy-table.ts';

const { values } = parseArgs({
  options: {
    /** Mirrored deals; each is played once for every seat. */
    deals: { type: 'string', default: '200' },
    players: { type: 'string', default: '2,3,4' },
    /** Worlds that the expert draws, instead of its default. */
    effort: { type: 'string' },
  },
});
const deals = Number(values.deals);
const effort = values.effort === undefined ? undefined : Number(values.effort);
const asked = values.players.split(',').map(Number);

const two: readonly (readonly [Name, Name])[] = [
  ['attentive beginner', 'beginner'],
  ['normal', 'attentive beginner'],
  ['expert', 'attentive beginner'],
];
const strengths: Cells[] = [];
const speeds: Cells[] = [];
for (const players of ([2, 3, 4] as const).filter((n) => asked.includes(n))) {
  const pairs = players === 2 ? two : [];
  for (const [first, second] of [...pairs, ['expert', 'normal'] as const]) {
    const a = player(first, 'a', effort);
    const b = player(second, 'b', effort);
    const { points, won } = rounds(a, b, players, deals);
    const fair = `${(100 / players).toFixed(0)} %`;
    strengths.push([players, `${first} over ${second}`, percent(won), fair, signed(points)]);
    if (second === 'normal') speeds.push(speed(players, b), speed(players, a));
  }
}
print(
  `Rummy: one seat against the others, ${deals} deals, each with the one in every seat; ± is a 95 % interval`,
  ['players', 'skill', 'rounds won', 'fair share', 'points a round'],
  strengths,
);
print(
  'Thinking: milliseconds of a decision',
  ['players', 'skill', 'decisions', 'mean', 'p50', 'p99'],
  speeds,
);

function speed(players: number, { name, times }: Player): Cells {
  const at = (share: number) => percentile(times, share);
  return [players, name, times.length, mean(times).toFixed(2), at(0.5), at(0.99)];
}
