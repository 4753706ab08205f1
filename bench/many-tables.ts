/** 24 and 100 tables of Draw and of Fives on one page, all of them in view: set-up, and what a frame costs when one of them moves. */
import type { Browser } from 'puppeteer-core';
import { freshPage } from './chromium.ts';
import { median, ms, table } from './figures.ts';

const pages = [
  { rules: 'draw', count: 1 },
  { rules: 'draw', count: 24 },
  { rules: 'draw', count: 100 },
  { rules: 'fives', count: 24 },
  { rules: 'fives', count: 100 },
] as const;
type Many = (typeof pages)[number];

const pathOf = ({ rules, count }: Many) => `/many/${rules}-${count}`;

export function manyTablesPages(): Record<string, string> {
  return Object.fromEntries(pages.map((many) => [pathOf(many), markup(many)]));
}

function markup({ rules, count }: Many): string {
  const one = (i: number) =>
    `<pip-domino-table rules="${rules}" autostart seed="many-${i}" pace="300"></pip-domino-table>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>many</title>
    <link rel="stylesheet" href="/dist/pip.css">
    <style>
      main { display: grid; grid-template-columns: repeat(10, 300px); gap: 8px }
      pip-domino-table { height: 380px; min-height: 0 }
    </style>
    <script>const began = performance.now();</script>
    <script type="module" src="/dist/pip.js"></script>
    <main>${Array.from({ length: count }, (_, i) => one(i)).join('')}</main></html>`;
}

const all = `[...document.querySelectorAll('pip-domino-table')]`;
const playable = `${all}.every((table) => table.moves?.().length > 0)`;
const drawn = `${all}.every((table) => table.shadowRoot?.querySelector('canvas'))`;

export async function manyTables(
  browser: Browser,
  origin: string,
  repeats: number,
): Promise<string> {
  const rows: string[][] = [];
  for (const many of pages) {
    const runs: Awaited<ReturnType<typeof once>>[] = [];
    for (let n = 0; n < repeats; n++) runs.push(await once(browser, origin + pathOf(many)));
    const of = (what: 'playable' | 'drawn' | 'frame' | 'worst') =>
      ms(median(runs.map((run) => run[what])));
    rows.push([
      `${many.count}, ${many.rules}`,
      of('playable'),
      of('drawn'),
      of('frame'),
      of('worst'),
    ]);
  }
  const head = [
    'tables',
    'all playable, ms',
    'all drawn, ms',
    'script of a frame while one moves, ms',
    'worst, ms',
  ];
  return table(head, rows);
}

function once(browser: Browser, url: string) {
  return freshPage(browser, async (page) => {
    await page.setViewport({ width: 3100, height: 4000 });
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    const after = async (condition: string) => {
      await page.waitForFunction(condition, { timeout: 120_000, polling: 5 });
      return Number(await page.evaluate('performance.now() - began'));
    };
    const playableAfter = await after(playable);
    const drawnAfter = await after(drawn);
    await page.waitForNetworkIdle({ idleTime: 1000 });
    const frames = await page.evaluate(oneMoves);
    return {
      playable: playableAfter,
      drawn: drawnAfter,
      frame: median(frames),
      worst: Math.max(...frames),
    };
  });
}

/** In the page: how long the scripts of each frame take while the first table moves, in ms. */
async function oneMoves(): Promise<number[]> {
  const table: (Element & { moves?(): string[]; play?(move: string): Promise<void> }) | null =
    document.querySelector('pip-domino-table');
  const ask = window.requestAnimationFrame.bind(window);
  const spent = new Map<number, number>();
  window.requestAnimationFrame = (callback) =>
    ask((time) => {
      const began = performance.now();
      callback(time);
      spent.set(time, (spent.get(time) ?? 0) + performance.now() - began);
    });
  const [move] = table?.moves?.() ?? [];
  if (move !== undefined) await table?.play?.(move);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  window.requestAnimationFrame = ask;
  return [...spent.values()];
}
