import { expect } from '@open-wc/testing';
import { configure } from '../../components/index.ts';
import { seated } from './support/domino.ts';
import { all, button, myTurn, one } from './support/table.ts';
import { waitUntil } from './support/wait.ts';

afterEach(() => configure({ worker: undefined, guide: undefined }));

/** A worker as an embedder makes one, counting what it is asked. */
function working(asked: unknown[]): () => Worker {
  return () => {
    const code = `import ${JSON.stringify(new URL('/machines/bot-worker.ts', location.href).href)}`;
    const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
    const worker = new Worker(address, { type: 'module' });
    const { postMessage } = worker;
    worker.postMessage = (question: unknown) => {
      asked.push(question);
      postMessage.call(worker, question);
    };
    return worker;
  };
}

describe('what a page configures', () => {
  it('lets bots think in its worker, to the same moves', async () => {
    const here = await seated({ seed: 'w', skill: 'expert' });
    await myTurn(here);
    const asked: unknown[] = [];
    configure({ worker: working(asked) });
    const there = await seated({ seed: 'w', skill: 'expert' });
    await myTurn(there);
    for (const table of [here, there]) {
      await table.play(table.moves()[0] ?? '');
      await myTurn(table);
    }
    expect(asked).not.to.be.empty;
    expect(there.toRecord()).to.deep.equal(here.toRecord());
  });

  it('thinks on the page where the worker doesn’t work', async () => {
    configure({
      worker: () => {
        throw new Error('refused by a policy');
      },
    });
    const table = await seated({ seed: 'a' });
    await myTurn(table);
    await table.play(table.moves()[0] ?? '');
    await myTurn(table);
    expect(await table.hint()).to.be.a('string');
  });

  it('links the rules to its guide', async () => {
    configure({ guide: 'https://example.org/dominoes/' });
    const table = await seated({ seed: 'a' });
    await myTurn(table);
    await table.play('pass').catch(() => null);
    await table.updateComplete;
    button(table, /^See the rule$/).click();
    await waitUntil(() => all(table, 'dialog a').length === 1, 'a link');
    expect(one(table, 'dialog a').getAttribute('href')).to.equal(
      'https://example.org/dominoes/#draw-8',
    );
  });

  it('links the rules to the guide of their game', async () => {
    configure({ guide: { FIVE: 'https://example.org/fives/', DRAW: 'https://example.org/draw/' } });
    const table = await seated({ seed: 'a' });
    await myTurn(table);
    await table.play('pass').catch(() => null);
    await table.updateComplete;
    button(table, /^See the rule$/).click();
    await waitUntil(() => all(table, 'dialog a').length === 1, 'a link');
    expect(one(table, 'dialog a').getAttribute('href')).to.equal(
      'https://example.org/draw/#draw-8',
    );
  });
});
