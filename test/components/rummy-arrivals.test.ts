import { expect } from '@open-wc/testing';
import type { PipRummyTable } from '../../components/rummy-table/rummy-table.ts';
import { hear, warnings } from './support/events.ts';
import { come, lay, onRack, played, rack, sets, unseated } from './support/rummy.ts';
import { all, button, can, click, listen, message, moves, one, said } from './support/table.ts';
import { waitUntil } from './support/wait.ts';

const key = 'rummy-arrivals-test';

afterEach(() => {
  localStorage.removeItem(key);
  localStorage.removeItem(`${key}.bad`);
});

const held = (table: PipRummyTable): number => all(table, '[aria-pressed="true"]').length;

describe('<pip-rummy-table> where a match comes', () => {
  it('holds no tile of the match before', async () => {
    const table = await come({ mine: 'R10 B10 K10 O2' });
    await click(table, onRack(table, 'R10'));
    await click(table, onRack(table, 'B10'));
    await table.load(played({ mine: 'R10 B10 R1 R2' }));
    await table.updateComplete;
    expect(held(table)).to.equal(0);
    expect(message(table)).to.match(/^Your turn/);
  });

  it('says once what is to be done', async () => {
    const table = await come({ mine: 'R10 B10 K10 O2' });
    const before = said(table).length;
    await table.load(played({ mine: 'R1 B1 K1' }));
    await table.updateComplete;
    await waitUntil(() => said(table).length > before, 'said');
    expect(said(table).slice(before)).to.deep.equal([
      'Your turn: a first meld of 30 points, or draw.',
    ]);
  });

  it('steps back to the decision as it was met, however soon', async () => {
    const table = await come({ mine: 'R10 B10 K10 O2' }, { undo: true, pace: 60_000 });
    await lay(table, 'R10', 'B10', 'K10');
    await click(table, one(table, '#play'));
    expect(moves(table).length).to.equal(1);
    await waitUntil(async () => {
      await table.updateComplete;
      return can(table, 'undo');
    }, 'a step back');
    const heard = hear('pip-turn');
    await click(table, one(table, '#undo'));
    expect(heard.map(({ detail }) => Object(detail).seat)).to.deep.equal([0]);
    expect(moves(table)).to.deep.equal([]);
    expect(sets(table)).to.deep.equal([]);
    expect(rack(table).length).to.equal(14);
    expect(message(table)).to.equal('Back to your last decision.');
  });

  it('steps back from a draw, in the order that the rack has now, with nothing in hand', async () => {
    const table = await come({ mine: 'R10 B10 K10 O2' }, { undo: true });
    await table.play('draw');
    await waitUntil(async () => {
      await table.updateComplete;
      return table.moves().length > 0 && can(table, 'undo');
    }, 'my turn again');
    await click(table, one(table, '[aria-label="Sort by number"]'));
    const sorted = rack(table);
    await click(table, onRack(table, 'R10'));
    await click(table, one(table, '#undo'));
    expect(held(table)).to.equal(0);
    expect(message(table)).to.equal('Back to your last decision.');
    expect(rack(table)).to.deep.equal(sorted.filter((tile) => rack(table).includes(tile)));
  });

  it('has the person where `seat` says, whatever `players` says', async () => {
    const warned = warnings();
    const table = await unseated({ seat: '2' });
    const hands = ['R1 R2', 'B1 B2', 'K1 K2', 'O1 O2'];
    const { rounds } = played({ mine: 'R1' });
    const stock = rounds[0]?.deal?.stock?.split(' ') ?? [];
    const tiles = [...(rounds[0]?.deal?.hands.join(' ').split(' ') ?? []), ...stock];
    const deal = {
      hands: hands.map((_, seat) => tiles.slice(seat * 14, seat * 14 + 14).join(' ')),
      stock: tiles.slice(56).join(' '),
      first: 0,
    };
    const options = { players: 4, rounds: 1, clock: 0 };
    await table.load({ pip: 1, game: 'rummy', options, rounds: [{ deal, moves: [] }] });
    await table.updateComplete;
    expect(one(table, '.chip').dataset.seat).to.equal('2');
    expect(warned).to.deep.equal([]);
  });

  for (const [what, damage] of [
    ['tiles that aren’t there', { table: 'R1 R2 R3' }],
    ['no texts', { undo: [7] }],
  ] as const) {
    it(`says that a half-made turn of ${what} is gone, and keeps the round`, async () => {
      const told = hear('pip-error');
      const table = await come({ mine: 'R10 B10 K10 O2' }, { save: key });
      await lay(table, 'R10', 'B10', 'K10');
      await waitUntil(() => localStorage.getItem(key)?.includes('"table":"R10 B10 K10"'), 'saved');
      const saved = JSON.parse(localStorage.getItem(key) ?? '{}');
      table.remove();
      localStorage.setItem(key, JSON.stringify({ ...saved, draft: { ...saved.draft, ...damage } }));
      const again = await unseated({ save: key });
      await waitUntil(() => told.length > 0, 'told');
      await again.updateComplete;
      expect(told[0]?.detail).to.include({ code: 'save-draft' });
      expect(one(again, '.notice').textContent).to.match(/the turn you had begun couldn’t be read/);
      expect(sets(again)).to.deep.equal([]);
      expect(rack(again)).to.include.members(['R10', 'B10', 'K10']);
      expect(again.toRecord()).to.deep.equal(saved.record);
    });
  }
});

describe('<pip-rummy-table> on auto-play', () => {
  it('tells each turn as that of who took it, also where nothing waits', async function () {
    this.timeout(20_000);
    const record = played({ mine: 'R1 O2', theirs: 'B1 K2' });
    const table = await unseated();
    const lines = listen(table);
    await table.load({ ...record, options: { players: 2, rounds: 1, clock: 1 } });
    await waitUntil(
      () => lines.some((line) => line.startsWith('Auto-play: ')),
      'goes on by itself',
    );
    const drawn = moves(table).length;
    expect(drawn).to.be.greaterThan(2);
    const at = lines.findIndex((line) => line.startsWith('Auto-play: '));
    expect(lines[at - 1]).to.match(/^Nora (drew|laid)/);
    expect(lines.some((line) => line.startsWith('You drew'))).to.equal(false);
  });

  it('RUM-21 goes on only until the person does anything', async function () {
    this.timeout(20_000);
    const record = played({ mine: 'R10 B10 K10 O2' });
    const table = await unseated({ pace: 60_000 });
    const options = { players: 2, rounds: 1, clock: 1 };
    await table.load({ ...record, options });
    await table.updateComplete;
    await lay(table, 'R10', 'B10', 'K10');
    await waitUntil(() => all(table, '.chip.auto, .controls .message').length > 0, 'time runs out');
    expect(moves(table)).to.have.length(1);
    await click(table, onRack(table, 'R10'));
    expect(() => button(table, /^I’m back$/)).to.throw();
    expect(held(table)).to.equal(1);
  });
});
