import { expect } from '@open-wc/testing';
import { load } from '../../components/index.ts';
import { waitUntil } from './support/wait.ts';

const defined = (tag: string) => customElements.get(tag) !== undefined;
const frame = () => new Promise((done) => requestAnimationFrame(done));

// One page for the file: what is defined stays defined, so these read from top to bottom.
describe('the script tag', () => {
  it('loads nothing for a tag that is far away', async () => {
    const far = document.createElement('div');
    far.style.height = '6000px';
    const table = document.createElement('pip-domino-table');
    document.body.append(far, table);
    await frame();
    await frame();
    expect(defined('pip-domino-table')).to.equal(false);
    far.remove();
    await waitUntil(() => defined('pip-domino-table'), 'near now');
    table.remove();
  });

  it('sees tags that are added later, however deep', async () => {
    const article = document.createElement('article');
    const section = document.createElement('section');
    section.append(document.createElement('pip-options'));
    article.append(section);
    document.body.append(article);
    await waitUntil(() => defined('pip-options'), 'loaded');
    article.remove();
  });

  it('loads at once, in shadow roots, when asked', async () => {
    const host = document.createElement('div');
    const root = host.attachShadow({ mode: 'open' });
    const example = document.createElement('pip-example');
    root.append(example);
    await load(root);
    expect(defined('pip-example')).to.equal(true);
    await load(example);
  });

  it('leaves a definition alone that the page already has', async () => {
    const before = customElements.get('pip-domino-table');
    document.body.append(document.createElement('pip-domino-table'));
    await load();
    expect(customElements.get('pip-domino-table')).to.equal(before);
    document.body.lastElementChild?.remove();
  });
});
