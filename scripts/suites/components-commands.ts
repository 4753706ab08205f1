/** What a test may ask of its browser beyond @web/test-runner-commands: the other end of test/components/support/browser.ts. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { ChromeLauncher } from '@web/test-runner-chrome';
import type { TestRunnerPlugin } from '@web/test-runner-core';
import type { CDPSession, KeyInput, Page } from 'puppeteer-core';
import type { BrowserRequest, TouchStep } from '../../test/components/support/requests.ts';
import { keyCode, type WebDriverSession } from '../webdriver.ts';
import { WebKitLauncher } from '../webkit-launcher.ts';

export function browserCommands(): TestRunnerPlugin<BrowserRequest> {
  return {
    name: 'pip-browser-commands',
    async executeCommand({ command, payload, session: { browser, id } }) {
      if (command !== 'pip-browser' || payload === undefined) return undefined;
      if (browser instanceof WebKitLauncher) return askWebKit(await browser.session(), payload);
      if (browser instanceof ChromeLauncher) return askPuppeteer(browser.getPage(id), payload);
      return { done: false };
    },
  };
}

interface Answer {
  /** false: this engine can't. */
  done: boolean;
}

async function askPuppeteer(page: Page, request: BrowserRequest): Promise<Answer> {
  const chromium = (await page.browser().version()).startsWith('Chrome');
  switch (request.ask) {
    case 'press':
      for (const key of request.keys) await page.keyboard.down(asKey(key));
      for (const key of [...request.keys].reverse()) await page.keyboard.up(asKey(key));
      return { done: true };
    case 'touch':
      if (chromium) await withCdp(page, (cdp) => touchByCdp(cdp, request.steps));
      else if (request.steps.some((step) => step.do === 'cancel')) return { done: false };
      else for (const step of request.steps) await touchByPuppeteer(page, step);
      return { done: true };
    case 'viewport':
      await page.setViewport({ width: request.width, height: request.height });
      return { done: true };
    case 'media':
      if (!chromium) return { done: false };
      await withCdp(page, (cdp) =>
        cdp.send('Emulation.setEmulatedMedia', {
          media: request.media ?? '',
          features: features(request),
        }),
      );
      return { done: true };
    case 'throttle':
      if (!chromium) return { done: false };
      await page.emulateCPUThrottling(request.factor);
      return { done: true };
    case 'screenshot':
      return keep(request.name, Buffer.from(await page.screenshot()));
  }
}

async function askWebKit(session: WebDriverSession, request: BrowserRequest): Promise<Answer> {
  switch (request.ask) {
    case 'press': {
      const down = request.keys.map((key) => ({ type: 'keyDown', value: keyCode(key) }));
      const up = request.keys.map((key) => ({ type: 'keyUp', value: keyCode(key) })).reverse();
      await session.act([{ type: 'key', id: 'keyboard', actions: [...down, ...up] }]);
      return { done: true };
    }
    case 'touch': {
      if (request.steps.some((step) => step.do === 'cancel')) return { done: false };
      const actions = request.steps.flatMap(touchByWebDriver);
      await session.act([
        { type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions },
      ]);
      return { done: true };
    }
    case 'viewport':
      return { done: await resizeViewport(session, request.width, request.height) };
    case 'screenshot':
      return keep(request.name, await session.screenshot());
    default:
      return { done: false };
  }
}

async function withCdp(page: Page, use: (cdp: CDPSession) => Promise<unknown>): Promise<void> {
  // Kept open: what it emulates ends with it.
  let cdp = cdpOf.get(page);
  if (cdp === undefined) {
    cdp = await page.createCDPSession();
    cdpOf.set(page, cdp);
  }
  await use(cdp);
}

const cdpOf = new WeakMap<Page, CDPSession>();

const cdpTouch = {
  down: 'touchStart',
  move: 'touchMove',
  up: 'touchEnd',
  cancel: 'touchCancel',
} as const;

async function touchByCdp(cdp: CDPSession, steps: readonly TouchStep[]): Promise<void> {
  for (const step of steps) {
    const touchPoints = step.do === 'down' || step.do === 'move' ? [{ x: step.x, y: step.y }] : [];
    await cdp.send('Input.dispatchTouchEvent', { type: cdpTouch[step.do], touchPoints });
  }
}

async function touchByPuppeteer(page: Page, step: TouchStep): Promise<void> {
  if (step.do === 'down') await page.touchscreen.touchStart(step.x, step.y);
  else if (step.do === 'move') await page.touchscreen.touchMove(step.x, step.y);
  else await page.touchscreen.touchEnd();
}

function touchByWebDriver(step: TouchStep): object[] {
  switch (step.do) {
    case 'up':
      return [{ type: 'pointerUp', button: 0 }];
    case 'cancel':
      return [];
    case 'move':
      return [moveTo(step)];
    case 'down':
      return [moveTo(step), { type: 'pointerDown', button: 0 }];
  }
}

function moveTo(at: { x: number; y: number }): object {
  return { type: 'pointerMove', duration: 16, x: Math.round(at.x), y: Math.round(at.y) };
}

function features(request: BrowserRequest & { ask: 'media' }): { name: string; value: string }[] {
  return [
    { name: 'prefers-reduced-motion', value: request.reducedMotion ?? '' },
    { name: 'prefers-color-scheme', value: request.colorScheme ?? '' },
    { name: 'forced-colors', value: request.forcedColors ?? '' },
    { name: 'prefers-contrast', value: request.contrast ?? '' },
  ];
}

/** Once the page has been laid out anew. */
const shownSize = `return new Promise((resolve) => {
  requestAnimationFrame(() => requestAnimationFrame(() => resolve([innerWidth, innerHeight])));
});`;

/** A window is resized with its frame: the next time by what the one before missed. */
async function resizeViewport(
  session: WebDriverSession,
  width: number,
  height: number,
): Promise<boolean> {
  let [askWidth, askHeight] = [width, height];
  let before = '';
  for (let tries = 0; tries < 5; tries++) {
    await session.resizeWindow(askWidth, askHeight);
    const [w, h] = pair(await session.evaluate(shownSize));
    if (w === width && h === height) return true;
    // It doesn't get any nearer: a window has its least size.
    if (before === `${w} ${h}`) return false;
    before = `${w} ${h}`;
    askWidth += width - w;
    askHeight += height - h;
  }
  return false;
}

function pair(value: unknown): [number, number] {
  return Array.isArray(value) ? [Number(value[0]), Number(value[1])] : [0, 0];
}

function keep(name: string, png: Buffer): Answer {
  mkdirSync('.cache/screens', { recursive: true });
  writeFileSync(`.cache/screens/${name}.png`, png);
  return { done: true };
}

/** Puppeteer's list of key names is a type without values; it throws on a name it doesn't know. */
function asKey(key: string): KeyInput {
  return isKey(key) ? key : 'Escape';
}

function isKey(key: string): key is KeyInput {
  return key !== '';
}
