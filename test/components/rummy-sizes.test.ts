import { expect } from '@open-wc/testing';
import type { PipRummyTable } from '../../components/rummy-table/rummy-table.ts';
import type { MatchRecord } from '../../machines/game.ts';
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
import {
  all,
  click,
  draggable,
  message,
  moves,
  myTurn,
  one,
  resumed,
  said,
} from './support/table.ts';
import { waitUntil } from './support/wait.ts';

/** A table full of tiles. */
async function full(setup: RummySetup): Promise<PipRummyTable> {
  const table = await resumed(await unseated(setup), crowded());
  expect(all(table, '.set-tile').length).to.equal(100);
  return table;
}

/** So many draws of both. */
const turns = (each: number): string[] => Array.from({ length: 2 * each - 1 }, () => 'draw');

/** The message lies in its line, and all of it is seen. */
function expectRoom(table: PipRummyTable): void {
  const shown = one(table, '.message');
  const text = message(table);
  const line = one(table, '.note-line').getBoundingClientRect();
  const box = shown.getBoundingClientRect();
  expect(text).to.not.equal('');
  expect(box.top, text).to.be.at.least(line.top - 1);
  expect(box.bottom, text).to.be.at.most(line.bottom + 1);
  expect(shown.scrollHeight, text).to.be.at.most(shown.clientHeight + 1);
}

/** Two people who draw the whole pool, then lay groups of all that they hold but a few tiles: a hundred on the table. */
function crowded(): MatchRecord {
  const groups = Array.from({ length: 13 }, (_, i) =>
    ['R', 'B', 'K', 'O'].map((colour) => `${colour}${i + 1}`).join(' '),
  );
  const each = [...groups, 'J'].join(' ').split(' ');
  const hand = each.slice(0, 14).join(' ');
  const stock = each.slice(14).flatMap((tile) => [tile, tile]);
  const moves = [
    ...stock.map(() => 'draw'),
    `play ${groups.join(', ')}`,
    `play ${[...groups, ...groups.slice(1)].join(', ')}`,
  ];
  const deal = { hands: [hand, hand], stock: stock.join(' '), first: 0 };
  const options = { players: 2, rounds: 1, clock: 0 };
  return { pip: 1, game: 'rummy', options, rounds: [{ deal, moves }] };
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

  for (const [width, height] of [
    [260, 420],
    [390, 340],
  ] as const) {
    it(`shows where a new set goes on ${width} × ${height} as soon as a tile is held`, async () => {
      const first = 'R1 R2 R3 R4, B1 B2 B3 B4, K4 K5 K6 K7';
      const table = await come(
        { mine: `${first.replaceAll(',', '')} O1 O2`, moves: [`play ${first}`, ...turns(9)] },
        { width, height },
      );
      await waitUntil(() => all(table, '.flow .rack-tile').length > 9, 'the small table');
      for (const at of [0, -1]) {
        const tile = all(table, '.rack-tile').at(at) ?? one(table, '.rack-tile');
        tile.scrollIntoView({ block: 'nearest' });
        await click(table, tile);
        const { x, y } = middleOf(one(table, '.new-set'));
        expect(table.shadowRoot?.elementFromPoint(x, y)).to.equal(one(table, '.new-set'));
        await click(table, tile);
      }
    });
  }

  for (const [width, height] of [
    [280, 420],
    [390, 664],
    [768, 560],
    [844, 390],
  ] as const) {
    it(`says on ${width} × ${height} no more than the line has room for, and all of it to who listens`, async () => {
      const table = await come({ mine: 'R9 B10 K11 O12 O13 B13 J O2' }, { width, height });
      expectRoom(table);
      for (const tile of ['R9', 'B10', 'K11', 'O12', 'O13', 'B13']) {
        await click(table, onRack(table, tile));
        expectRoom(table);
      }
      expect(said(table).at(-1)).to.match(/^Red 9, Blue 10, .* and Blue 13 picked up/);
      await click(table, one(table, '.new-set'));
      expectRoom(table);
      expect(said(table).at(-1)).to.match(/one number in different colours/);
      await click(table, one(table, '#play'));
      await waitUntil(() => all(table, '.message .link').length === 1, 'refused');
      expectRoom(table);
      expect(said(table).at(-1)).to.match(/one number in different colours/);
    });
  }

  it('tells the plays of several others by their number, and where there is no room by their names', async () => {
    const theirs = 'R10 B10 K10';
    const more = ['R11 R12 R13', 'B11 B12 B13'];
    const laid = [theirs, ...more].map((_, i, all) => `play ${all.slice(0, i + 1).join(', ')}`);
    const racks = { mine: 'O1 O2 O3', theirs, more, moves: ['draw', ...laid] };
    const wide = await come(racks);
    expect(message(wide)).to.match(
      /^\w+ laid 3 tiles; \w+ laid 3 tiles; \w+ laid 3 tiles\. Your turn$/,
    );
    const narrow = await come(racks, { width: 280, height: 420 });
    expect(message(narrow)).to.match(/^\w+, \w+,? and \w+ laid tiles\. Your turn$/);
    expectRoom(narrow);
  });

  it('cuts no word of how many tiles each of three holds, and covers no mark of a tile', async () => {
    const far = { mine: 'O1', more: ['B1'], moves: ['draw', 'draw', 'draw'] };
    const table = await come(far, { width: 280, height: 420 });
    for (const note of all(table, '.chip .note')) {
      expect(note.textContent?.trim()).to.equal('15 tiles');
      expect(note.scrollWidth).to.be.at.most(note.clientWidth);
    }
    await lay(table, 'O1');
    const tile = onTable(table, 'O1').getBoundingClientRect();
    expect(one(table, '.fault').getBoundingClientRect().top).to.be.at.least(tile.bottom - 2);
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
