import { expect } from '@open-wc/testing';
import { loaded } from './support/loaded.ts';
import { waitUntil } from './support/wait.ts';

describe('a page with one <pip-rummy-table>', () => {
  it('loads nothing of the other games', async function () {
    this.timeout(30_000);
    const frame = document.createElement('iframe');
    frame.width = '640';
    frame.height = '560';
    frame.src = '/test/pages/rummy.html?autostart&seed=alone&seat=none&pace=0';
    document.body.append(frame);
    const table = () => frame.contentDocument?.querySelector('pip-rummy-table');
    const over = () => table()?.shadowRoot?.querySelector('.result');
    await waitUntil(() => over(), 'the round is over', { timeout: 25_000 });
    const paths = frame.contentWindow ? loaded(frame.contentWindow) : [];
    expect(paths.some((path) => path.includes('rummy-table'))).to.equal(true);
    expect(paths.filter((path) => /domino|run-fast/.test(path))).to.deep.equal([]);
    frame.remove();
  });
});
