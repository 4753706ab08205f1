/** What a page with one table loads, file by file, until it is playable and until its picture stands. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import puppeteer from 'puppeteer-core';
import type { GameId } from '../machines/game.ts';
import { GAME_IDS } from '../machines/game-ids.ts';
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
  /** The games that it has code of. */
  games: readonly GameId[];
}

/** A table whose person begins, so that nothing has to be thought before. */
export interface WeighedTable {
  tag: string;
  attributes: Readonly<Record<string, string>>;
}

export const weighed = {
  dominoes: { tag: 'pip-domino-table', attributes: { rules: 'draw', seed: 'size' } },
  fives: { tag: 'pip-domino-table', attributes: { rules: 'fives', seed: 'size' } },
  rummy: { tag: 'pip-rummy-table', attributes: { seed: 'size' } },
  'run-fast': { tag: 'pip-run-fast-table', attributes: { seed: 'a' } },
} as const satisfies Record<string, WeighedTable>;

export async function weighTable(
  browser: Browser & { engine: 'chromium' },
  table: WeighedTable,
): Promise<Weights> {
  const server = await serve({
    folders: { '/dist/': join(root, 'dist') },
    pages: { '/': pageOf(table) },
  });
  const running = await puppeteer.launch({
    executablePath: browser.binary,
    args: [...chromiumFlags],
  });
  try {
    const tab = await running.newPage();
    await tab.goto(`${server.origin}/`);
    await tab.waitForFunction(isDrawn(`document.querySelector('${table.tag}')`));
    await tab.waitForNetworkIdle({ idleTime: 1000 });
    const arrivals: unknown = await tab.evaluate('arrivals()');
    const files = readArrivals(arrivals).map(({ file, early }) => ({
      file,
      bytes: gzipped(file),
      pixi: sourcesOf(file).some((each) => each.includes('node_modules/pixi.js/')),
      games: gamesOf(file),
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

const pageOf = (table: WeighedTable) => `<!doctype html><title>size</title>
  <script>
    let playable = Infinity;
    addEventListener('pip-turn', ({ detail }) => {
      if (detail.moves) playable = Math.min(playable, performance.now());
    });
    const arrivals = () => performance.getEntriesByType('resource')
      .map(({ name, responseEnd }) => [new URL(name).pathname.slice(1), responseEnd <= playable]);
  </script>
  <script type="module" src="/dist/pip.js"></script>
  ${elementOf(table)}`;

/** Its markup, dealt as soon as it is loaded. `pace`: milliseconds between moves that nobody taps. */
export function elementOf({ tag, attributes }: WeighedTable, pace = 0): string {
  const given = Object.entries({ ...attributes, pace }).map(
    ([name, value]) => `${name}="${value}"`,
  );
  return `<${tag} ${given.join(' ')} autostart></${tag}>`;
}

/**
 * An expression of a page about one of its elements, itself an expression: the canvas shows the table, and the drawing
 * that stood in for it is gone.
 */
export function isDrawn(element: string): string {
  return `(${element}.shadowRoot?.querySelector('canvas') && !${element}.shadowRoot.querySelector('.picture > svg'))`;
}

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

/** Each game's own folders. */
const folders: Readonly<Record<GameId, RegExp>> = {
  dominoes: /(machines\/dominoes|components\/domino-table)\//,
  rummy: /(machines\/rummy|components\/rummy-table)\//,
  'run-fast': /(machines\/run-fast|components\/run-fast-table)\//,
};

function gamesOf(file: string): GameId[] {
  const sources = sourcesOf(file);
  return GAME_IDS.filter((game) => sources.some((source) => folders[game].test(source)));
}

/** What it was made from, as its source map says. */
function sourcesOf(file: string): string[] {
  const map = join(root, `${file}.map`);
  // The bundler's own few lines have none.
  if (!existsSync(map)) return [];
  const { sources } = JSON.parse(readFileSync(map, 'utf8'));
  return Array.isArray(sources) ? sources.map(String) : [];
}
