/** `npm run bench`: all figures of the README in one run on one machine. `-- --repeats 9`, `-- start-up idle`: some of them. */
import { join } from 'node:path';
import { launchChromium } from '../bench/chromium.ts';
import { buildPeers } from '../bench/contestants.ts';
import { kib, table } from '../bench/figures.ts';
import { heap, heapPages } from '../bench/heap.ts';
import { idle, idlePages } from '../bench/idle.ts';
import { manyTables, manyTablesPages } from '../bench/many-tables.ts';
import { startUp, startUpPages } from '../bench/start-up.ts';
import { findBrowser } from './browsers.ts';
import { buildDist } from './build-dist.ts';
import { run } from './command.ts';
import { installBrowsers } from './install-browsers.ts';
import { weighed, weighTable } from './loads.ts';
import { root } from './root.ts';
import { installDependencies } from './setup-dependencies.mjs';
import { serve } from './static-server.ts';

const args = process.argv.slice(2);
const at = args.indexOf('--repeats');
const repeats = at < 0 ? 5 : Number(args[at + 1]);
const only = args.filter((_, i) => at < 0 || (i !== at && i !== at + 1));
const wanted = (name: string) => only.length === 0 || only.includes(name);

installBrowsers();
installDependencies(join(root, 'bench'));
await buildDist();
const peers = await buildPeers();
const server = await serve({
  folders: {
    '/dist/': join(root, 'dist'),
    '/peers/': peers,
    '/peers/model-viewer.min.js': join(
      root,
      'bench/node_modules/@google/model-viewer/dist/model-viewer.min.js',
    ),
  },
  pages: { ...startUpPages(), ...manyTablesPages(), ...idlePages(), ...heapPages() },
  gzip: true,
});
const browser = await launchChromium();
try {
  console.log(`${await browser.version()}, Node ${process.versions.node}, medians of ${repeats}\n`);
  if (wanted('size')) print('Size', await size());
  if (wanted('start-up')) print('Start-up', await startUp(browser, server.origin, repeats));
  if (wanted('many')) print('Many tables', await manyTables(browser, server.origin, repeats));
  if (wanted('idle')) print('Idle', await idle(browser, server.origin));
  if (wanted('heap')) print('Coming and going', await heap(browser, server.origin));
} finally {
  await browser.close();
  await server.close();
}
if (wanted('solver')) await run(process.execPath, ['bench/rummy-solver.ts'], true);
if (wanted('bots')) await run(process.execPath, ['scripts/bench-bots.ts'], true);

async function size(): Promise<string> {
  const chromium = findBrowser('chromium');
  if (chromium?.engine !== 'chromium') throw new Error('No Chromium');
  const draw = await weighTable(chromium, weighed.dominoes);
  const fives = await weighTable(chromium, weighed.fives);
  const rummy = await weighTable(chromium, weighed.rummy);
  const runFast = await weighTable(chromium, weighed['run-fast']);
  return table(
    ['KiB gz', 'Draw', 'Fives', 'Tile rummy', 'Run Fast', 'goal'],
    [
      [
        '`pip.js` alone',
        kib(draw.script),
        kib(fives.script),
        kib(rummy.script),
        kib(runFast.script),
        '≤ 4',
      ],
      [
        'when a move can be made, without Pixi',
        kib(draw.playable),
        kib(fives.playable),
        kib(rummy.playable),
        kib(runFast.playable),
        '≤ 45',
      ],
      [
        'with all that follows by itself, without Pixi',
        kib(draw.withoutPixi),
        kib(fives.withoutPixi),
        kib(rummy.withoutPixi),
        kib(runFast.withoutPixi),
        '',
      ],
      [
        'and with Pixi',
        kib(draw.whole),
        kib(fives.whole),
        kib(rummy.whole),
        kib(runFast.whole),
        '≤ 155',
      ],
    ],
  );
}

function print(title: string, text: string): void {
  console.log(`### ${title}\n\n${text}\n`);
}
