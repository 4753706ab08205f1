/** The guides' live tables in Chromium: all of one in sight at once. Needs `npm run build`. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import puppeteer, { type Browser } from 'puppeteer-core';
import { findBrowser } from '../../scripts/browsers.ts';
import { chromiumFlags } from '../../scripts/chromium-flags.ts';
import { root } from '../../scripts/root.ts';
import { type StaticServer, serve } from '../../scripts/static-server.ts';

const base = `/${process.env.PIP_BASE ?? ''}/`.replace(/\/+/g, '/');
const chromium = findBrowser('chromium');

describe('a guide’s tables', { skip: chromium === null && 'no Chromium' }, () => {
  let server: StaticServer;
  let browser: Browser;

  before(async () => {
    server = await serve({ folders: { [base]: join(root, 'site/dist') } });
    if (chromium?.engine !== 'chromium') return;
    const { binary } = chromium;
    browser = await puppeteer.launch({ executablePath: binary, args: [...chromiumFlags] });
  });
  after(async () => {
    await browser?.close();
    await server.close();
  });

  for (const guide of ['dominoes', 'fives', 'pip', 'rummy', 'run-fast']) {
    it(`are wholly in sight on every screen: ${guide}`, async () => {
      const page = await browser.newPage();
      await page.setJavaScriptEnabled(false);
      await page.goto(`${server.origin}${base}guides/${guide}/`);
      for (const [width, height] of [
        [390, 844],
        [844, 390],
        [667, 375],
        [1366, 600],
        [1280, 800],
      ] as const) {
        await page.setViewport({ width, height });
        const highs = await page.$$eval('.live > *', (tables) =>
          tables.map((table) => table.getBoundingClientRect().height),
        );
        assert.ok(highs.length > 0);
        // No table draws its tiles in less than this.
        for (const high of highs) assert.ok(high <= height && high >= 360, `${width}: ${high}`);
      }
      await page.close();
    });
  }
});
