import { expect, waitUntil } from '@open-wc/testing';
import { all, myTurn, one, seated } from './support/domino.ts';

describe('<pip-domino-table> canvas', () => {
  it('takes over from the drawing without moving anything', async () => {
    const table = await seated({ seed: 'canvas' });
    await myTurn(table);
    const before = all(table, '.tile').map((tile) => tile.getBoundingClientRect().toJSON());
    await waitUntil(() => all(table, '.picture > svg').length === 0, 'the canvas is live', {
      timeout: 15_000,
    });
    const canvas = one(table, 'canvas');
    const picture = one(table, '.picture').getBoundingClientRect();
    const { x, y, width, height } = canvas.getBoundingClientRect();
    expect([x, y, width, height]).to.deep.equal([
      picture.x,
      picture.y,
      picture.width,
      picture.height,
    ]);
    const after = all(table, '.tile').map((tile) => tile.getBoundingClientRect().toJSON());
    expect(after).to.deep.equal(before);
  });

  it('survives being moved in the page', async () => {
    const table = await seated({ seed: 'moved' });
    await myTurn(table);
    await waitUntil(() => all(table, 'canvas').length === 1, 'a canvas', { timeout: 15_000 });
    const record = table.toRecord();
    const elsewhere = document.createElement('div');
    document.body.append(elsewhere);
    elsewhere.append(table);
    await table.updateComplete;
    expect(table.toRecord()).to.deep.equal(record);
    await waitUntil(() => all(table, 'canvas').length === 1, 'a canvas again', { timeout: 15_000 });
    await table.play(table.moves()[0] ?? '');
    expect(table.toRecord()).to.not.deep.equal(record);
    elsewhere.remove();
  });

  it('lets go of everything when it is removed', async () => {
    const table = await seated({ seed: 'gone' });
    await myTurn(table);
    await waitUntil(() => all(table, 'canvas').length === 1, 'a canvas', { timeout: 15_000 });
    table.remove();
    await table.updateComplete;
    expect(all(table, 'canvas')).to.have.length(0);
  });
});
