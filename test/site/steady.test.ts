/** A page whose table loads: nothing on it may move. In Chromium, which measures it. Needs `npm run build`. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import puppeteer, { type Browser } from 'puppeteer-core';
import { findBrowser } from '../../scripts/browsers.ts';
import { chromiumFlags } from '../../scripts/chromium-flags.ts';
import { root } from '../../scripts/root.ts';
import { type StaticServer, serve } from '../../scripts/static-server.ts';

const chromium = findBrowser('chromium');

const tags = ['pip-domino-table', 'pip-rummy-table', 'pip-run-fast-table'];

/** What people put between the tags, for as long as the table isn't there. */
const contents = [
  { name: 'nothing', content: '' },
  { name: 'text', content: 'This table needs JavaScript.' },
  {
    name: 'a picture',
    content: 'A table. <svg width="200" height="100"></svg><p>For scripts.</p>',
  },
];

/** The style sheet keeps the place of all three alike: what stands in the tag is tried in one. */
const cases = tags.flatMap((tag, at) =>
  contents
    .filter(({ name }) => at === 0 || name === 'text')
    .map((each) => ({ path: `/${tag}/${each.name.replace(' ', '-')}`, tag, ...each })),
);

/** What follows the table is what would jump; what a table does inside itself has no node here. */
const pageWith = (
  tag: string,
  content: string,
) => `<!doctype html><html lang="en"><meta charset="utf-8">
  <meta name="viewport" content="width=device-width"><title>steady</title>
  <link rel="icon" href="data:,"><link rel="stylesheet" href="/dist/pip.css">
  <script>
    const moved = [];
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries())
        for (const { node, previousRect, currentRect } of sources)
          if (node) moved.push([node.nodeName, previousRect.toJSON(), currentRect.toJSON()]);
    }).observe({ type: 'layout-shift', buffered: true });
  </script>
  <body><script type="module" src="/dist/pip.js"></script>
  <${tag} autostart seed="steady" pace="0">${content}</${tag}>
  <p>What follows.</p></body></html>`;

describe('a page with pip.css stands still', { skip: chromium === null && 'no Chromium' }, () => {
  let server: StaticServer;
  let browser: Browser;

  before(async () => {
    const pages = cases.map(({ path, tag, content }) => [path, pageWith(tag, content)]);
    const folders = { '/dist/': join(root, 'dist') };
    server = await serve({ folders, pages: Object.fromEntries(pages) });
    if (chromium?.engine === 'chromium') {
      const { binary } = chromium;
      browser = await puppeteer.launch({ executablePath: binary, args: [...chromiumFlags] });
    }
  });
  after(async () => {
    await browser?.close();
    await server.close();
  });

  for (const { path, tag, name } of cases) {
    for (const width of [320, 1280]) {
      it(`with ${name} in <${tag}>, ${width} px wide`, async () => {
        const page = await browser.newPage();
        try {
          await page.setViewport({ width, height: 900 });
          await page.goto(`${server.origin}${path}`);
          await page.waitForFunction(
            `document.querySelector('${tag}').shadowRoot?.querySelector('canvas')`,
          );
          await page.waitForNetworkIdle({ idleTime: 500 });
          assert.deepEqual(await page.evaluate('moved'), []);
        } finally {
          await page.close();
        }
      });
    }
  }
});
