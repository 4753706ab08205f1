import { expect } from '@open-wc/testing';
import type { PipRummyTable } from '../../components/rummy-table/rummy-table.ts';
import { middleOf, press, touch } from './support/browser.ts';
import {
  come,
  lay,
  onRack,
  onTable,
  type RummySetup,
  seated,
  sets,
  unseated,
} from './support/rummy.ts';
import { all, click, draggable, message, moves, myTurn, one } from './support/table.ts';
import { waitUntil } from './support/wait.ts';

/** A table full of tiles: one side lays runs of thirteen, the other the rest. */
async function full(setup: RummySetup): Promise<PipRummyTable> {
  const table = await unseated(setup);
  const { record, laid } = crowded();
  await table.load(record);
  await myTurn(table);
  expect(all(table, '.set-tile').length).to.equal(laid);
  return table;
}

/** Two people who draw until they can lay all but a few tiles: 100 on the table. */
function crowded() {
  const groups = (number: number) => ['R', 'B', 'K', 'O'].map((colour) => `${colour}${number}`);
  const numbers = Array.from({ length: 13 }, (_, i) => i + 1);
  // In drawing order: one seat draws the first of each pair, the other the second.
  const mine = [...numbers.slice(0, 12).flatMap(groups), 'J'];
  const theirs = [...numbers.slice(0, 12).flatMap(groups), 'J'];
  const rest = [...groups(13), ...groups(13)];
  const drawn = mine.slice(14).flatMap((tile, i) => [tile, theirs[14 + i] ?? '']);
  const deal = {
    hands: [mine.slice(0, 14).join(' '), theirs.slice(0, 14).join(' ')],
    stock: [...drawn, ...rest].join(' '),
    first: 0,
  };
  const sets = (from: number) => numbers.slice(from, 12).map((number) => groups(number).join(' '));
  // All the groups of the higher numbers, so that the first meld is worth enough.
  const own = sets(0);
  const first = `play ${own.join(', ')}`;
  const second = `play ${[...own, ...sets(1)].join(', ')}`;
  const draws = drawn.map(() => 'draw');
  const options = { players: 2, rounds: 1, clock: 0 };
  const record = {
    pip: 1 as const,
    game: 'rummy' as const,
    options,
    rounds: [{ deal, moves: [...draws, first, second] }],
  };
  return { record, laid: 48 + 44 };
}

describe('<pip-rummy-table> sizes', () => {
  it('is a table of the DOM alone where it is smaller than 280 × 360, and can be played', async () => {
    const table = await come({ mine: 'R10 B10 K10 O10' }, { width: 260, height: 340 });
    await waitUntil(() => all(table, '.flow .rack-tile').length === 14, 'the small table');
    expect(all(table, 'canvas').length).to.equal(0);
    await lay(table, 'R10', 'B10', 'K10');
    await click(table, onRack(table, 'O10'));
    await click(table, onTable(table, 'B10'));
    expect(sets(table)).to.deep.equal(['R10 B10 K10 O10']);
    await click(table, one(table, '#play'));
    expect(moves(table)[0]).to.equal('play R10 B10 K10 O10');
  });

  it('has four names whole, all buttons in a row and the rack in sight on the smallest table', async () => {
    const table = await seated({ players: 4, width: 260, height: 480 });
    await waitUntil(() => all(table, '.flow .rack-tile').length >= 14, 'the small table');
    await myTurn(table);
    for (const name of all(table, '.chip .name')) {
      expect(name.scrollWidth, name.textContent ?? '').to.be.at.most(name.clientWidth);
    }
    const tops = all(table, '.controls button').map((each) => each.getBoundingClientRect().top);
    expect(new Set(tops).size).to.equal(1);
    const felt = one(table, '.flow').getBoundingClientRect();
    const first = all(table, '.rack-tile')[0]?.getBoundingClientRect();
    expect(first?.bottom).to.be.below(felt.bottom);
  });

  it('shows a hundred tiles at 390 pixels, and scrolls to all of them', async () => {
    const table = await full({ width: 390, height: 460 });
    const scroller = one(table, '.scroller');
    const tile = one(table, '.set-tile').getBoundingClientRect();
    expect(tile.width).to.be.at.least(20);
    expect(scroller.scrollHeight).to.be.greaterThan(scroller.clientHeight);
    expect(getComputedStyle(one(table, '.set-tile')).touchAction).to.match(/^pan-y/);
    onTable(table, 'R4').focus();
    await press('End');
    const last = all(table, '.set-tile').at(-1)?.getBoundingClientRect();
    const box = scroller.getBoundingClientRect();
    expect(last?.bottom).to.be.at.most(box.bottom + 1);
  });

  it('leaves the page its scroll where it has none of its own, and moves no tile by it', async function () {
    // Only Chromium's driver makes a scroll of a touch.
    if (!navigator.userAgent.includes('Chrome')) this.skip();
    const table = await come({
      mine: 'R4 R5 R6 R10 B10 K10 R7',
      theirs: 'B1 B2 B3',
      moves: ['play R4 R5 R6, R10 B10 K10', 'draw'],
    });
    await draggable(table);
    const below = document.createElement('div');
    below.style.height = '2000px';
    table.after(below);
    const { x, y } = middleOf(onTable(table, 'R5'));
    await touch(
      { do: 'down', x, y },
      { do: 'move', x: x + 2, y: y - 40 },
      { do: 'move', x: x + 4, y: y - 90 },
      { do: 'move', x: x + 4, y: y - 140 },
      { do: 'up' },
    );
    await waitUntil(() => scrollY > 30, 'the page scrolls');
    expect(all(table, '[aria-pressed="true"]').length).to.equal(0);
    expect(sets(table)).to.deep.equal(['R4 R5 R6', 'R10 B10 K10']);
    await waitUntil(() => message(table) === 'Rest the finger on a tile to lift it', 'said how');
    scrollTo(0, 0);
  });

  it('leaves the page its scroll at its end', async function () {
    // Only Chromium's driver makes a scroll of a touch.
    if (!navigator.userAgent.includes('Chrome')) this.skip();
    const table = await full({ width: 390, height: 460 });
    await draggable(table);
    const below = document.createElement('div');
    below.style.height = '2000px';
    table.after(below);
    const scroller = one(table, '.scroller');
    const swipe = async () => {
      const { x, y } = middleOf(scroller);
      await touch(
        { do: 'down', x, y },
        { do: 'move', x, y: y - 40 },
        { do: 'move', x, y: y - 90 },
        { do: 'move', x, y: y - 140 },
        { do: 'up' },
      );
    };
    await swipe();
    await waitUntil(() => scroller.scrollTop > 30, 'the table scrolls');
    expect(all(table, '[aria-pressed="true"]').length).to.equal(0);
    scroller.scrollTop = scroller.scrollHeight;
    for (let i = 0; i < 3 && scrollY < 20; i++) await swipe();
    await waitUntil(() => scrollY > 20, 'the page scrolls');
    scrollTo(0, 0);
  });
});
