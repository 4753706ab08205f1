/** Starts the driver that WebKit is tested through, on a free port and, without a screen, on a free display. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Browser } from './browsers.ts';

export interface WebKitDriver {
  port: number;
  capabilities: object;
  stop(): Promise<void>;
}

export async function startWebKitDriver(
  browser: Browser & { engine: 'webkit' },
): Promise<WebKitDriver> {
  const started: ChildProcess[] = [];
  // Nothing of ours outlives this process, however it ends.
  const kill = () => {
    for (const child of started) child.kill('SIGKILL');
  };
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    for (const child of started.reverse()) await end(child);
  };
  try {
    const env = { ...process.env };
    if (browser.kind === 'webkitgtk') {
      if (browser.xvfb !== null) env.DISPLAY = await startDisplay(browser.xvfb, started);
      // Its sandbox wants user namespaces, which containers seldom have; the pages are our own.
      env.WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS = '1';
    }
    const port = await freePort();
    const args = browser.kind === 'safari' ? ['--port', String(port)] : [`--port=${port}`];
    const driver = spawn(browser.driver, args, { env, stdio: 'ignore' });
    started.push(driver);
    await until(`the WebKit driver on port ${port}`, driver, async () => {
      const status = await fetch(`http://127.0.0.1:${port}/status`);
      return status.ok;
    });
    return { port, capabilities: capabilitiesOf(browser), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function capabilitiesOf(browser: Browser & { engine: 'webkit' }): object {
  if (browser.kind === 'safari') return { browserName: 'safari' };
  const options = { binary: browser.binary, args: ['--automation'] };
  return {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': options,
  };
}

async function startDisplay(xvfb: string, started: ChildProcess[]): Promise<string> {
  for (let display = 90; display < 190; display++) {
    const socket = `/tmp/.X11-unix/X${display}`;
    if (existsSync(socket) || existsSync(`/tmp/.X${display}-lock`)) continue;
    const args = [`:${display}`, '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'];
    const child = spawn(xvfb, args, { stdio: 'ignore' });
    try {
      await until(`display :${display}`, child, async () => existsSync(socket));
      started.push(child);
      return `:${display}`;
    } catch {
      await end(child); // Somebody else took that display in between.
    }
  }
  throw new Error('No free X display between :90 and :189');
}

/** Asks every 50 ms, for at most 20 s, while the process lives. */
async function until(
  what: string,
  child: ChildProcess,
  ready: () => Promise<boolean>,
): Promise<void> {
  let failure: Error | null = null;
  child.once('error', (error) => {
    failure = error;
  });
  for (let tries = 0; tries < 400; tries++) {
    if (failure !== null) throw failure;
    if (child.exitCode !== null) throw new Error(`${what} ended with code ${child.exitCode}`);
    if (await ready().catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${what} did not answer within 20 s`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const forced = setTimeout(() => child.kill('SIGKILL'), 3000);
  await ended;
  clearTimeout(forced);
}

/** A port that nobody listens on right now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
