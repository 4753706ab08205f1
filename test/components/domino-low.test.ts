import { expect } from '@open-wc/testing';
import type { PipDominoTable } from '../../components/domino-table/domino-table.ts';
import { accessible } from './support/accessible.ts';
import { viewport } from './support/browser.ts';
import { seated, tileButton } from './support/domino.ts';
import { all, button, myTurn, one, painted } from './support/table.ts';

/** A table as high as it is by itself, as wide as the window. */
async function natural(width: number, players: number): Promise<PipDominoTable> {
  const table = await seated({ width, players, rules: 'block', seed: 't9' });
  table.style.height = '';
  await painted(table);
  return table;
}

const bottom = (element: Element) => element.getBoundingClientRect().bottom;
const top = (element: Element) => element.getBoundingClientRect().top;

describe('<pip-domino-table> on a phone held sideways', () => {
  for (const [width, height] of [
    [640, 360],
    [667, 375],
    [844, 390],
  ] as const) {
    it(`fits ${width} × ${height} with all its buttons, its names in one row`, async function () {
      if (!(await viewport(width, height))) this.skip();
      const table = await natural(width, 4);
      await myTurn(table);
      expect(table.getBoundingClientRect().height).to.be.at.most(height);
      expect(new Set(all(table, '.chip').map(top)).size).to.equal(1);
      for (const each of all(table, '.controls button, .hand .tile')) {
        expect(bottom(each)).to.be.at.most(bottom(table));
      }
      const message = one(table, '.message').getBoundingClientRect();
      const [first] = all(table, '.hand .tile');
      if (first) expect(message.bottom).to.be.at.most(top(first));
    });

    it(`shows a whole result at ${width} × ${height}`, async function () {
      if (!(await viewport(width, height))) this.skip();
      const table = await natural(width, 4);
      while ((await myTurn(table)) === 'turn') await table.play(table.moves()[0] ?? '');
      await painted(table);
      const next = button(table, /Next round|Play again/);
      expect(bottom(next)).to.be.at.most(bottom(table));
      const sum = one(table, '.sum');
      expect(bottom(sum)).to.be.at.most(top(next));
    });
  }
});

describe('<pip-domino-table> result', () => {
  it('steps aside to show the table, and comes back', async () => {
    const table = await seated({ players: 2, seed: 'aside', width: 390, height: 660 });
    while ((await myTurn(table)) === 'turn') await table.play(table.moves()[0] ?? '');
    const panel = () => one(table, '.panel').getBoundingClientRect().height;
    const whole = panel();
    const look = button(table, /Look at the table/);
    expect(look.getAttribute('aria-expanded')).to.equal('true');
    look.click();
    expect(panel()).to.be.below(whole / 2);
    expect(look.getAttribute('aria-expanded')).to.equal('false');
    await accessible(table);
    look.click();
    expect(panel()).to.equal(whole);
  });
});

describe('<pip-domino-table> on the narrowest phone', () => {
  it('keeps every tile where it is when one is picked that fits both ends', async () => {
    const table = await seated({ width: 320, height: 560, seed: 'q' });
    table.undo = true;
    const tops = () => all(table, '.hand .tile').map((tile) => tile.getBoundingClientRect().bottom);
    const asks = () => all(table, '.controls .primary').length > 1;
    while (!asks() && (await myTurn(table)) === 'turn') {
      const before = tops();
      for (const { dataset } of all(table, '.hand .playable')) {
        if (asks()) break;
        tileButton(table, dataset.tile ?? '').click();
        await painted(table);
        expect(tops()).to.deep.equal(before);
      }
      if (!asks()) await table.play(table.moves()[0] ?? '');
    }
    expect(asks(), 'a tile that fits both ends').to.equal(true);
  });
});

describe('<pip-domino-table> hand', () => {
  it('has no dead place between two tiles', async () => {
    const table = await seated({ width: 320, height: 560 });
    await myTurn(table);
    await painted(table);
    const [first, second] = all(table, '.hand .tile').map((tile) => tile.getBoundingClientRect());
    if (!first || !second) throw new Error('two tiles');
    const middle = { x: (first.right + second.left) / 2, y: first.top + first.height / 2 };
    const hit = table.shadowRoot?.elementFromPoint(middle.x, middle.y);
    expect(hit?.closest('.tile')).to.not.equal(null);
  });
});
