/** What a table does while a person thinks: frames asked for and timers set in ten seconds. */
import type { Browser } from 'puppeteer-core';
import { elementOf, isDrawn } from '../scripts/loads.ts';
import { freshPage } from './chromium.ts';
import { table } from './figures.ts';
import { type BenchTable, tables } from './tables.ts';

const pathOf = (each: BenchTable) => `/idle/${tables.indexOf(each)}`;

export function idlePages(): Record<string, string> {
  return Object.fromEntries(tables.map((each) => [pathOf(each), markup(each)]));
}

function markup(each: BenchTable): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>idle</title>
      <script>
        window.counted = { frames: 0, timers: 0 };
        const frame = requestAnimationFrame.bind(window);
        window.requestAnimationFrame = (callback) => { counted.frames++; return frame(callback); };
        for (const name of ['setTimeout', 'setInterval']) {
          const set = window[name].bind(window);
          window[name] = (...args) => { counted.timers++; return set(...args); };
        }
      </script>
      <script type="module" src="/dist/pip.js"></script>
      ${elementOf(each)}</html>`;
}

export async function idle(browser: Browser, origin: string): Promise<string> {
  const columns: string[][] = [];
  for (const each of tables) columns.push(await tenSeconds(browser, origin, each));
  const labels = ['frames asked for', 'timers set', 'main thread busy, ms'];
  return table(
    ['ten idle seconds', ...tables.map(({ name }) => name)],
    labels.map((label, row) => [label, ...columns.map((column) => column[row] ?? '?')]),
  );
}

/** Frames, timers and milliseconds of work. */
function tenSeconds(browser: Browser, origin: string, each: BenchTable): Promise<string[]> {
  return freshPage(browser, async (page) => {
    await page.goto(origin + pathOf(each));
    const element = `document.querySelector('${each.tag}')`;
    await page.waitForFunction(isDrawn(element), { polling: 50 });
    await page.waitForNetworkIdle({ idleTime: 2000 });
    await page.evaluate('counted.frames = 0, counted.timers = 0');
    const cdp = await page.createCDPSession();
    await cdp.send('Performance.enable');
    const before = await taskSeconds(cdp);
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    const busy = (await taskSeconds(cdp)) - before;
    const counted: unknown = await page.evaluate('[counted.frames, counted.timers]');
    const [frames = '?', timers = '?'] = Array.isArray(counted) ? counted.map(String) : [];
    return [frames, timers, (busy * 1000).toFixed(0)];
  });
}

async function taskSeconds(cdp: {
  send(method: 'Performance.getMetrics'): Promise<{ metrics: { name: string; value: number }[] }>;
}) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}
