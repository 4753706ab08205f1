/** The few words of the W3C WebDriver protocol that WebKit is driven with. */

export interface WebDriverSession {
  navigate(url: string): Promise<void>;
  /** Runs a function body in the page and returns what it returns; it may be awaited there. */
  evaluate(body: string): Promise<unknown>;
  /** Input sources as the protocol's "Perform Actions" takes them. */
  act(sources: readonly object[]): Promise<void>;
  title(): Promise<string>;
  releaseInput(): Promise<void>;
  resizeWindow(width: number, height: number): Promise<void>;
  /** A PNG of the viewport. */
  screenshot(): Promise<Buffer>;
  end(): Promise<void>;
}

export async function openSession(port: number, capabilities: object): Promise<WebDriverSession> {
  const server = `http://127.0.0.1:${port}`;
  const opened = await command(server, 'POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  });
  const id = field(opened, 'sessionId');
  if (typeof id !== 'string') throw new Error('The WebDriver opened no session');
  const session = `${server}/session/${id}`;
  const post = (path: string, body: object = {}) => command(session, 'POST', path, body);
  await post('/timeouts', { script: 600_000, pageLoad: 60_000 });
  return {
    navigate: async (url) => void (await post('/url', { url })),
    evaluate: (body) =>
      post('/execute/async', { script: asynchronous(body), args: [] }).then(thrown),
    act: async (actions) => void (await post('/actions', { actions })),
    title: async () => String(await command(session, 'GET', '/title')),
    releaseInput: async () => void (await command(session, 'DELETE', '/actions')),
    resizeWindow: async (width, height) => void (await post('/window/rect', { width, height })),
    screenshot: async () =>
      Buffer.from(String(await command(session, 'GET', '/screenshot')), 'base64'),
    end: async () => void (await command(session, 'DELETE', '')),
  };
}

async function command(
  base: string,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const response = await fetch(base + path, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const value = field(await response.json(), 'value');
  if (response.ok) return value;
  throw new Error(
    `WebDriver ${method} ${path}: ${String(field(value, 'error'))}: ${String(field(value, 'message'))}`,
  );
}

/** Promises settle through the callback, errors as data: not every driver waits for promises itself. */
function asynchronous(body: string): string {
  return `const done = arguments[arguments.length - 1];
    (async () => { ${body} })().then(
      (value) => done({ value }),
      (error) => done({ threw: String(error && error.stack || error) }));`;
}

function thrown(answer: unknown): unknown {
  const threw = field(answer, 'threw');
  if (threw !== undefined) throw new Error(String(threw));
  return field(answer, 'value');
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** The protocol's code points for keys that have a name instead of a character. */
export function keyCode(name: string): string {
  return named[name] ?? name;
}

const named: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  Meta: '\uE03D',
};
