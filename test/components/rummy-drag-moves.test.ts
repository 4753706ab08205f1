import { expect } from '@open-wc/testing';
import type { PipRummyTable } from '../../components/rummy-table/rummy-table.ts';
import { middleOf, touch } from './support/browser.ts';
import { come, onRack, onTable, rack, sets } from './support/rummy.ts';
import { all, click, draggable, message, myTurn, one, said } from './support/table.ts';
import { waitUntil } from './support/wait.ts';

const melded = {
  mine: 'R4 R5 R6 R10 B10 K10 R7 O10 O2 O5',
  theirs: 'B1 B2 B3',
  moves: ['play R4 R5 R6, R10 B10 K10', 'draw'],
};

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a finger has to be so that the tile that it drags is at a point of the table; WebKit's driver has a mouse. */
function under(table: PipRummyTable, tile: HTMLElement, { x, y }: Point): Point {
  const isRack = y > one(table, '.tray').getBoundingClientRect().top;
  const finger = /Chrome|Firefox/.test(navigator.userAgent) && !isRack;
  return { x, y: finger ? y + tile.getBoundingClientRect().height / 2 + 14 : y };
}

/** A finger that drags a tile to a point. */
async function drag(
  table: PipRummyTable,
  tile: HTMLElement,
  to: Point,
  end: 'up' | 'cancel' = 'up',
): Promise<boolean> {
  const from = middleOf(tile);
  const goal = under(table, tile, to);
  const part = (share: number) => ({
    x: from.x + (goal.x - from.x) * share,
    y: from.y + (goal.y - from.y) * share,
  });
  const done = await touch(
    { do: 'down', ...from },
    { do: 'move', ...part(0.2) },
    { do: 'move', ...part(0.6) },
    { do: 'move', ...goal },
    { do: end },
  );
  await table.updateComplete;
  return done;
}

/** All that the message line shows from now on. */
function seen(table: PipRummyTable): readonly string[] {
  const texts: string[] = [];
  const watch = new MutationObserver(() => texts.push(message(table)));
  watch.observe(one(table, '.note-line'), { subtree: true, childList: true, characterData: true });
  return texts;
}

