/** What stays behind when a table comes and goes a hundred times. */
import type { Browser, Page } from 'puppeteer-core';
import { elementOf, isDrawn } from '../scripts/loads.ts';
import { freshPage } from './chromium.ts';
import { table } from './figures.ts';
import { type BenchTable, isPlayable, tables } from './tables.ts';

const warmUp = 10;
const cycles = 100;
const every = 25;

export function heapPages(): Record<string, string> {
  return {
    '/heap': `<!doctype html><html lang="en"><meta charset="utf-8"><title>heap</title>
      <script type="module" src="/dist/pip.js"></script><main></main></html>`,
  };
}

export async function heap(browser: Browser, origin: string): Promise<string> {
  const rows: string[][] = [];
  for (const each of tables) rows.push([each.name, ...(await measured(browser, origin, each))]);
  const times = Array.from({ length: cycles / every + 1 }, (_, i) => `${i * every}`);
  return table(['heap, MB, after', ...times, 'DOM nodes', 'listeners'], rows);
}

/** The heap at each count; DOM nodes and listeners at the first and the last. */
function measured(browser: Browser, origin: string, each: BenchTable): Promise<string[]> {
  return freshPage(browser, async (page) => {
    await page.goto(`${origin}/heap`);
    await comeAndGo(page, each, warmUp);
    const first = await count(page);
    const heaps = [first.heap];
    let last = first;
    for (let done = every; done <= cycles; done += every) {
      await comeAndGo(page, each, every);
      last = await count(page);
      heaps.push(last.heap);
    }
    return [
      ...heaps.map((bytes) => (bytes / 1e6).toFixed(2)),
      `${first.nodes} → ${last.nodes}`,
      `${first.listeners} → ${last.listeners}`,
    ];
  });
}

/** Connected, playable and drawn, then removed. */
async function comeAndGo(page: Page, each: BenchTable, times: number): Promise<void> {
  const cycle = `(async () => {
    const main = document.querySelector('main');
    for (let i = 0; i < ${times}; i++) {
      main.innerHTML = ${JSON.stringify(elementOf(each))};
      const element = main.firstElementChild;
      while (!(${isPlayable('element')} && ${isDrawn('element')}))
        await new Promise((resolve) => setTimeout(resolve, 5));
      element.remove();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })()`;
  await page.evaluate(cycle);
}

async function count(page: Page) {
  const cdp = await page.createCDPSession();
  await cdp.send('HeapProfiler.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.detach();
  const { JSHeapUsedSize = 0, Nodes = 0, JSEventListeners = 0 } = await page.metrics();
  return { heap: JSHeapUsedSize, nodes: Nodes, listeners: JSEventListeners };
}
