import { expect } from '@open-wc/testing';
import { changesOf, tableBefore, tableOf } from '../../components/rummy-table/changes.ts';
import type { PipRummyTable } from '../../components/rummy-table/rummy-table.ts';
import { middleOf, touch as press, tap } from './support/browser.ts';
import { come, onRack, onTable, rack, seated, sets } from './support/rummy.ts';
import { all, button, can, click, message, moves, myTurn, one, said } from './support/table.ts';

const melded = {
  mine: 'R10 B10 K10 R7 B7 K7 O7 B1 O2',
  theirs: 'R3 R4 R5 R6 R12 R13',
  moves: ['play R10 B10 K10', 'draw', 'draw', 'draw'],
};

async function touch(table: PipRummyTable, element: HTMLElement): Promise<void> {
  await tap(element);
  await table.updateComplete;
}

/** Lays a hinted move tile by tile where that is plain, else by the hint itself; tells which. */
async function lay(table: PipRummyTable, move: string): Promise<'tile by tile' | 'by the hint'> {
  const log = moves(table).map((each) => ({ move: each }));
  const { fresh, grown, moved } = changesOf(tableBefore(log, log.length), tableOf(move) ?? []);
  if (moved) {
    await touch(table, button(table, /^Hint$/));
    return 'by the hint';
  }
  for (const tiles of fresh) {
    for (const tile of tiles) await touch(table, onRack(table, tile));
    await touch(table, one(table, '.new-set'));
  }
  for (const { tiles, now } of grown) {
    for (const tile of tiles) await touch(table, onRack(table, tile));
    const stays = now.find((tile) => !tiles.includes(tile)) ?? '';
    const set = all(table, '.set').find((each) => {
      const there = [...each.querySelectorAll<HTMLElement>('.set-tile')].map(
        ({ dataset }) => dataset.tile?.replace(/\..*/, '') ?? '',
      );
      return there.every((tile) => now.includes(tile)) && there.includes(stays);
    });
    const target = set?.querySelector<HTMLElement>('.set-tile');
    if (!target) throw new Error(`no set for ${tiles}`);
    await touch(table, target);
  }
  return 'tile by tile';
}

