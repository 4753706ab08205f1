import { expect } from '@open-wc/testing';
import type { PipDominoTable } from '../../components/domino-table/domino-table.ts';
import { middleOf, press, touch } from './support/browser.ts';
import { held, seated, tileButton } from './support/domino.ts';
import { all, draggable, myTurn, one } from './support/table.ts';

/** A finger that drags a tile to a point and is still down. */
async function drag(
  table: PipDominoTable,
  tile: string,
  to: { x: number; y: number },
  end: 'up' | 'cancel',
): Promise<boolean> {
  const from = middleOf(tileButton(table, tile));
  return touch(
    { do: 'down', ...from },
    { do: 'move', x: from.x + (to.x - from.x) / 4, y: from.y + (to.y - from.y) / 4 },
    { do: 'move', x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
    { do: 'move', ...to },
    { do: end },
  );
}

/** Where the first playable tile belongs. */
async function goal(table: PipDominoTable) {
  await myTurn(table);
  await draggable(table);
  const move = table.moves()[0] ?? '';
  const tile = move.slice(0, 3);
  tileButton(table, tile).click();
  await table.updateComplete;
  const spot = middleOf(one(table, `.spot[data-arm="${move.slice(4) || 'R'}"]`));
  tileButton(table, tile).focus();
  return { move, tile, spot };
}

describe('<pip-domino-table> dragging', () => {
  it('plays the tile at the end it is let go on', async () => {
    const table = await seated({ seed: 'drag' });
    const { move, tile, spot } = await goal(table);
    await drag(table, tile, spot, 'up');
    await table.updateComplete;
    expect(table.toRecord().rounds[0]?.moves).to.include(move);
    expect(held(table)).to.not.include(tile);
  });

  it('lets go of it anywhere else and it stays in the hand', async () => {
    const table = await seated({ seed: 'drag' });
    const { tile } = await goal(table);
    const before = table.toRecord();
    const box = table.getBoundingClientRect();
    await drag(table, tile, { x: box.x + 30, y: box.y + 110 }, 'up');
    await table.updateComplete;
    expect(held(table)).to.include(tile);
    expect(table.toRecord()).to.deep.equal(before);
    expect(all(table, '.spot')).to.have.length(0);
  });

  it('takes the tile back when the pointer is cancelled', async () => {
    const table = await seated({ seed: 'drag' });
    const { tile, spot } = await goal(table);
    const before = table.toRecord();
    // Where no driver cancels a finger, the page is told so while the finger is down.
    if (!(await drag(table, tile, spot, 'cancel'))) {
      const button = tileButton(table, tile);
      button.addEventListener('pointermove', (event) => {
        if (button.classList.contains('dragged')) {
          button.dispatchEvent(new PointerEvent('pointercancel', { pointerId: event.pointerId }));
        }
      });
      await drag(table, tile, spot, 'up');
    }
    await table.updateComplete;
    expect(held(table)).to.include(tile);
    expect(table.toRecord()).to.deep.equal(before);
    expect(tileButton(table, tile).classList.contains('dragged')).to.equal(false);
    expect(table.moves().length).to.be.greaterThan(0);
  });

  it('leaves a swipe along the hand, and any swipe elsewhere, to the page', async () => {
    const table = await seated({ seed: 'drag' });
    const { tile } = await goal(table);
    expect(getComputedStyle(tileButton(table, tile)).touchAction).to.equal('manipulation');
    const from = middleOf(tileButton(table, tile));
    await touch(
      { do: 'down', ...from },
      { do: 'move', x: from.x + 60, y: from.y + 2 },
      { do: 'up' },
    );
    await table.updateComplete;
    expect(tileButton(table, tile).classList.contains('dragged')).to.equal(false);
    expect(held(table)).to.include(tile);
  });

  it('lets a swipe on the felt scroll the page', async function () {
    const table = await seated({ seed: 'drag', height: 420 });
    await goal(table);
    const below = document.createElement('div');
    below.style.height = '2000px';
    table.after(below);
    const felt = one(table, '.tabletop').getBoundingClientRect();
    const x = felt.left + 24;
    const y = felt.top + felt.height / 2;
    await touch(
      { do: 'down', x, y },
      { do: 'move', x, y: y - 30 },
      { do: 'move', x, y: y - 80 },
      { do: 'move', x, y: y - 140 },
      { do: 'up' },
    );
    await new Promise((resolve) => requestAnimationFrame(resolve));
    // Only Chromium's driver makes a scroll of a touch.
    if (!navigator.userAgent.includes('Chrome')) this.skip();
    expect(scrollY).to.be.greaterThan(40);
    scrollTo(0, 0);
  });

  it('lets go of a tile that is played without it, and can drag the next', async () => {
    const table = await seated({ seed: 'drag' });
    const { move, tile, spot } = await goal(table);
    await touch({ do: 'down', ...middleOf(tileButton(table, tile)) }, { do: 'move', ...spot });
    await table.play(move);
    await touch({ do: 'up' });
    expect(await myTurn(table)).to.equal('turn');
    expect(all(table, '.tabletop.dragging')).to.be.empty;
    const next = await goal(table);
    await drag(table, next.tile, next.spot, 'up');
    await table.updateComplete;
    expect(table.toRecord().rounds[0]?.moves).to.include(next.move);
  });

  it('takes the tile back on Escape', async () => {
    const table = await seated({ seed: 'drag' });
    const { tile, spot } = await goal(table);
    const button = tileButton(table, tile);
    const from = middleOf(button);
    const mouse = (type: string, { x, y }: { x: number; y: number }) =>
      button.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          composed: true,
          pointerId: 1,
          pointerType: 'mouse',
          isPrimary: true,
          button: 0,
          clientX: x,
          clientY: y,
        }),
      );
    // A pointer that isn't real can't be captured.
    button.setPointerCapture = () => {};
    mouse('pointerdown', from);
    mouse('pointermove', spot);
    await table.updateComplete;
    expect(button.classList.contains('dragged')).to.equal(true);
    const before = table.toRecord();
    await press('Escape');
    mouse('pointerup', spot);
    await table.updateComplete;
    expect(button.classList.contains('dragged')).to.equal(false);
    expect(all(table, '.spot')).to.be.empty;
    expect(table.toRecord()).to.deep.equal(before);
  });
});
