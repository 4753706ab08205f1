/** What a page with one domino table loads, file by file, until it is playable and until its picture stands. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import puppeteer from 'puppeteer-core';
import type { Browser } from './browsers.ts';
import { chromiumFlags } from './chromium-flags.ts';
import { root } from './root.ts';
import { serve } from './static-server.ts';

export interface Weights {
  /** Bytes, gzip level 9, of `pip.js` alone. */
  script: number;
  /** Of every script that had arrived when a move could be made, Pixi's chunks left out. */
  playable: number;
  /** Of those and what followed by itself (dragging, the next panels), Pixi's chunks left out. */
  withoutPixi: number;
  /** Of every script loaded when all is quiet and the canvas shows the table. */
  whole: number;
  files: readonly Loaded[];
}

export interface Loaded {
  file: string;
  bytes: number;
  pixi: boolean;
  /** Whether it was there when a move could be made. */
  early: boolean;
}

export async function weighDominoTable(
  browser: Browser & { engine: 'chromium' },
  rules = 'draw',
): Promise<Weights> {
  const server = await serve({
    folders: { '/dist/': join(root, 'dist') },
    pages: { '/': pageOf(rules) },
  });
  const running = await puppeteer.launch({
    executablePath: browser.binary,
    args: [...chromiumFlags],
  });
  try {
    const tab = await running.newPage();
    await tab.goto(`${server.origin}/`);
    // The drawing that stood in for the canvas is gone once that shows the table.
    await tab.waitForFunction(() => {
      const root = document.querySelector('pip-domino-table')?.shadowRoot;
      return root?.querySelector('canvas') && !root.querySelector('.picture > svg');
    });
    await tab.waitForNetworkIdle({ idleTime: 1000 });
    const arrivals: unknown = await tab.evaluate('arrivals()');
    const files = readArrivals(arrivals).map(({ file, early }) => ({
      file,
      bytes: gzipped(file),
      pixi: isPixi(file),
      early,
    }));
    const sum = (some: readonly Loaded[]) => some.reduce((bytes, file) => bytes + file.bytes, 0);
    const withoutPixi = files.filter(({ pixi }) => !pixi);
    return {
      script: gzipped('dist/pip.js'),
      playable: sum(withoutPixi.filter(({ early }) => early)),
      withoutPixi: sum(withoutPixi),
      whole: sum(files),
      files,
    };
  } finally {
    await running.close();
    await server.close();
  }
}

const pageOf = (rules: string) => `<!doctype html><title>size</title>
  <script>
    let playable = Infinity;
    addEventListener('pip-turn', ({ detail }) => {
      if (detail.moves) playable = Math.min(playable, performance.now());
    });
    const arrivals = () => performance.getEntriesByType('resource')
      .map(({ name, responseEnd }) => [new URL(name).pathname.slice(1), responseEnd <= playable]);
  </script>
  <script type="module" src="/dist/pip.js"></script>
  <pip-domino-table rules="${rules}" autostart seed="size" pace="0"></pip-domino-table>`;

function readArrivals(arrivals: unknown): { file: string; early: boolean }[] {
  if (!Array.isArray(arrivals)) return [];
  return arrivals
    .map(([file, early]) => ({ file: String(file), early: early === true }))
    .filter(({ file }) => file.startsWith('dist/'))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}

function gzipped(file: string): number {
  return gzipSync(readFileSync(join(root, file)), { level: 9 }).length;
}

/** By what the source map says it was made from. */
function isPixi(file: string): boolean {
  const map = join(root, `${file}.map`);
  // The bundler's own few lines have none.
  if (!existsSync(map)) return false;
  const { sources } = JSON.parse(readFileSync(map, 'utf8'));
  return sources.some((source: string) => source.includes('node_modules/pixi.js/'));
}
