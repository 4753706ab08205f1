/** One Chromium for all benches, a fresh context for each measurement. */
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { findBrowser } from '../scripts/browsers.ts';
import { chromiumFlags } from '../scripts/chromium-flags.ts';

export async function launchChromium(): Promise<Browser> {
  const found = findBrowser('chromium');
  if (found?.engine !== 'chromium')
    throw new Error('The benches need Chromium: see `npm run setup`');
  const args = [...chromiumFlags, '--enable-precise-memory-info'];
  return puppeteer.launch({ executablePath: found.binary, args });
}

/** Nothing cached, nothing stored. */
export async function freshPage<Result>(
  browser: Browser,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.createBrowserContext();
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}
