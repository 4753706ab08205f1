import { expect } from '@open-wc/testing';
import { changesOf, tableBefore, tableOf } from '../../components/rummy-table/changes.ts';
import type { PipRummyTable } from '../../components/rummy-table/rummy-table.ts';
import { press, tap } from './support/browser.ts';
import { reach } from './support/keys.ts';
import { come, onRack, onTable, rack, seated, sets } from './support/rummy.ts';
import { all, button, can, focused, hasFocus, moves, myTurn, one, said } from './support/table.ts';

const melded = {
  mine: 'R4 R5 R6 R10 B10 K10 R7 O2',
  theirs: 'B1 B2 B3',
  moves: ['play R4 R5 R6, R10 B10 K10', 'draw'],
};

async function key(table: PipRummyTable, ...keys: string[]): Promise<void> {
  await press(...keys);
  await table.updateComplete;
}

/** Picks tiles of the rack up where they stand. */
async function pick(table: PipRummyTable, tiles: readonly string[]): Promise<void> {
  await reach(table, one(table, '.rack-tile[tabindex="0"]'));
  for (const tile of tiles) {
    await walkTo(table, tile);
    await key(table, ' ');
  }
}

/** With Shift the arrows go on along the rack, also while tiles are picked up. */
async function walkTo(table: PipRummyTable, tile: string): Promise<void> {
  for (let steps = 0; steps < 40; steps++) {
    if (focused(table)?.dataset.tile === onRack(table, tile).dataset.tile) return;
    await key(table, 'Shift', 'ArrowRight');
  }
  throw new Error(`${tile} can't be reached`);
}

/** Goes through the places until one is announced like this, and drops there. */
async function dropAt(table: PipRummyTable, place: RegExp): Promise<void> {
  for (let steps = 0; steps < 80; steps++) {
    await key(table, steps === 0 ? 'ArrowUp' : 'ArrowRight');
    if (!place.test(said(table).at(-1) ?? '')) continue;
    await key(table, 'Enter');
    return;
  }
  throw new Error(`No place is called ${place}`);
}

/** Goes to a control and presses it. */
async function use(table: PipRummyTable, control: HTMLElement): Promise<void> {
  await reach(table, control);
  await key(table, 'Enter');
}

