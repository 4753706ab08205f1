import { expect } from '@open-wc/testing';
import type { PipRummyTable } from '../../components/rummy-table/rummy-table.ts';
import { hear } from './support/events.ts';
import { come, lay, onRack, onTable, rack, seated, sets } from './support/rummy.ts';
import { all, can, click, message, moves, myTurn, one, said } from './support/table.ts';
import { waitUntil } from './support/wait.ts';

/** Lays a tile of the rack into the set of another. */
async function add(table: PipRummyTable, tile: string, to: string): Promise<void> {
  await click(table, onRack(table, tile));
  await click(table, onTable(table, to));
}

/** A match in which the person has melded and it is their turn again. */
const melded = (mine: string, first: string, theirs = 'B1 B2 B3') => ({
  mine,
  theirs,
  moves: [`play ${first}`, 'draw'],
});

describe('<pip-rummy-table> rules', () => {
  it('RUM-E20 counts a first meld up to 30', async () => {
    const table = await come({ mine: 'R10 B10 K10 O2' });
    expect(one(table, '.counter').textContent).to.match(/0 of 30/);
    const counted = all(table, '.counter > [aria-hidden]:not(meter)').filter(
      (each) => each.offsetWidth,
    );
    expect(counted.map((each) => each.textContent)).to.deep.equal(['First meld 0 of 30']);
    await lay(table, 'R10', 'B10', 'K10');
    expect(one(table, '.counter').textContent).to.match(/30 of 30/);
    expect(can(table, 'play')).to.equal(true);
    await click(table, one(table, '#play'));
    await myTurn(table);
    expect(moves(table)[0]).to.equal('play R10 B10 K10');
    expect(all(table, '.counter').length).to.equal(0);
  });

  it('RUM-E21 refuses 27 with the rule at hand, and changes nothing (RUM-17)', async () => {
    const told = hear('pip-refused');
    const table = await come({ mine: 'R9 B9 K9 R2' });
    await lay(table, 'R9', 'B9', 'K9');
    expect(said(table).at(-1)).to.equal('New set: group of nines: red, blue, black; 27 of 30.');
    expect(can(table, 'play')).to.equal(false);
    await click(table, one(table, '#play'));
    expect(message(table)).to.match(/Your first meld needs 30 points; this is 27/);
    expect(one(table, '.message .link').textContent).to.equal('See the rule');
    expect(told[0]?.detail).to.include({ code: 'illegal-move', rule: 'RUM-9' });
    expect(sets(table)).to.deep.equal(['R9 B9 K9']);
    expect(moves(table)).to.deep.equal([]);
  });

  it('RUM-E24 keeps the table untouched before the first meld', async () => {
    const table = await come({
      mine: 'K7 R10 B10 K10 O2',
      theirs: 'K4 K5 K6 R13 B13 K13',
      moves: ['draw', 'play K4 K5 K6, R13 B13 K13'],
    });
    await lay(table, 'R10', 'B10', 'K10');
    await add(table, 'K7', 'K5');
    await click(table, one(table, '#play'));
    expect(message(table)).to.match(/Before your first meld you can’t use what lies on the table/);
  });

  it('RUM-10 offers no set of the table before the first meld, and says why at once', async () => {
    const table = await come({
      mine: 'R10 O2 O3',
      theirs: 'B10 K10 O10',
      moves: ['draw', 'play B10 K10 O10'],
    });
    await click(table, onRack(table, 'R10'));
    expect(all(table, '.set.fits').length).to.equal(0);
    await click(table, onTable(table, 'K10'));
    expect(message(table)).to.match(/^Before your first meld you can’t use what lies on the table/);
    expect(one(table, '.message .link').textContent).to.equal('See the rule');
    expect(one(table, '.set').getAttribute('aria-label')).to.match(/before your first meld$/);
    expect(one(table, '.set').matches('.faulty')).to.equal(true);
    await click(table, one(table, '#undo'));
    expect(all(table, '.set.faulty').length).to.equal(0);
    await click(table, onTable(table, 'K10'));
    expect(message(table)).to.match(/^Before your first meld you can’t use what lies on the table/);
  });

  it('RUM-14 wants a tile from the rack', async () => {
    const table = await come(melded('R9 R10 R11 R12 R13 R8 O2', 'R8 R9 R10 R11 R12 R13'));
    await click(table, onTable(table, 'R11'));
    await click(table, onTable(table, 'R13'));
    await click(table, one(table, '.new-set'));
    expect(sets(table)).to.deep.equal(['R8 R9 R10', 'R11 R12 R13']);
    await click(table, one(table, '#play'));
    expect(message(table)).to.match(/Moving tiles is no turn/);
  });

  it('RUM-E8 arranges a run and tells what its joker stands for', async () => {
    const table = await come({ mine: 'R12 R13 J O2' });
    await lay(table, 'R12', 'R13', 'J');
    expect(sets(table)).to.deep.equal(['J R12 R13']);
    expect(onTable(table, 'J').getAttribute('aria-label')).to.equal('Joker as Red 11, new');
    expect(one(table, '.set').getAttribute('aria-label')).to.match(/^Run Red 11 to Red 13/);
  });

  it('RUM-E14 tells every colour that a joker of a group may be', async () => {
    const table = await come({ mine: 'R7 B7 J O2' });
    await lay(table, 'R7', 'B7', 'J');
    expect(onTable(table, 'J').getAttribute('aria-label')).to.equal(
      'Joker as Black 7 or Orange 7, new',
    );
  });

  for (const compact of [false, true]) {
    it(`RUM-E32 splits a run that is tapped with a twin${compact ? ' in the small table' : ''}`, async () => {
      const first = 'R3 R4 R5 R6 R7, R10 B10 K10';
      const far = melded(`${first.replace(',', '')} R5 O2`, first);
      const table = await come(far, compact ? { width: 390, height: 340 } : {});
      await click(table, onRack(table, 'R5'));
      expect(one(table, '.set').matches('.fits')).to.equal(true);
      await click(table, onTable(table, 'R6'));
      expect(sets(table)).to.deep.equal(['R3 R4 R5', 'R5 R6 R7', 'R10 B10 K10']);
      expect(said(table).at(-1)).to.match(/now Red 5 to Red 7; that leaves Red 3 to Red 5\.$/);
      expect(can(table, 'play')).to.equal(true);
    });
  }

  it('RUM-E33 takes a joker whose place a tile of the rack takes', async () => {
    const table = await come(melded('R10 R12 J R11 R1 B3 K3', 'R10 J R12'));
    await click(table, onTable(table, 'J'));
    await click(table, onRack(table, 'B3'));
    await click(table, onRack(table, 'K3'));
    await click(table, one(table, '.new-set'));
    expect(all(table, '.set.faulty').length).to.equal(1);
    expect(can(table, 'play')).to.equal(false);
    await add(table, 'R11', 'R10');
    expect(sets(table)).to.include('R10 R11 R12');
    expect(can(table, 'play')).to.equal(true);
  });

  it('RUM-E36 says at once why sets are no turn where a joker isn’t free, and marks which', async () => {
    const table = await come(melded('R10 B10 K10 J B9 K9 O2 O4', 'R10 B10 K10 J'));
    await click(table, onTable(table, 'J'));
    for (const tile of ['B9', 'K9']) await click(table, onRack(table, tile));
    await click(table, one(table, '.new-set'));
    expect(sets(table)).to.deep.equal(['R10 B10 K10', 'B9 K9 J']);
    const faulty = all(table, '.set.faulty').map((set) => set.getAttribute('aria-label'));
    expect(faulty).to.deep.equal([
      'Group of nines: blue, black, joker: its joker isn’t free: no tile has taken its place',
    ]);
    expect(one(table, '.fault').textContent).to.equal('joker');
    expect(message(table)).to.match(/joker.* Orange 10/i);
    expect(one(table, '.message .link').textContent).to.equal('See the rule');
    expect(said(table).at(-1)).to.match(/^New set: group of nines.*stays Orange 10 until/);
    await click(table, one(table, '#undo'));
    expect(all(table, '.set.faulty').length).to.equal(0);
  });

  it('RUM-14 says at once that moving tiles is no turn', async () => {
    const table = await come(melded('R9 R10 R11 R12 R13 R8 O2', 'R8 R9 R10 R11 R12 R13'));
    await click(table, onTable(table, 'R11'));
    await click(table, onTable(table, 'R13'));
    await click(table, one(table, '.new-set'));
    expect(message(table)).to.match(/Moving tiles is no turn|a tile of your rack, too/);
  });

  it('RUM-E35 says which tile a joker waits for', async () => {
    const table = await come(melded('R10 R12 R11 J R1 B3 K3', 'R10 R11 R12 J'));
    await click(table, onTable(table, 'J'));
    await click(table, onRack(table, 'B3'));
    await click(table, onRack(table, 'K3'));
    await click(table, one(table, '.new-set'));
    await click(table, one(table, '#play'));
    expect(message(table)).to.match(/The joker of run Red 10 to Red 13.* stays Red 13/);
  });

  it('RUM-E31 marks a set that isn’t valid with what is missing', async () => {
    const table = await come(melded('R10 B10 K10 B6 K6 O2', 'R10 B10 K10'));
    await lay(table, 'B6', 'K6');
    expect(one(table, '.fault').textContent).to.equal('1 more');
    await click(table, one(table, '#play'));
    expect(message(table)).to.match(/Blue 6, Black 6: needs one more tile/);
  });

  it('says what is wrong with many tiles in few words, and leaves what lies below to be tapped', async () => {
    const run = ['R4', 'R5', 'R6', 'R7', 'R8', 'R9', 'R10', 'R11', 'R12', 'R13'];
    const table = await come(melded(`${run.join(' ')} R5 B1 K9`, run.join(' ')));
    await add(table, 'R5', 'R13');
    await click(table, one(table, '#play'));
    expect(message(table)).to.match(/^Red 4, Red 5 … Red 13, 11 tiles: Red 5 is there twice/);
    expect(getComputedStyle(one(table, '.message')).pointerEvents).to.equal('none');
    expect(getComputedStyle(one(table, '.message .link')).pointerEvents).to.equal('auto');
  });

  it('RUM-18 goes out, turns every rack up and shows the sum', async () => {
    const table = await come({
      mine: 'R10 B10 K10 R1 R2 R3 B1 B2 B3 K1 K2 K3 O1 O2',
      theirs: 'R13 J',
      pool: 'O3',
      moves: ['draw', 'draw'],
    });
    await lay(table, 'R10', 'B10', 'K10');
    for (const colour of 'RBK') await lay(table, `${colour}1`, `${colour}2`, `${colour}3`);
    await lay(table, 'O1', 'O2', 'O3');
    expect(rack(table)).to.deep.equal([]);
    await click(table, one(table, '#play'));
    expect(await myTurn(table)).to.equal('match-over');
    // Its words come with the first end.
    await waitUntil(() => all(table, '.result').length === 2, 'the result');
    const rows = all(table, '.result');
    expect(rows[0]?.textContent).to.match(/out\s*Points \+\d+/);
    expect(rows[1]?.textContent).to.match(/−\d+/);
    expect(one(table, '#result').textContent).to.match(/You won the match/);
    expect(one(table, '.sum').textContent).to.match(/You score \d+ points/);
  });

  it('marks what the others laid until one’s own turn is over', async () => {
    const table = await come({
      mine: 'R10 B10 K10 O2 O4',
      theirs: 'K4 K5 K6 R13 B13 K13',
      moves: ['draw', 'play K4 K5 K6, R13 B13 K13'],
    });
    expect(onTable(table, 'K4').getAttribute('aria-label')).to.equal('Black 4, new');
    await lay(table, 'R10', 'B10', 'K10');
    expect(onTable(table, 'R10').getAttribute('aria-label')).to.equal('Red 10, new');
    await click(table, one(table, '#play'));
    await myTurn(table);
    expect(onTable(table, 'K4').getAttribute('aria-label')).to.equal('Black 4');
  });

  it('RUM-19 shows what is above the lowest rack where a round stalls', async () => {
    const draws = Array.from({ length: 78 }, () => 'draw');
    const table = await come({ mine: 'R1 R2', theirs: 'R13', moves: [...draws, 'pass', 'pass'] });
    expect(await myTurn(table)).to.equal('match-over');
    await waitUntil(() => all(table, '.result').length === 2, 'the result');
    expect(one(table, '.why').textContent).to.match(/The pool is empty and everybody passed/);
    expect(one(table, '.sum').textContent).to.match(/\d+\s−\s\d+\s=\s\d+/);
  });

  it('RUM-12 offers to pass once the pool is empty', async () => {
    const draws = Array.from({ length: 78 }, () => 'draw');
    const table = await come({ mine: 'R1 R2', moves: draws });
    expect(one(table, '#draw').textContent?.trim()).to.equal('Pass');
    expect(one(table, '.pool').textContent).to.match(/The pool is empty/);
    expect(said(table).at(-1)).to.equal('Your turn: a first meld of 30 points, or pass.');
    await click(table, one(table, '#play'));
    expect(message(table)).to.equal('Lay tiles on the table first, or pass');
    await click(table, one(table, '#draw'));
    expect(moves(table)[78]).to.equal('pass');
  });

  it('RUM-21 takes the table back when time runs out, until the person acts', async function () {
    this.timeout(15_000);
    const told = hear('pip-move');
    const byClock = () =>
      told.some(({ detail }) => JSON.stringify(detail).includes('"by":"clock"'));
    const table = await seated({ clock: 1, pace: 300, seed: 'clock' });
    await myTurn(table);
    const [first = '', second = ''] = rack(table);
    await lay(table, first, second);
    await waitUntil(byClock, 'time runs out');
    await table.updateComplete;
    expect(rack(table)).to.include.members([first, second]);
    expect(sets(table)).to.deep.equal([]);
    expect(said(table).join(' ')).to.match(/Your time ran out, so the table is as it was/);
    await waitUntil(() => /I’m back/.test(one(table, '.controls').textContent ?? ''), 'on auto');
    await click(table, one(table, '[aria-label="Sort by number"]'));
    expect(one(table, '.controls').textContent).to.not.match(/I’m back/);
  });
});
