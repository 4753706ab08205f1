/** What a page with one table loads. */
import { findBrowser } from '../scripts/browsers.ts';
import { type Weights, weighTable } from '../scripts/loads.ts';
import { kib, table } from './figures.ts';
import { tables } from './tables.ts';

const rows: readonly (readonly [
  label: string,
  of: 'script' | 'playable' | 'withoutPixi' | 'whole',
  goal: string,
])[] = [
  ['`pip.js` alone', 'script', '≤ 4'],
  ['when a move can be made, without Pixi', 'playable', '≤ 45'],
  ['with all that follows by itself, without Pixi', 'withoutPixi', ''],
  ['and with Pixi', 'whole', '≤ 155'],
];

export async function size(): Promise<string> {
  const chromium = findBrowser('chromium');
  if (chromium?.engine !== 'chromium') throw new Error('No Chromium');
  const weights: Weights[] = [];
  for (const each of tables) weights.push(await weighTable(chromium, each));
  return table(
    ['KiB gz', ...tables.map(({ name }) => name), 'goal'],
    rows.map(([label, of, goal]) => [label, ...weights.map((each) => kib(each[of])), goal]),
  );
}