describe('<pip-rummy-table> taps', () => {
  it('plays a whole round by touch', async function () {
    this.timeout(120_000);
    const table = await seated({ seed: 'touch', width: 390, height: 580 });
    const ways: string[] = [];
    for (let turns = 0; turns < 200; turns++) {
      if ((await myTurn(table)) !== 'turn') break;
      const move = (await table.hint()) ?? 'draw';
      await table.updateComplete;
      if (move.startsWith('play')) {
        ways.push(await lay(table, move));
        expect(can(table, 'play'), `${move} on ${sets(table)}`).to.equal(true);
        await touch(table, one(table, '#play'));
      } else await touch(table, one(table, '#draw'));
      expect(moves(table).length).to.be.greaterThan(turns);
    }
    expect(await myTurn(table)).to.equal('match-over');
    expect(ways).to.include('tile by tile');
  });

  it('lays picked tiles as a new set, and takes them back', async () => {
    const table = await come({ mine: 'R7 B7 K7 O2' });
    for (const tile of ['R7', 'B7', 'K7']) await touch(table, onRack(table, tile));
    await touch(table, one(table, '.new-set'));
    expect(sets(table)).to.deep.equal(['R7 B7 K7']);
    expect(rack(table)).to.not.include('R7');
    await touch(table, onTable(table, 'B7'));
    await touch(table, button(table, /^To the rack$/));
    expect(rack(table)).to.include('B7');
    expect(sets(table)).to.deep.equal(['R7 K7']);
  });

  it('unpicks what is tapped again, and puts everything down on the felt', async () => {
    const table = await come({ mine: 'R7 B7 K7 O2' });
    await touch(table, onRack(table, 'R7'));
    expect(onRack(table, 'R7').getAttribute('aria-pressed')).to.equal('true');
    await touch(table, onRack(table, 'R7'));
    expect(onRack(table, 'R7').getAttribute('aria-pressed')).to.equal('false');
    await touch(table, onRack(table, 'R7'));
    await touch(table, onRack(table, 'O2'));
    const felt = one(table, '.scroller').getBoundingClientRect();
    await press({ do: 'down', x: felt.x + 20, y: felt.y + 20 }, { do: 'up' });
    await table.updateComplete;
    expect(all(table, '[aria-pressed="true"]').length).to.equal(0);
  });

  it('puts a tile into the set that is tapped, wherever it fits there', async () => {
    const table = await come(melded);
    await touch(table, onRack(table, 'O7'));
    expect(all(table, '.set.fits').length).to.equal(0);
    await touch(table, onRack(table, 'O7'));
    for (const tile of ['R7', 'B7', 'K7']) await touch(table, onRack(table, tile));
    await touch(table, one(table, '.new-set'));
    await touch(table, onRack(table, 'O7'));
    expect(all(table, '.set.fits').length).to.equal(1);
    await touch(table, onTable(table, 'B7'));
    expect(sets(table)).to.include('R7 B7 K7 O7');
    expect(can(table, 'play')).to.equal(true);
  });

  it('RUM-E28 takes a tile from the end of a run for a group', async () => {
    const table = await come({
      mine: 'R10 R11 R12 B7 K7 O1',
      theirs: 'R4 R5 R6 R7 B13 K13 O13',
      moves: ['play R10 R11 R12', 'play R4 R5 R6 R7, B13 K13 O13, R10 R11 R12'].map((move, i) =>
        i === 1 ? 'play R10 R11 R12, R4 R5 R6 R7, B13 K13 O13' : move,
      ),
    });
    await touch(table, onTable(table, 'R7'));
    await touch(table, onRack(table, 'B7'));
    await touch(table, onRack(table, 'K7'));
    await touch(table, one(table, '.new-set'));
    expect(sets(table)).to.include.members(['R4 R5 R6', 'R7 B7 K7']);
    await touch(table, one(table, '#play'));
    expect(moves(table)[2]).to.include('R7 B7 K7');
  });

  it('leaves the other tiles of the rack where they stand while tiles are laid', async () => {
    const table = await come({ mine: 'R10 B10 K10 R7 O2' }, { width: 390, height: 700 });
    const places = () =>
      all(table, '.rack-tile').map((tile) => [tile.dataset.tile, middleOf(tile)] as const);
    const before = new Map(places());
    for (const tile of ['R10', 'B10', 'K10']) {
      await click(table, onRack(table, tile));
      await click(table, all(table, '.set-tile')[0] ?? one(table, '.new-set'));
    }
    expect(rack(table).length).to.equal(11);
    for (const [tile, at] of places()) expect(at).to.deep.equal(before.get(tile));
  });

  it('says what a run is left as that a tile is taken from inside of', async () => {
    const table = await come({
      mine: 'R4 R5 R6 R7 R8 B7 K7 O7 R1 O2',
      moves: ['play R4 R5 R6 R7 R8, B7 K7 O7', 'draw'],
    });
    await click(table, onTable(table, 'R7'));
    await click(table, onTable(table, 'K7'));
    expect(sets(table)).to.deep.equal(['R4 R5 R6', 'R8', 'R7 B7 K7 O7']);
    expect(said(table).at(-1)).to.match(/; that leaves Red 4 to Red 6 and Red 8\.$/);
  });

  it('picks up the part of a run between two tiles', async () => {
    const table = await come({
      mine: 'R10 R11 R12 R13 R9 B7 K7 O1',
      moves: ['play R9 R10 R11 R12 R13', 'draw'],
    });
    await touch(table, onTable(table, 'R11'));
    await touch(table, onTable(table, 'R13'));
    expect(all(table, '.set-tile[aria-pressed="true"]').length).to.equal(3);
    await touch(table, one(table, '.new-set'));
    expect(sets(table)).to.deep.equal(['R9 R10', 'R11 R12 R13']);
    expect(all(table, '.set.faulty').length).to.equal(1);
    expect(one(table, '.fault').textContent).to.equal('1 more');
  });

  it('undoes and redoes step by step, and takes all back', async () => {
    const table = await come({ mine: 'R7 B7 K7 O2' });
    const before = rack(table);
    for (const tile of ['R7', 'B7']) await touch(table, onRack(table, tile));
    await touch(table, one(table, '.new-set'));
    await touch(table, onRack(table, 'K7'));
    await touch(table, onTable(table, 'R7'));
    expect(sets(table)).to.deep.equal(['R7 B7 K7']);
    await click(table, one(table, '#undo'));
    expect(sets(table)).to.deep.equal(['R7 B7']);
    await click(table, one(table, '#redo'));
    expect(sets(table)).to.deep.equal(['R7 B7 K7']);
    await click(table, one(table, '#reset'));
    expect(sets(table)).to.be.empty;
    expect(rack(table)).to.deep.equal(before);
    expect(can(table, 'reset')).to.equal(false);
  });

  it('draws, and says that what was laid is back', async () => {
    const table = await come({ mine: 'R7 B7 K7 O2', pool: 'R1' });
    for (const tile of ['R7', 'B7']) await touch(table, onRack(table, tile));
    await touch(table, one(table, '.new-set'));
    await touch(table, one(table, '#draw'));
    expect(moves(table)[0]).to.match(/^draw/);
    expect(rack(table)).to.include.members(['R7', 'B7', 'K7', 'R1']);
    expect(said(table).join(' ')).to.include('What you had laid is back on your rack');
  });

  it('says whose turn it is where a tile of the table is tapped too early', async () => {
    const table = await come(melded, { pace: 60_000 });
    await touch(table, one(table, '#draw'));
    await touch(table, onTable(table, 'R10'));
    expect(message(table)).to.match(/Wait: Nora is to move/);
    // The rack can be arranged all the same.
    await touch(table, onRack(table, 'O2'));
    expect(onRack(table, 'O2').getAttribute('aria-pressed')).to.equal('true');
  });
});
