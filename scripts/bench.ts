/** `npm run bench`: all figures of the README in one run on one machine. `-- --repeats 9`, `-- start-up idle`: some of them. */
import { join } from 'node:path';
import { launchChromium } from '../bench/chromium.ts';
import { buildPeers } from '../bench/contestants.ts';
import { heap, heapPages } from '../bench/heap.ts';
import { idle, idlePages } from '../bench/idle.ts';
import { manyTables, manyTablesPages } from '../bench/many-tables.ts';
import { size } from '../bench/size.ts';
import { startUp, startUpPages } from '../bench/start-up.ts';
import { buildDist } from './build-dist.ts';
import { run } from './command.ts';
import { installBrowsers } from './install-browsers.ts';
import { root } from './root.ts';
import { installDependencies } from './setup-dependencies.mjs';
import { serve } from './static-server.ts';

const args = process.argv.slice(2);
const at = args.indexOf('--repeats');
const repeats = at < 0 ? 5 : Number(args[at + 1]);
const only = args.filter((_, i) => at < 0 || (i !== at && i !== at + 1));
const wanted = (name: string) => only.length === 0 || only.includes(name);

installDependencies(join(root, 'bench'));
if (['size', 'start-up', 'many', 'idle', 'heap'].some(wanted)) await benchPages();
if (wanted('solver')) await runBench('bench/rummy-solver.ts');
if (wanted('bots')) await runBench('scripts/bench-bots.ts');

async function benchPages(): Promise<void> {
  installBrowsers();
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
    console.log(
      `${await browser.version()}, Node ${process.versions.node}, medians of ${repeats}\n`,
    );
    if (wanted('size')) print('Size', await size());
    if (wanted('start-up')) print('Start-up', await startUp(browser, server.origin, repeats));
    if (wanted('many')) print('Many tables', await manyTables(browser, server.origin, repeats));
    if (wanted('idle')) print('Idle', await idle(browser, server.origin));
    if (wanted('heap')) print('Coming and going', await heap(browser, server.origin));
  } finally {
    await browser.close();
    await server.close();
  }
}

async function runBench(file: string): Promise<void> {
  const { code } = await run(process.execPath, [file], true);
  if (code) process.exitCode = code;
}

function print(title: string, text: string): void {
  console.log(`### ${title}\n\n${text}\n`);
}
