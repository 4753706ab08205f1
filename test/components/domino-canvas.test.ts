import { expect } from '@open-wc/testing';
import type { PipDominoTable } from '../../components/domino-table/domino-table.ts';
import { seated, unseated } from './support/domino.ts';
import { all, myTurn, one } from './support/table.ts';
import { waitUntil } from './support/wait.ts';

/** Whether the canvas shows something in the middle of an element. */
function opaqueAt(table: PipDominoTable, element: HTMLElement): boolean {
  const canvas = one(table, 'canvas');
  if (!(canvas instanceof HTMLCanvasElement)) return false;
  const at = element.getBoundingClientRect();
  const whole = canvas.getBoundingClientRect();
  const density = canvas.width / whole.width;
  const copy = document.createElement('canvas');
  copy.width = copy.height = 1;
  const x = (at.x + at.width / 4 - whole.x) * density;
  const y = (at.y + at.height / 2 - whole.y) * density;
  const context = copy.getContext('2d');
  context?.drawImage(canvas, -x, -y);
  return (context?.getImageData(0, 0, 1, 1).data[3] ?? 0) > 250;
}

describe('<pip-domino-table> canvas', () => {
  it('takes over from the drawing without moving anything', async () => {
    const table = await seated({ seed: 'canvas' });
    await myTurn(table);
    const lefts = () => all(table, '.tile').map((tile) => tile.getBoundingClientRect().left);
    const before = lefts();
    const live = () => all(table, 'canvas').length > 0 && all(table, '.picture > svg').length === 0;
    await waitUntil(live, 'the canvas is live');
    const canvas = one(table, 'canvas');
    const picture = one(table, '.picture').getBoundingClientRect();
    const drawn = canvas.getBoundingClientRect();
    for (const edge of ['left', 'top', 'right', 'bottom'] as const) {
      expect(drawn[edge]).to.be.closeTo(picture[edge], 1);
    }
    expect(lefts()).to.deep.equal(before);
  });

  it('deals the first round tile by tile', async () => {
    const table = await unseated({ seed: 'kb7', pace: 700 });
    const live = () => all(table, 'canvas').length > 0 && all(table, '.picture > svg').length === 0;
    await waitUntil(live, 'the canvas is live');
    await table.start();
    await table.updateComplete;
    const last = all(table, '.hand .tile').at(-1);
    if (!last) throw new Error('a hand');
    const drawn = () => opaqueAt(table, last);
    expect(drawn(), 'dealt before it is dealt').to.equal(false);
    await waitUntil(drawn, 'dealt');
  });

  it('survives being moved in the page', async () => {
    const table = await seated({ seed: 'moved' });
    await myTurn(table);
    await waitUntil(() => all(table, 'canvas').length === 1, 'a canvas');
    const record = table.toRecord();
    const elsewhere = document.createElement('div');
    document.body.append(elsewhere);
    elsewhere.append(table);
    await table.updateComplete;
    expect(table.toRecord()).to.deep.equal(record);
    await waitUntil(() => all(table, 'canvas').length === 1, 'a canvas again');
    await table.play(table.moves()[0] ?? '');
    expect(table.toRecord()).to.not.deep.equal(record);
    elsewhere.remove();
  });

  it('lets go of everything when it is removed', async () => {
    const table = await seated({ seed: 'gone' });
    await myTurn(table);
    await waitUntil(() => all(table, 'canvas').length === 1, 'a canvas');
    table.remove();
    await table.updateComplete;
    expect(all(table, 'canvas')).to.have.length(0);
  });
});
