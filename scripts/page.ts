/** One page in one engine, for the embed test and the like: the few things all three drivers can do. */
import puppeteer from 'puppeteer-core';
import type { Browser } from './browsers.ts';
import { chromiumFlags } from './chromium-flags.ts';
import { openSession } from './webdriver.ts';
import { startWebKitDriver } from './webkit-driver.ts';

export interface BrowserPage {
  open(url: string): Promise<void>;
  /** The title as soon as it isn't that one any more; throws after so many ms. */
  titleOtherThan(title: string, ms: number): Promise<string>;
  /** Errors the console told; WebKit's driver has no console to read. */
  consoleErrors(): readonly string[];
  close(): Promise<void>;
}

export function openPage(browser: Browser): Promise<BrowserPage> {
  return browser.engine === 'webkit' ? openWebKit(browser) : openPuppeteer(browser);
}

async function openPuppeteer(browser: Browser & { binary: string }): Promise<BrowserPage> {
  if (browser.engine === 'webkit') throw new Error('WebKit has a driver of its own');
  const running = await puppeteer.launch({
    browser: browser.engine === 'firefox' ? 'firefox' : 'chrome',
    executablePath: browser.binary,
    args: browser.engine === 'firefox' ? [] : [...chromiumFlags],
  });
  const page = await running.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    titleOtherThan: (title, ms) => poll(() => page.title(), title, ms),
    consoleErrors: () => errors,
    close: () => running.close(),
  };
}

async function openWebKit(browser: Browser & { engine: 'webkit' }): Promise<BrowserPage> {
  const driver = await startWebKitDriver(browser);
  const session = await openSession(driver.port, driver.capabilities);
  return {
    open: (url) => session.navigate(url),
    titleOtherThan: (title, ms) => poll(() => session.title(), title, ms),
    consoleErrors: () => [],
    async close() {
      await session.end().catch(() => undefined);
      await driver.stop();
    },
  };
}

async function poll(read: () => Promise<string>, not: string, ms: number): Promise<string> {
  const until = performance.now() + ms;
  while (performance.now() < until) {
    const title = await read();
    if (title !== not && title !== '') return title;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The page's title stayed “${not}” for ${ms} ms`);
}
