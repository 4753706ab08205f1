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
  /** Of every script loaded when a move can be made, Pixi's chunks left out. */
  playable: number;
  /** Of every script loaded when the canvas shows the table. */
  whole: number;
  files: readonly { file: string; bytes: number; pixi: boolean }[];
}

export async function weighDominoTable(
  browser: Browser & { engine: 'chromium' },
): Promise<Weights> {
  const markup = `<!doctype html><title>.</title><script type="module" src="/dist/pip.js"></script>
    <pip-domino-table autostart seed="size" pace="0"></pip-domino-table>`;
  const server = await serve({ folders: { '/dist/': join(root, 'dist') }, pages: { '/': markup } });
  const running = await puppeteer.launch({
    executablePath: browser.binary,
    args: [...chromiumFlags],
  });
  try {
    const page = await running.newPage();
    const loaded = new Set<string>();
    page.on('request', (request) => {
      const path = new URL(request.url()).pathname;
      if (path.startsWith('/dist/')) loaded.add(path.slice(1));
    });
    await page.goto(`${server.origin}/`);
    await page.waitForFunction(() => {
      const table = document.querySelector('pip-domino-table');
      return table?.shadowRoot?.querySelector('canvas') && 'moves' in table;
    });
    await page.waitForNetworkIdle({ idleTime: 500 });
    const files = [...loaded]
      .sort()
      .map((file) => ({ file, bytes: gzipped(file), pixi: isPixi(file) }));
    const sum = (some: typeof files) => some.reduce((bytes, file) => bytes + file.bytes, 0);
    return {
      script: gzipped('dist/pip.js'),
      playable: sum(files.filter(({ pixi }) => !pixi)),
      whole: sum(files),
      files,
    };
  } finally {
    await running.close();
    await server.close();
  }
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
