/** What stays behind when a table comes and goes a hundred times. */
import type { Browser, Page } from 'puppeteer-core';
import { freshPage } from './chromium.ts';
import { table } from './figures.ts';

const warmUp = 10;
const cycles = 100;
const every = 25;

export function heapPages(): Record<string, string> {
  return {
    '/heap': `<!doctype html><html lang="en"><meta charset="utf-8"><title>heap</title>
      <script type="module" src="/dist/pip.js"></script><main></main></html>`,
  };
}

export function heap(browser: Browser, origin: string): Promise<string> {
  return freshPage(browser, async (page) => {
    await page.goto(`${origin}/heap`);
    await comeAndGo(page, warmUp);
    const rows = [['0', ...(await count(page))]];
    for (let done = every; done <= cycles; done += every) {
      await comeAndGo(page, every);
      rows.push([String(done), ...(await count(page))]);
    }
    return table(['came and went', 'heap, MB', 'DOM nodes', 'listeners'], rows);
  });
}

/** Connected, playable and drawn, then removed. */
async function comeAndGo(page: Page, times: number): Promise<void> {
  await page.evaluate(async (many) => {
    const main = document.querySelector('main');
    for (let i = 0; i < many; i++) {
      const element: Element & { moves?(): string[] } = document.createElement('pip-domino-table');
      element.setAttribute('autostart', '');
      element.setAttribute('pace', '0');
      element.setAttribute('seed', 'heap');
      main?.append(element);
      const stands = () =>
        (element.moves?.() ?? []).length > 0 && element.shadowRoot?.querySelector('canvas');
      while (!stands()) await new Promise((resolve) => setTimeout(resolve, 5));
      element.remove();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }, times);
}

async function count(page: Page): Promise<string[]> {
  const cdp = await page.createCDPSession();
  await cdp.send('HeapProfiler.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.detach();
  const { JSHeapUsedSize = 0, Nodes = 0, JSEventListeners = 0 } = await page.metrics();
  return [(JSHeapUsedSize / 1e6).toFixed(2), String(Nodes), String(JSEventListeners)];
}