describe('<pip-rummy-table> keys', () => {
  it('plays a whole round by keyboard alone, and the focus is never lost', async function () {
    this.timeout(180_000);
    const table = await seated({ seed: 'keys', height: 580 });
    one(table, '.rack-tile').focus();
    let laid = 0;
    for (let turns = 0; turns < 200; turns++) {
      const stage = await myTurn(table);
      expect(hasFocus(table), `focus in the table (${stage})`).to.equal(true);
      if (stage !== 'turn') break;
      const move = (await table.hint()) ?? 'draw';
      await table.updateComplete;
      const log = moves(table).map((each) => ({ move: each }));
      const after = tableOf(move);
      const { fresh, grown, moved } = changesOf(tableBefore(log, log.length), after ?? []);
      if (!after) {
        await use(table, one(table, '#draw'));
        continue;
      }
      if (moved || grown.length > 0) {
        await use(table, button(table, /^Hint$/));
      } else {
        for (const tiles of fresh) {
          await pick(table, tiles);
          await dropAt(table, /^As a new set/);
          laid++;
        }
      }
      expect(can(table, 'play'), `${move} on ${sets(table)}`).to.equal(true);
      await use(table, one(table, '#play'));
    }
    expect(await myTurn(table)).to.equal('match-over');
    expect(laid, 'sets laid tile by tile').to.be.greaterThan(0);
  });

  it('has one stop for the rack and one for the table', async () => {
    const table = await come(melded);
    expect(all(table, '.rack-tile[tabindex="0"]').length).to.equal(1);
    expect(all(table, '.set-tile[tabindex="0"]').length).to.equal(1);
  });

  it('goes from tile to tile, from set to set, from row to row', async () => {
    const table = await come(melded);
    onTable(table, 'R4').focus();
    await key(table, 'ArrowRight');
    expect(focused(table)).to.equal(onTable(table, 'R5'));
    await key(table, 'End');
    expect(focused(table)).to.equal(onTable(table, 'K10'));
    await key(table, 'ArrowRight');
    expect(focused(table)).to.equal(onTable(table, 'R4'));
  });

  it('announces each place, and what was laid', async () => {
    const table = await come(melded);
    onRack(table, 'R7').focus();
    await key(table, 'Enter');
    expect(said(table).at(-1)).to.match(/^Red 7 picked up/);
    await key(table, 'ArrowUp');
    expect(said(table).at(-1)).to.equal('To run Red 4 to Red 6, becomes Red 4 to Red 7.');
    await key(table, 'Enter');
    expect(said(table).at(-1)).to.equal('Red 7 to run Red 4 to Red 6, now Red 4 to Red 7.');
    expect(sets(table)).to.include('R4 R5 R6 R7');
    // On along the rack, where the next tile is taken.
    expect(focused(table)?.classList.contains('rack-tile')).to.equal(true);
  });

  it('says once a turn what arrow keys do, and not to who taps', async () => {
    const table = await come(melded);
    await tap(onRack(table, 'O2'));
    await table.updateComplete;
    expect(said(table).at(-1)).to.equal('Orange 2 picked up.');
    await tap(onRack(table, 'O2'));
    onRack(table, 'R7').focus();
    await key(table, 'Enter');
    expect(said(table).at(-1)).to.match(/^Red 7 picked up\. Arrow keys go/);
    await key(table, 'Escape', 'Enter');
    expect(said(table).at(-1)).to.equal('Red 7 picked up.');
  });

  it('puts tiles down on Escape', async () => {
    const table = await come(melded);
    onRack(table, 'R7').focus();
    await key(table, 'Enter');
    await key(table, 'ArrowUp');
    await key(table, 'Escape');
    expect(said(table).at(-1)).to.equal('Red 7 stays where it was.');
    expect(onRack(table, 'R7').getAttribute('aria-pressed')).to.equal('false');
    expect(sets(table)).to.deep.equal(['R4 R5 R6', 'R10 B10 K10']);
  });

  it('moves a tile along the rack', async () => {
    const table = await come(melded);
    const [first = '', second = ''] = rack(table);
    onRack(table, first).focus();
    await key(table, 'Enter');
    await key(table, 'ArrowRight');
    expect(said(table).at(-1)).to.match(/^In the rack, before/);
    await key(table, 'Enter');
    expect(rack(table).slice(0, 2)).to.deep.equal([second, first]);
  });

  it('reads the table set by set', async () => {
    const table = await come(melded);
    const labels = all(table, '.set').map((set) => set.getAttribute('aria-label'));
    expect(labels).to.deep.equal(['Run Red 4 to Red 6', 'Group of tens: red, blue, black']);
    expect(all(table, '[role="list"] > [role="listitem"] > [role="group"]').length).to.equal(2);
    onRack(table, 'R7').focus();
    await key(table, 'Enter');
    await dropAt(table, /^As a new set/);
    expect(all(table, '.set').at(-1)?.getAttribute('aria-label')).to.equal(
      'Not a set yet: Red 7: needs 2 more tiles',
    );
  });

  it('keeps the keyboard’s place when a tile of the table is moved', async () => {
    const table = await come(melded);
    onTable(table, 'R6').focus();
    await key(table, 'Enter');
    await dropAt(table, /^As a new set/);
    expect(focused(table)).to.equal(onTable(table, 'R6'));
  });

  for (const compact of [false, true]) {
    const where = compact ? 'the small table' : 'the table';
    const size = compact ? { width: 390, height: 340 } : {};

    it(`keeps the keyboard’s place when the first tile of a set is moved in ${where}`, async () => {
      const table = await come(melded, size);
      onTable(table, 'R4').focus();
      await key(table, 'Enter');
      await dropAt(table, /^As a new set/);
      expect(sets(table)).to.deep.equal(['R5 R6', 'R10 B10 K10', 'R4']);
      expect(focused(table)).to.equal(onTable(table, 'R4'));
    });

    it(`keeps the keyboard’s place in a set that grows in front in ${where}`, async () => {
      const mine = 'R4 R5 R6 R10 B10 K10 R3 O2';
      const table = await come({ ...melded, mine }, size);
      await pick(table, ['R3']);
      await reach(table, one(table, '.set-tile[tabindex="0"]'));
      await key(table, 'Enter');
      expect(sets(table)).to.deep.equal(['R3 R4 R5 R6', 'R10 B10 K10']);
      expect(focused(table)).to.equal(onTable(table, 'R4'));
    });
  }
});
