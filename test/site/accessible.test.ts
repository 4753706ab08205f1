/** Every built page, its tables loaded, as axe sees it in Chromium. Needs `npm run build`. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { findBrowser } from '../../scripts/browsers.ts';
import { chromiumFlags } from '../../scripts/chromium-flags.ts';
import { root } from '../../scripts/root.ts';
import { type StaticServer, serve } from '../../scripts/static-server.ts';

const dist = join(root, 'site/dist');
const base = `/${process.env.PIP_BASE ?? ''}/`.replace(/\/+/g, '/');
const pages = globSync('**/*.html', { cwd: dist }).sort();
const chromium = findBrowser('chromium');
const axe = readFileSync(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8');

const looks = [
  { scheme: 'light', width: 1280, height: 800 },
  { scheme: 'dark', width: 320, height: 640 },
] as const;

/** What the page does for the test: all tables at once, then axe over everything, shadow roots included. */
const check = `(async () => {
  const { load } = await import('${base}pip/pip.js');
  await load(document);
  await Promise.all([...document.querySelectorAll('pip-domino-table, pip-rummy-table, pip-run-fast-table, pip-options, pip-example')]
    .map((element) => element.updateComplete));
  await new Promise(requestAnimationFrame);
  const { violations } = await axe.run();
  return violations.map(({ id, nodes }) =>
    id + ': ' + nodes.map(({ target, failureSummary }) => target + ' ' + failureSummary).join('; '));
})()`;

describe('axe finds nothing to blame', { skip: chromium === null && 'no Chromium' }, () => {
  let server: StaticServer;
  let browser: Browser;

  before(async () => {
    server = await serve({ folders: { [base]: dist } });
    if (chromium?.engine === 'chromium') {
      browser = await puppeteer.launch({
        executablePath: chromium.binary,
        args: [...chromiumFlags],
      });
    }
  });
  after(async () => {
    await browser?.close();
    await server.close();
  });

  for (const file of pages) {
    for (const { scheme, width, height } of looks) {
      it(`on ${file}, ${scheme}, ${width} px wide`, async () => {
        const page = await browser.newPage();
        try {
          await page.setViewport({ width, height });
          assert.deepEqual(await violations(page, file, scheme), []);
        } finally {
          await page.close();
        }
      });
    }
  }

  async function violations(page: Page, file: string, scheme: string): Promise<unknown> {
    await page.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: scheme },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ]);
    await page.goto(`${server.origin}${base}${file}`);
    await page.evaluate(axe);
    return page.evaluate(check);
  }
});
