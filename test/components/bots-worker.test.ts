import { expect } from '@open-wc/testing';
import { configure } from '../../components/index.ts';
import { choose, chooseInWorker } from '../../machines/bots.ts';
import { dominoes } from '../../machines/dominoes/game.ts';
import { seated } from './support/domino.ts';
import { myTurn } from './support/table.ts';

afterEach(() => configure({ worker: undefined }));

function moduleWorker(source: string): Worker {
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  return new Worker(address, { type: 'module' });
}

describe('bots in a real worker', () => {
  it('choose as they do on the page, in every skill', async () => {
    const address = new URL('/machines/bot-worker.ts', location.href).href;
    const worker = moduleWorker(`import ${JSON.stringify(address)}`);
    for (const players of [2, 3, 4] as const) {
      for (const rules of ['draw', 'block'] as const) {
        const options = dominoes.options({ rules, players });
        let state = dominoes.deal(options, { seed: 'browser' });
        state = dominoes.play(state, dominoes.moves(state)[0] ?? '');
        const view = dominoes.view(state, dominoes.seat(state));
        for (const skill of ['beginner', 'normal', 'expert'] as const) {
          const asked = { skill, seed: 'b', effort: 500 };
          const move = await choose(dominoes, view, asked);
          expect(await chooseInWorker(worker, dominoes, view, asked)).to.equal(move);
        }
      }
    }
    worker.terminate();
  });

  it('a worker that breaks down leaves the table playable to the end of its moves', async () => {
    configure({ worker: () => moduleWorker('throw new Error("broken")') });
    const table = await seated({ seed: 'a', skill: 'normal' });
    for (let i = 0; i < 3; i++) {
      await myTurn(table);
      await table.play(table.moves()[0] ?? '');
    }
    await myTurn(table);
    expect(await table.hint()).to.be.a('string');
  });
});
