/** From the script tag to something a person can use, and what moved on the page meanwhile. */
import type { Browser } from 'puppeteer-core';
import { freshPage } from './chromium.ts';
import { type Contestant, contestants, helpers } from './contestants.ts';
import { kib, median, ms, table } from './figures.ts';

/** `slow`: a middling phone, four times slower, on 9 Mbit/s with 60 ms of latency. */
const conditions = {
  'as it is': null,
  slow: { cpu: 4, bytesPerSecond: 9e6 / 8, latency: 60 },
} as const;

export function startUpPages(): Record<string, string> {
  return Object.fromEntries(
    contestants.map((contestant, i) => [`/start-up/${i}`, markup(contestant)]),
  );
}

function markup({ script, body, usable }: Contestant): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>bench</title>
    <link rel="stylesheet" href="/dist/pip.css">
    <script>
      ${helpers}
      let shift = 0;
      new PerformanceObserver((list) => { for (const entry of list.getEntries()) shift += entry.value; })
        .observe({ type: 'layout-shift', buffered: true });
      const began = performance.now();
      const look = () => {
        try { if (${usable}) { window.usableAfter = performance.now() - began; return; } } catch {}
        setTimeout(look, 1);
      };
      look();
    </script>
    <script type="module" src="${script}"></script>
    <body><h1>A page</h1>${body}<p>What follows it.</p></body></html>`;
}

interface Run {
  after: number;
  shift: number;
  bytes: number;
}

export async function startUp(browser: Browser, origin: string, repeats: number): Promise<string> {
  const rows: string[][] = [];
  for (const [i, { name }] of contestants.entries()) {
    const cells = [name];
    let bytes = 0;
    let shift = 0;
    for (const condition of Object.values(conditions)) {
      const runs: Run[] = [];
      for (let n = 0; n < repeats; n++)
        runs.push(await once(browser, `${origin}/start-up/${i}`, condition));
      cells.push(ms(median(runs.map((run) => run.after))));
      bytes = median(runs.map((run) => run.bytes));
      shift = Math.max(shift, ...runs.map((run) => run.shift));
    }
    rows.push([...cells, shift.toFixed(3), kib(bytes)]);
  }
  return table(['usable after', 'ms', 'ms, slow phone', 'layout shift', 'KiB gz by then'], rows);
}

type Condition = (typeof conditions)[keyof typeof conditions];

function once(browser: Browser, url: string, condition: Condition): Promise<Run> {
  return freshPage(browser, async (page) => {
    await page.setViewport({ width: 1000, height: 900 });
    const cdp = await page.createCDPSession();
    await cdp.send('Network.enable');
    let bytes = 0;
    cdp.on('Network.loadingFinished', (finished) => {
      bytes += finished.encodedDataLength;
    });
    if (condition !== null) {
      const { cpu, bytesPerSecond, latency } = condition;
      await page.emulateCPUThrottling(cpu);
      await page.emulateNetworkConditions({
        download: bytesPerSecond,
        upload: bytesPerSecond,
        latency,
      });
    }
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction('window.usableAfter !== undefined', {
      timeout: 60_000,
      polling: 20,
    });
    const loaded = bytes;
    // Whatever moves late counts too.
    await page.waitForNetworkIdle({ idleTime: 500 });
    const after = Number(await page.evaluate('window.usableAfter'));
    const shift = Number(await page.evaluate('shift'));
    return { after, shift, bytes: loaded };
  });
}