describe('<pip-rummy-table> dragging', () => {
  it('lays a tile into the set it is let go on', async () => {
    const table = await come(melded);
    await draggable(table);
    await drag(table, onRack(table, 'R7'), middleOf(onTable(table, 'R5')));
    expect(sets(table)).to.include('R4 R5 R6 R7');
    expect(rack(table)).to.not.include('R7');
  });

  it('makes a new set of several picked tiles at once', async () => {
    const table = await come({ mine: 'R7 B7 K7 O2' });
    await draggable(table);
    for (const tile of ['R7', 'B7', 'K7']) await click(table, onRack(table, tile));
    await drag(table, onRack(table, 'B7'), middleOf(one(table, '.scroller')));
    expect(sets(table)).to.deep.equal(['R7 B7 K7']);
  });

  it('takes a tile of this turn back to the rack, and no other', async () => {
    const table = await come(melded);
    await draggable(table);
    await drag(table, onRack(table, 'R7'), middleOf(onTable(table, 'R5')));
    await click(table, onTable(table, 'R7'));
    await drag(table, onTable(table, 'R7'), middleOf(onRack(table, 'O2')));
    expect(rack(table)).to.include('R7');
    await click(table, onTable(table, 'K10'));
    await drag(table, onTable(table, 'K10'), middleOf(onRack(table, 'O2')));
    expect(sets(table)).to.deep.equal(['R4 R5 R6', 'R10 B10 K10']);
    expect(one(table, '.message').textContent).to.match(/Black 10 can’t come to your rack/);
  });

  it('drags a tile of the table up or down once a finger has rested on it', async function () {
    // WebKit's driver has no finger.
    if (!/Chrome|Firefox/.test(navigator.userAgent)) this.skip();
    const table = await come(melded);
    await draggable(table);
    await drag(table, onRack(table, 'R7'), middleOf(onTable(table, 'R5')));
    const tile = onTable(table, 'R7');
    await touch({ do: 'down', ...middleOf(tile) });
    await waitUntil(() => tile.matches('.lifted'), 'lifted');
    const to = middleOf(onRack(table, 'O2'));
    await touch({ do: 'move', ...to }, { do: 'move', x: to.x + 1, y: to.y }, { do: 'up' });
    await table.updateComplete;
    expect(rack(table)).to.include('R7');
    expect(all(table, '.lifted').length).to.equal(0);
  });

  it('shows what would lie where a tile is dragged to, and says it only where it falls', async () => {
    const table = await come(melded);
    await draggable(table);
    const before = said(table).at(-1);
    const { x, y } = middleOf(onRack(table, 'R7'));
    const to = under(table, onRack(table, 'R7'), middleOf(onTable(table, 'R5')));
    await touch({ do: 'down', x, y }, { do: 'move', x: x + 2, y: y - 30 }, { do: 'move', ...to });
    await table.updateComplete;
    expect(one(table, '.message').textContent).to.equal('Becomes run Red 4 to Red 7');
    expect(said(table).at(-1)).to.equal(before);
    await touch({ do: 'move', x: to.x + 1, y: to.y }, { do: 'up' });
    await table.updateComplete;
    expect(said(table).at(-1)).to.match(/^Red 7 to run Red 4 to Red 6, now Red 4 to Red 7\.$/);
  });

  it('ends with the turn that it began in', async () => {
    const table = await come({ mine: 'R10 B10 K10 O2' });
    await draggable(table);
    const { x, y } = middleOf(onRack(table, 'R10'));
    await touch({ do: 'down', x, y }, { do: 'move', x: x + 2, y: y - 40 });
    await table.play('draw');
    await myTurn(table);
    const to = middleOf(one(table, '.scroller'));
    await touch({ do: 'move', ...to }, { do: 'up' });
    await table.updateComplete;
    expect(sets(table)).to.deep.equal([]);
    expect(all(table, '[aria-pressed="true"]').length).to.equal(0);
  });

  it('moves a tile along the rack', async () => {
    const table = await come(melded);
    await draggable(table);
    const before = rack(table);
    const last = all(table, '.rack-tile').at(-1);
    const { right = 0, top = 0, height = 0 } = last?.getBoundingClientRect() ?? {};
    const first = before[0] ?? '';
    await drag(table, onRack(table, first), { x: right + 4, y: top + height / 2 });
    expect(rack(table)).to.deep.equal([...before.slice(1), first]);
  });

  it('splits a run where the lower end of a gap is pointed at', async () => {
    const table = await come({
      mine: 'R3 R4 R5 R6 R7 R8 R5 O2',
      moves: ['play R3 R4 R5 R6 R7 R8', 'draw'],
    });
    await draggable(table);
    const box = onTable(table, 'R6').getBoundingClientRect();
    await drag(table, onRack(table, 'R5'), { x: box.left - 1, y: box.bottom - 3 });
    expect(sets(table)).to.deep.equal(['R3 R4 R5', 'R5 R6 R7 R8']);
  });

  for (const [where, tile, down] of [
    ['the middle', 'R5', 0.5],
    ['its beginning', 'R3', 0.3],
    ['a gap that would part it wrongly', 'R5', 0.9],
  ] as const) {
    it(`RUM-E32 splits a run that takes a twin no other way, let go on ${where}`, async () => {
      const table = await come({
        mine: 'R3 R4 R5 R6 R7 R10 B10 K10 R5 O2',
        moves: ['play R3 R4 R5 R6 R7, R10 B10 K10', 'draw'],
      });
      await draggable(table);
      const { left, top, height } = onTable(table, tile).getBoundingClientRect();
      const shown = seen(table);
      await drag(table, onRack(table, 'R5'), { x: left + 2, y: top + height * down });
      expect(sets(table)).to.include.members(['R3 R4 R5', 'R5 R6 R7']);
      expect(shown).to.include('Becomes Red 3 to Red 5 and Red 5 to Red 7');
    });
  }

  it('lets a tile fly back that is let go anywhere else', async () => {
    const table = await come(melded);
    await draggable(table);
    const before = [sets(table), rack(table)];
    const box = table.getBoundingClientRect();
    await drag(table, onRack(table, 'R7'), { x: box.x + 30, y: box.y + 30 });
    expect([sets(table), rack(table)]).to.deep.equal(before);
    expect(all(table, '[aria-pressed="true"]').length).to.equal(0);
  });

  it('lets a tile fly back that is let go below its table', async () => {
    const table = await come(melded);
    await draggable(table);
    const before = rack(table);
    const [first = ''] = before;
    const { right, bottom } = table.getBoundingClientRect();
    await drag(table, onRack(table, first), { x: right - 200, y: bottom - 10 });
    expect(rack(table)).to.deep.equal(before);
    expect(all(table, '[aria-pressed="true"]').length).to.equal(0);
  });

  it('takes tiles back when the pointer is cancelled', async () => {
    const table = await come(melded);
    await draggable(table);
    const before = [sets(table), rack(table)];
    const button = onRack(table, 'R7');
    const goal = middleOf(onTable(table, 'R5'));
    // Where no driver cancels a finger, the page is told so while the finger is down.
    if (!(await drag(table, button, goal, 'cancel'))) {
      button.addEventListener('pointermove', (event) => {
        if (button.classList.contains('dragged')) {
          button.dispatchEvent(new PointerEvent('pointercancel', { pointerId: event.pointerId }));
        }
      });
      await drag(table, button, goal);
    }
    expect([sets(table), rack(table)]).to.deep.equal(before);
    expect(all(table, '.dragged').length).to.equal(0);
  });
});
