/** What a table does while a person thinks: frames asked for and timers set in ten seconds. */
import type { Browser } from 'puppeteer-core';
import { freshPage } from './chromium.ts';
import { table } from './figures.ts';

const rules = ['draw', 'fives'] as const;

export function idlePages(): Record<string, string> {
  return Object.fromEntries(rules.map((each) => [`/idle/${each}`, markup(each)]));
}

function markup(each: string): string {
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
      <pip-domino-table rules="${each}" autostart seed="idle" pace="0"></pip-domino-table></html>`;
}

export async function idle(browser: Browser, origin: string): Promise<string> {
  const columns: string[][] = [];
  for (const each of rules) columns.push(await tenSeconds(browser, `${origin}/idle/${each}`));
  const labels = ['frames asked for', 'timers set', 'main thread busy, ms'];
  return table(
    ['ten idle seconds', ...rules],
    labels.map((label, row) => [label, ...columns.map((column) => column[row] ?? '?')]),
  );
}

/** Frames, timers and milliseconds of work. */
function tenSeconds(browser: Browser, url: string): Promise<string[]> {
  return freshPage(browser, async (page) => {
    await page.goto(url);
    await page.waitForFunction(
      `document.querySelector('pip-domino-table').shadowRoot?.querySelector('canvas')`,
      {
        polling: 50,
      },
    );
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
