/** The turn to find in the guide to tile rummy, in Chromium, with the table that is there. Needs `npm run build`. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { findBrowser } from '../../scripts/browsers.ts';
import { chromiumFlags } from '../../scripts/chromium-flags.ts';
import { root } from '../../scripts/root.ts';
import { type StaticServer, serve } from '../../scripts/static-server.ts';
import { puzzle } from '../../site/src/examples/rummy/puzzle.ts';

const base = `/${process.env.PIP_BASE ?? ''}/`.replace(/\/+/g, '/');
const chromium = findBrowser('chromium');
const given = puzzle.rounds[0]?.moves.length ?? 0;

describe('the turn to find', { skip: chromium === null && 'no Chromium' }, () => {
  let server: StaticServer;
  let browser: Browser;
  let page: Page;

  before(async () => {
    server = await serve({ folders: { [base]: join(root, 'site/dist') } });
    if (chromium?.engine !== 'chromium') return;
    browser = await puppeteer.launch({
      executablePath: chromium.binary,
      args: [...chromiumFlags],
    });
    page = await browser.newPage();
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await page.goto(`${server.origin}${base}guides/rummy/`);
    await page.evaluate(`import('${base}pip/pip.js').then(({ load }) => load(document))`);
    await page.locator(table).scroll({ scrollTop: 0 });
  });
  after(async () => {
    await browser?.close();
    await server.close();
  });

  const table = '#rummy-puzzle';
  const pressed = (name: string) =>
    page.locator(`${table} >>> button ::-p-text(${name}):not([aria-disabled="true"])`).click();
  const verdict = (text: RegExp) =>
    page.waitForFunction(
      (source) =>
        new RegExp(source).test(document.querySelector('#rummy-puzzle-verdict')?.textContent ?? ''),
      { timeout: 30_000 },
      text.source,
    );

  it('has its position and its answer on paper, where no table is', async () => {
    await page.emulateMediaType('print');
    const seen = (selector: string) =>
      page.$eval(selector, (element) => element.checkVisibility({ contentVisibilityAuto: true }));
    const open = await page.$eval('.puzzle details', (details) => details.open);
    assert.deepEqual(
      [await seen('.puzzle .paper-only svg'), await seen('.puzzle .example .caption'), open],
      [true, true, false],
    );
    assert.equal(await seen(table), false);
    await page.emulateMediaType('screen');
    assert.equal(await seen('.puzzle .paper-only svg'), false);
  });

  it('can’t be undone behind its own position', async () => {
    await page.waitForFunction(madeMoves, { timeout: 30_000 }, table, given);
    const [undo] = await page.$$(`${table} >>> button[aria-label="Undo"]`);
    assert.equal(await undo?.evaluate((button) => button.ariaDisabled), 'true');
  });

  it('is taken up where it stands, and the most that can be laid is known as that', async () => {
    await pressed('Hint');
    // Asked for once more, it is laid.
    await page.waitForSelector(`${table} >>> .message::-p-text(Hint:)`);
    await pressed('Hint');
    await pressed('Play');
    assert.ok(await verdict(/^8 tiles: that is the most there is/));
  });

  it('can be undone, and a draw is told what it missed', async () => {
    await page
      .locator(`${table} >>> button[aria-label="Undo"]:not([aria-disabled="true"])`)
      .click();
    await page.waitForFunction(madeMoves, { timeout: 30_000 }, table, given);
    const [undo] = await page.$$(`${table} >>> button[aria-label="Undo"]`);
    await undo?.click();
    assert.ok(await page.evaluate(madeMoves, table, given));
    await pressed('Draw');
    assert.ok(await verdict(/8 of your tiles could have gone/));
  });
});

/** Run in the page: whether so many moves are made. */
function madeMoves(selector: string, moves: number): boolean {
  const element = document.querySelector(selector);
  return (
    element !== null &&
    'toRecord' in element &&
    typeof element.toRecord === 'function' &&
    element.toRecord().rounds[0]?.moves.length === moves
  );
}
