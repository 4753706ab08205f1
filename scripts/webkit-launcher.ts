/** WebKit as a launcher of @web/test-runner: one session, one page at a time, commands through WebDriver. */
import type { BrowserLauncher } from '@web/test-runner-core';
import { keyCode, openSession, type WebDriverSession } from './webdriver.ts';
import type { WebKitDriver } from './webkit-driver.ts';

export class WebKitLauncher implements BrowserLauncher {
  readonly name = 'WebKit';
  /** What @web/test-runner-commands look for: they then call `sendKeys` and the mouse methods below. */
  readonly type = 'webdriver';
  readonly #at: WebKitDriver;
  readonly #urls = new Map<string, string>();
  #session: Promise<WebDriverSession> | null = null;

  constructor(at: WebKitDriver) {
    this.#at = at;
  }

  async initialize(): Promise<void> {}

  /** The running WebDriver session; started when first asked for. */
  session(): Promise<WebDriverSession> {
    this.#session ??= openSession(this.#at.port, this.#at.capabilities);
    return this.#session;
  }

  async startSession(id: string, url: string): Promise<void> {
    this.#urls.set(id, url);
    await (await this.session()).navigate(url);
  }

  isActive(id: string): boolean {
    return this.#urls.has(id);
  }

  getBrowserUrl(id: string): string | undefined {
    return this.#urls.get(id);
  }

  /** Its page may have crashed: the session went with it, and the next test begins another. */
  async stopSession(id: string) {
    this.#urls.delete(id);
    try {
      const session = await this.session();
      await session.releaseInput();
      await session.navigate('about:blank');
    } catch {
      await this.stop();
    }
    return {};
  }

  startDebugSession(): never {
    throw new Error('WebKit has no debug session here');
  }

  async stop(): Promise<void> {
    const opened = this.#session;
    this.#session = null;
    // A session that is gone needs no end.
    await opened?.then((session) => session.end()).catch(() => undefined);
  }

  /** Pressed one after another; a modifier among them stays down for those after it. */
  async sendKeys(_session: string, keys: string[]): Promise<void> {
    const held = keys.filter((key) => modifiers.has(key));
    const others = keys.filter((key) => !modifiers.has(key));
    const down = (key: string) => ({ type: 'keyDown', value: keyCode(key) });
    const up = (key: string) => ({ type: 'keyUp', value: keyCode(key) });
    const actions = [
      ...held.map(down),
      ...others.flatMap((key) => [down(key), up(key)]),
      ...held.map(up),
    ];
    await (await this.session()).act([{ type: 'key', id: 'keyboard', actions }]);
  }

  async sendMouseMove(_session: string, x: number, y: number): Promise<void> {
    await this.#mouse({ type: 'pointerMove', duration: 0, x, y });
  }

  async sendMouseClick(session: string, x: number, y: number, button?: string): Promise<void> {
    await this.sendMouseMove(session, x, y);
    await this.sendMouseDown(session, button);
    await this.sendMouseUp(session, button);
  }

  async sendMouseDown(_session: string, button?: string): Promise<void> {
    await this.#mouse({ type: 'pointerDown', button: buttonNumber(button) });
  }

  async sendMouseUp(_session: string, button?: string): Promise<void> {
    await this.#mouse({ type: 'pointerUp', button: buttonNumber(button) });
  }

  async resetMouse(): Promise<void> {
    await (await this.session()).releaseInput();
  }

  async #mouse(action: object): Promise<void> {
    const session = await this.session();
    await session.act([
      { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [action] },
    ]);
  }
}

const modifiers: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta']);

function buttonNumber(button = 'left'): number {
  return Math.max(0, ['left', 'middle', 'right'].indexOf(button));
}
