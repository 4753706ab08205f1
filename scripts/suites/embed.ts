/**
 * The built `dist/` as a stranger's page has it: served from one origin, the page from another under a
 * strict policy, in every engine. The page plays the table to its end itself (test/embed/probe.js).
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { type Browser, engines, findBrowser } from '../browsers.ts';
import { type Counts, none, oneFailed, onePassed, sum } from '../counts.ts';
import { openPage } from '../page.ts';
import { root } from '../root.ts';
import { serve } from '../static-server.ts';
import { missingEngine, parseComponentsOptions } from './components.ts';
import { retryIn } from './embed-retry.ts';

/** Not the root: whatever is loaded later has to find its way from here. */
const cdnPath = '/npm/pip-tables@0.1.0/dist/';

interface Check {
  name: string;
  ok: boolean;
  detail: string;
}

export async function embed(args: readonly string[]): Promise<Counts> {
  const { browsers } = parseComponentsOptions(args);
  let counts = none;
  for (const engine of engines) {
    if (!browsers.includes(engine)) continue;
    const browser = findBrowser(engine);
    counts = sum(counts, browser === null ? missingEngine(engine) : await embedTwice(browser));
    if (browser) counts = sum(counts, await retryIn(browser));
  }
  return counts;
}

/** Once more where the driver lost its page: WebKit's process traps now and then. */
async function embedTwice(browser: Browser): Promise<Counts> {
  try {
    return await embedIn(browser);
  } catch (error) {
    const lost = error instanceof Error && error.message.includes('invalid session id');
    if (!lost) throw error;
    console.log(`  ${browser.engine}: the page crashed: once more`);
    return embedIn(browser);
  }
}

async function embedIn(browser: Browser): Promise<Counts> {
  const embedFolder = join(root, 'test/embed');
  const dist = await serve({
    folders: { [cdnPath]: join(root, 'dist'), '/probe.js': join(embedFolder, 'probe.js') },
    headers: { 'access-control-allow-origin': '*' },
  });
  const reports = await collectReports();
  const markup = readFileSync(join(embedFolder, 'page.html'), 'utf8')
    .replaceAll('%ORIGIN%', dist.origin)
    .replaceAll('%DIST%', dist.origin + cdnPath);
  const host = await serve({
    folders: {},
    pages: { '/': markup },
    headers: { 'content-security-policy': `${policy(dist.origin)}; report-uri ${reports.url}` },
  });
  const page = await openPage(browser);
  try {
    await page.open(`${host.origin}/`);
    const title = await page.titleOtherThan('running', 120_000);
    const checks: Check[] = JSON.parse(title);
    const { violations } = reports;
    checks.push({
      name: 'no violation was reported',
      ok: violations.length === 0,
      detail: violations.join('\n'),
    });
    const said = page.consoleErrors().filter((line) => !isFavicon(line));
    checks.push({ name: 'the console is clean', ok: said.length === 0, detail: said.join('\n') });
    return tell(browser.engine, checks);
  } finally {
    await page.close();
    await Promise.all([dist.close(), host.close(), reports.close()]);
  }
}

/** What the issue asks every embedding page to bear. */
function policy(distOrigin: string): string {
  return `default-src 'none'; script-src ${distOrigin}; style-src 'none'; require-trusted-types-for 'script'`;
}

function tell(engine: string, checks: readonly Check[]): Counts {
  let counts = none;
  for (const { name, ok, detail } of checks) {
    counts = sum(counts, ok ? onePassed : oneFailed(`${engine}: ${name}: ${detail}`));
  }
  console.log(`  ${engine}: ${counts.passed} passed, ${counts.failed} failed`);
  return counts;
}

/** Firefox and WebKit ask for one by themselves, and tell when the policy forbids it. */
function isFavicon(said: string): boolean {
  return said.includes('/favicon.ico');
}

/** Browsers send violations here by themselves: the page's own script may not see all of them. */
async function collectReports(): Promise<{
  url: string;
  violations: string[];
  close(): Promise<void>;
}> {
  const violations: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      if (body !== '' && !isFavicon(body)) violations.push(body);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}/`, violations, close };
}
