import { expect } from '@open-wc/testing';
import type { PipDominoTable } from '../../components/domino-table/domino-table.ts';
import { held, seated, tileButton } from './support/domino.ts';
import { all, myTurn, one, painted } from './support/table.ts';
import { waitUntil } from './support/wait.ts';

function inside(table: PipDominoTable): void {
  const felt = table.getBoundingClientRect();
  for (const tile of all(table, '.tile')) {
    const box = tile.getBoundingClientRect();
    expect(box.left).to.be.at.least(felt.left - 1);
    expect(box.right).to.be.at.most(felt.right + 1);
    expect(box.bottom).to.be.at.most(felt.bottom + 1);
  }
}

describe('<pip-domino-table> sizes', () => {
  for (const [width, height] of [
    [280, 420],
    [320, 600],
    [390, 700],
    [800, 500],
    [1200, 760],
  ]) {
    it(`keeps the whole hand on a table of ${width} × ${height}, each tile to be hit`, async () => {
      const table = await seated({ width: width ?? 0, height: height ?? 0, players: 4 });
      await myTurn(table);
      await painted(table);
      inside(table);
      for (const tile of all(table, '.tile')) {
        const box = tile.getBoundingClientRect();
        expect(box.width).to.be.at.least(24);
        expect(box.height).to.be.at.least(44);
      }
    });
  }

  it('is a plain table below 280 pixels, playable and without a canvas', async () => {
    const table = await seated({ width: 240, height: 420 });
    await myTurn(table);
    await painted(table);
    expect(all(table, 'canvas')).to.have.length(0);
    const move = table.moves()[0] ?? '';
    const tile = move.slice(0, 3);
    const { width, height } = tileButton(table, tile).getBoundingClientRect();
    expect(Math.min(width, height)).to.be.at.least(44);
    tileButton(table, tile).click();
    await table.updateComplete;
    one(table, '.spot').click();
    await table.updateComplete;
    expect(held(table)).to.not.include(tile);
  });

  it('goes from small to large and back in the middle of a match', async () => {
    const table = await seated({ width: 240, height: 420, seed: 'grow' });
    await myTurn(table);
    const hand = held(table);
    const frame = table.parentElement;
    if (!frame) throw new Error('no frame');
    frame.style.width = '700px';
    await painted(table);
    expect(all(table, '.picture')).to.have.length(1);
    expect(held(table)).to.deep.equal(hand);
    inside(table);
    frame.style.width = '240px';
    await painted(table);
    expect(all(table, '.picture')).to.have.length(0);
    expect(held(table)).to.deep.equal(hand);
  });

  it('appears where it was hidden before', async () => {
    const table = await seated({ seed: 'hidden' });
    table.style.display = 'none';
    await painted(table);
    table.style.display = '';
    await painted(table);
    await myTurn(table);
    inside(table);
    expect(held(table).length).to.be.greaterThan(0);
  });

  it('draws its tiles in the colours that the page gives', async () => {
    const table = await seated({ width: 240, height: 420, seed: 'dye' });
    await myTurn(table);
    const drawn = () => all(table, '.tile svg')[0]?.innerHTML ?? '';
    const house = drawn();
    table.style.setProperty('--pip-tile-ink', 'rgb(200 0 0)');
    table.style.setProperty('--pip-tile-face', 'black');
    table.requestUpdate();
    await waitUntil(() => drawn().includes('#000000'), 'the house’s colour');
    expect(house).to.not.match(/stop-color="#[b-d][0-9a-f]0000"/);
    expect(drawn()).to.match(/stop-color="#[b-d][0-9a-f]0000"/);
  });

  it('mirrors its chrome in RTL pages but never the order of tiles', async () => {
    const table = await seated({ seed: 'rtl', dir: 'rtl' });
    await myTurn(table);
    await painted(table);
    const lefts = all(table, '.tile').map((tile) => tile.getBoundingClientRect().left);
    expect(lefts).to.deep.equal(lefts.toSorted((a, b) => a - b));
    inside(table);
  });
});
