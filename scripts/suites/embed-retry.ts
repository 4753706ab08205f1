/** A lone table whose code can't be fetched at first: it comes when the connection does, without the page's help. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Browser } from '../browsers.ts';
import { type Counts, none, oneFailed, onePassed } from '../counts.ts';
import { openPage } from '../page.ts';
import { root } from '../root.ts';

/** Longer than the script tag's first wait. */
const patience = 15_000;

const markup = `<!doctype html><title>waiting</title><link rel="icon" href="data:,">
<script type="module" src="/pip.js"></script><pip-domino-table></pip-domino-table>
<script type="module">
  await customElements.whenDefined('pip-domino-table');
  document.title = 'defined';
</script>`;

export async function retryIn(browser: Browser): Promise<Counts> {
  // Firefox never asks twice for a module whose first fetch failed: there it takes a new page.
  if (browser.engine === 'firefox') return none;
  let refused = 0;
  let until = Number.POSITIVE_INFINITY;
  const server = createServer(({ url = '/' }, answer) => {
    if (url === '/') return answer.setHeader('content-type', 'text/html').end(markup);
    // What the script tag asks for first is cut off, all of it.
    if (url.startsWith('/pip/') && performance.now() < until) {
      refused++;
      return answer.destroy();
    }
    answer.setHeader('content-type', 'text/javascript');
    try {
      answer.end(readFileSync(join(root, 'dist', url)));
    } catch {
      answer.writeHead(404).end();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const page = await openPage(browser);
  try {
    await page.open(`http://127.0.0.1:${port}/`);
    while (refused === 0) await new Promise((done) => setTimeout(done, 20));
    until = performance.now() + 500;
    await page.titleOtherThan('waiting', patience);
    return onePassed;
  } catch (error) {
    return oneFailed(`${browser.engine}: a table whose code was cut off is there later: ${error}`);
  } finally {
    await page.close();
    server.closeAllConnections();
    server.close();
  }
}
