import { expect } from '@open-wc/testing';
import type { PipRunFastTable } from '../../components/run-fast-table/run-fast-table.ts';
import { waitUntil } from './support/wait.ts';

/** A page of its own that forbids inline styles, inline scripts and eval. */
async function strictPage(): Promise<{ page: Document; broken: string[] }> {
  const frame = document.createElement('iframe');
  frame.width = '400';
  frame.height = '580';
  frame.src = '/test/pages/strict.html';
  const there = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await there;
  const page = frame.contentDocument;
  if (!page) throw new Error('no page in the frame');
  const broken: string[] = [];
  page.addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile }) => {
    broken.push(`${effectiveDirective} ${sourceFile}`);
  });
  return { page, broken };
}

describe('<pip-run-fast-table> under a strict policy', () => {
  it('is drawn and played without breaking it', async () => {
    const { page, broken } = await strictPage();
    const script = page.createElement('script');
    script.type = 'module';
    script.src = new URL('/components/run-fast-table/define.ts', location.href).href;
    const table = page.createElement('pip-run-fast-table') as PipRunFastTable;
    for (const [name, value] of Object.entries({ seed: 'csp', pace: '0', skill: 'beginner' })) {
      table.setAttribute(name, value);
    }
    table.setAttribute('autostart', '');
    page.body.append(script, table);
    const root = () => table.shadowRoot;
    await waitUntil(() => root()?.querySelector('canvas'), 'a canvas');
    for (let turn = 0; turn < 60; turn++) {
      await waitUntil(
        () => table.moves().length > 0 || root()?.querySelector('.panel'),
        'something to do',
      );
      if (root()?.querySelector('.panel')) break;
      root()?.querySelector<HTMLElement>('.card')?.click();
      await table.updateComplete;
      await table.play(table.moves()[0] ?? '');
    }
    await waitUntil(() => root()?.querySelectorAll('.result').length === 3, 'the sums');
    expect(broken).to.deep.equal([]);
    page.defaultView?.frameElement?.remove();
  });
});
