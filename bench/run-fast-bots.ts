/**
 * How strong and how quick Run Fast's bots are, as Markdown tables.
 * `npm run bench:bots -- run-fast --deals 1000 --effort 3000`
 */
import { parseArgs } from 'node:util';
import type { Cells } from '../scripts/markdown.ts';
import { mean, percent, percentile, print, signed } from './means.ts';
import { speed } from './run-fast-speed.ts';
import { player, rounds } from './run-fast-table.ts';

const { values } = parseArgs({
  options: {
    /** Mirrored deals; each is played once with the one seat in every place. */
    deals: { type: 'string', default: '200' },
    /** The expert's playouts of a decision, instead of its default. */
    effort: { type: 'string' },
  },
});
const deals = Number(values.deals);
const effort = values.effort === undefined ? undefined : Number(values.effort);

const pairs = [
  ['beginner', 'greedy', deals * 5],
  ['decomposition', 'greedy', deals * 5],
  ['expert', 'greedy', deals],
  ['expert', 'decomposition', deals],
] as const;
const strengths: Cells[] = [];
const speeds: Cells[] = [];
for (const [first, second, times] of pairs) {
  const a = player(first, 'a', effort);
  const { points, won } = rounds(a, player(second, 'b'), times);
  strengths.push([`${first} against two ${second}`, times, percent(won), signed(points)]);
  speeds.push([
    `${first} against ${second}`,
    a.times.length,
    mean(a.cpu).toFixed(2),
    percentile(a.cpu, 0.99),
    percentile(a.times, 0.5),
    percentile(a.times, 0.99),
  ]);
}
print(
  'Strength: one seat against two, each deal with the one in every seat; a third of the rounds is fair; ± is a 95 % interval',
  ['bots', 'deals', 'rounds won', 'points a round'],
  strengths,
);
print(
  'Thinking: milliseconds of a decision between several plays',
  ['bots', 'decisions', 'CPU mean', 'CPU p99', 'p50', 'p99'],
  speeds,
);
const { bodies, leads, first, firstCount, follow, playouts, fresh } = speed(400, 5);
print(
  'Engine',
  ['what', 'figure'],
  [
    ['leads of hands that come up, the cheapest cards beside triples', `${bodies.toFixed(0)} ns`],
    ['the same with every choice of cards beside', `${leads.toFixed(0)} ns`],
    [`every lead of a whole hand (${firstCount.toFixed(0)} plays)`, `${first.toFixed(0)} ns`],
    ['what beats a single', `${follow.toFixed(0)} ns`],
    [
      'rounds played out, from moments that come up, each play worth a look once',
      `${(playouts / 1e6).toFixed(2)} M/s`,
    ],
    ['whole rounds played out, one on each deal', `${(fresh / 1e6).toFixed(2)} M/s`],
  ],
);
