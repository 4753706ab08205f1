/** 24 and 100 tables on one page, all of them in view: set-up, and what a frame costs when one of them moves. */
import type { Browser } from 'puppeteer-core';
import { elementOf, isDrawn } from '../scripts/loads.ts';
import { freshPage } from './chromium.ts';
import { median, ms, table } from './figures.ts';
import { type BenchTable, isPlayable, tables } from './tables.ts';

interface Many {
  table: BenchTable;
  count: number;
}

const pages: readonly Many[] = tables.flatMap((table, i) =>
  (i === 0 ? [1, 24, 100] : [24, 100]).map((count) => ({ table, count })),
);

const pathOf = (many: Many) => `/many/${pages.indexOf(many)}`;

export function manyTablesPages(): Record<string, string> {
  return Object.fromEntries(pages.map((many) => [pathOf(many), markup(many)]));
}

function markup({ table, count }: Many): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>many</title>
    <link rel="stylesheet" href="/dist/pip.css">
    <style>
      main { display: grid; grid-template-columns: repeat(10, 300px); gap: 8px }
      ${table.tag} { height: 380px; min-height: 0 }
    </style>
    <script>const began = performance.now();</script>
    <script type="module" src="/dist/pip.js"></script>
    <main>${elementOf(table, 300).repeat(count)}</main></html>`;
}

export async function manyTables(
  browser: Browser,
  origin: string,
  repeats: number,
): Promise<string> {
  const rows: string[][] = [];
  for (const many of pages) {
    const runs: Awaited<ReturnType<typeof once>>[] = [];
    for (let n = 0; n < repeats; n++) runs.push(await once(browser, origin, many));
    const of = (what: 'playable' | 'drawn' | 'frame' | 'worst') =>
      ms(median(runs.map((run) => run[what])));
    rows.push([
      `${many.count}, ${many.table.name}`,
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

function once(browser: Browser, origin: string, many: Many) {
  const all = (is: (element: string) => string) =>
    `[...document.querySelectorAll('${many.table.tag}')].every((table) => ${is('table')})`;
  return freshPage(browser, async (page) => {
    await page.setViewport({ width: 3100, height: 4000 });
    await page.goto(origin + pathOf(many), { waitUntil: 'domcontentloaded' });
    const after = async (condition: string) => {
      await page.waitForFunction(condition, { timeout: 120_000, polling: 5 });
      return Number(await page.evaluate('performance.now() - began'));
    };
    const playableAfter = await after(all(isPlayable));
    const drawnAfter = await after(all(isDrawn));
    await page.waitForNetworkIdle({ idleTime: 1000 });
    const frames = await page.evaluate(oneMoves, many.table.tag);
    return {
      playable: playableAfter,
      drawn: drawnAfter,
      frame: median(frames),
      worst: Math.max(...frames),
    };
  });
}

/** In the page: how long the scripts of each frame take while the first table moves, in ms. */
async function oneMoves(tag: string): Promise<number[]> {
  const table: (Element & { moves?(): string[]; play?(move: string): Promise<void> }) | null =
    document.querySelector(tag);
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
