import { expect } from '@open-wc/testing';
import { hear } from './support/events.ts';
import { come, lay, rack, sets, unseated } from './support/rummy.ts';
import { all, button, can, click, message, moves, myTurn, one } from './support/table.ts';
import { waitUntil } from './support/wait.ts';

const key = 'rummy-table-test';

afterEach(() => localStorage.removeItem(key));

describe('<pip-rummy-table> a turn half made', () => {
  it('keeps a half-made turn over a reload', async () => {
    const first = await unseated({ save: key, seed: 'draft', autostart: true });
    await myTurn(first);
    const [one1 = '', two = ''] = rack(first);
    await lay(first, one1, two);
    const before = [sets(first), rack(first)];
    await waitUntil(() => localStorage.getItem(key)?.includes('"draft"'), 'saved');
    first.remove();
    const again = await unseated({ save: key, autostart: true });
    await myTurn(again);
    expect([sets(again), rack(again)]).to.deep.equal(before);
    await click(again, one(again, '#undo'));
    expect(sets(again)).to.deep.equal([]);
    again.remove();
  });

  it('shows a hint, lays it when asked once more, and plays it', async () => {
    const table = await come({ mine: 'R10 B10 K10 O2' });
    await click(table, button(table, /^Hint$/));
    await waitUntil(() => /^Hint: lay/.test(message(table)), 'the hint');
    expect(all(table, '.rack-tile.hinted').length).to.be.at.least(3);
    await click(table, button(table, /^Hint$/));
    expect(sets(table).length).to.be.at.least(1);
    expect(can(table, 'play')).to.equal(true);
    await click(table, one(table, '#play'));
    expect(moves(table)[0]).to.match(/^play/);
  });

  it('asks before a play where that is wanted', async () => {
    const table = await come({ mine: 'R10 B10 K10 O2' }, { confirm: true });
    await lay(table, 'R10', 'B10', 'K10');
    await click(table, one(table, '#play'));
    expect(one(table, '.controls').textContent).to.match(/Play Red 10, Blue 10,? and Black 10\?/);
    expect(moves(table)).to.deep.equal([]);
    await click(table, one(table, '#yes'));
    expect(moves(table)[0]).to.equal('play R10 B10 K10');
  });

  it('takes a step of the draft back first, then the last turn', async () => {
    const table = await come({ mine: 'R10 B10 K10 O2 O5' }, { undo: true });
    await lay(table, 'R10', 'B10', 'K10');
    await click(table, one(table, '#play'));
    await myTurn(table);
    await waitUntil(() => can(table, 'undo'), 'a step back');
    await lay(table, 'O2');
    await click(table, one(table, '#undo'));
    expect(sets(table)).to.include('R10 B10 K10');
    expect(rack(table)).to.include('O2');
    await click(table, one(table, '#undo'));
    expect(moves(table)).to.deep.equal([]);
    expect(rack(table)).to.include('R10');
  });

  it('tells the page of a play before and after, and lets it call it off', async () => {
    const told = hear('pip-move');
    const table = await come({ mine: 'R10 B10 K10 O2' });
    table.addEventListener('pip-before-move', (event) => event.preventDefault(), { once: true });
    await lay(table, 'R10', 'B10', 'K10');
    await click(table, one(table, '#play'));
    expect(moves(table)).to.deep.equal([]);
    expect(sets(table)).to.deep.equal(['R10 B10 K10']);
    await click(table, one(table, '#play'));
    expect(told[0]?.detail).to.include({ seat: 0, move: 'play R10 B10 K10', by: 'person' });
  });

  it('sorts the rack by colour and by number', async () => {
    const table = await come({ mine: 'R10 B9 K1 O2' });
    const by = (what: string) => one(table, `[aria-label="Sort by ${what}"]`);
    await click(table, by('number'));
    const numbers = rack(table).map((tile) => (tile === 'J' ? 99 : Number(tile.slice(1))));
    expect(numbers).to.deep.equal(numbers.toSorted((a, b) => a - b));
    await click(table, by('colour'));
    const colours = rack(table).map((tile) => 'RBKOJ'.indexOf(tile.charAt(0)));
    expect(colours).to.deep.equal(colours.toSorted((a, b) => a - b));
  });
});
