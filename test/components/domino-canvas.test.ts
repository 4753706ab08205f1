import { expect, waitUntil } from '@open-wc/testing';
import { all, myTurn, one, seated } from './support/domino.ts';

describe('<pip-domino-table> canvas', () => {
  it('takes over from the drawing without moving anything', async () => {
    const table = await seated({ seed: 'canvas' });
    await myTurn(table);
    const lefts = () => all(table, '.tile').map((tile) => tile.getBoundingClientRect().left);
    const before = lefts();
    const live = () => all(table, 'canvas').length > 0 && all(table, '.picture > svg').length === 0;
    await waitUntil(live, 'the canvas is live', { timeout: 15_000 });
    const canvas = one(table, 'canvas');
    const picture = one(table, '.picture').getBoundingClientRect();
    const drawn = canvas.getBoundingClientRect();
    for (const edge of ['left', 'top', 'right', 'bottom'] as const) {
      expect(drawn[edge]).to.be.closeTo(picture[edge], 1);
    }
    expect(lefts()).to.deep.equal(before);
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
