import { expect } from '@open-wc/testing';
import { waitUntil } from './support/wait.ts';

describe('a page with one <pip-rummy-table>', () => {
  it('loads nothing of dominoes', async function () {
    this.timeout(30_000);
    const frame = document.createElement('iframe');
    frame.width = '640';
    frame.height = '560';
    frame.src = '/test/pages/rummy.html?autostart&seed=alone&seat=none&pace=0';
    document.body.append(frame);
    const table = () => frame.contentDocument?.querySelector('pip-rummy-table');
    const over = () => table()?.shadowRoot?.querySelector('.result');
    await waitUntil(() => over(), 'the round is over', { timeout: 25_000 });
    const loaded = frame.contentWindow?.performance.getEntriesByType('resource') ?? [];
    const names = loaded.map(({ name }) => new URL(name).pathname);
    expect(names.some((name) => name.includes('rummy-table'))).to.equal(true);
    expect(names.filter((name) => /domino|run-fast/.test(name))).to.deep.equal([]);
    frame.remove();
  });
});
