import { expect } from '@open-wc/testing';
import type { PipRunFastTable } from '../../components/run-fast-table/run-fast-table.ts';
import { hear, warnings } from './support/events.ts';
import { come, hand, pick, picked, played, seated, unseated } from './support/run-fast.ts';
import { all, button, click, message, moves, myTurn, one, said } from './support/table.ts';
import { waitUntil } from './support/wait.ts';

const tool = (table: PipRunFastTable, name: RegExp): HTMLElement => {
  const found = all(table, '.icon').find((each) => name.test(each.title));
  if (!found) throw new Error(`no tool ${name}`);
  return found;
};

describe('<pip-run-fast-table> match', () => {
  it('takes rounds, skill and clock as options, and warns once of what isn’t one', async () => {
    const told = warnings();
    const table = await unseated({ rounds: 5 });
    expect(table.fields().map(({ name }) => name)).to.deep.equal(['rounds', 'skill', 'clock']);
    expect(table.fields()[0]?.value).to.equal('4');
    expect(table.fields()[0]?.choices.map(({ value }) => value)).to.deep.equal(['4', '8']);
    expect(told.filter((each) => each.includes('rounds'))).to.have.length(1);
    table.rounds = 8;
    const heard = hear('pip-start');
    await table.start();
    expect(heard[0]?.detail).to.deep.include({ options: { rounds: 8, clock: 0 } });
  });

  it('goes on with a saved match, hand and trick included', async () => {
    const table = await seated({ seed: 'save', save: 'run-fast-test' });
    await myTurn(table);
    await table.play(table.moves()[0] ?? '');
    await myTurn(table);
    const before = { moves: moves(table), hand: hand(table) };
    table.remove();
    const again = await unseated({ save: 'run-fast-test' });
    await waitUntil(() => moves(again).length > 0, 'restored');
    await myTurn(again);
    expect(moves(again)).to.deep.equal(before.moves);
    expect(hand(again)).to.deep.equal(before.hand);
    localStorage.removeItem('run-fast-test');
  });

  it('steps back to the last own decision (undo), and offers it anew', async () => {
    const table = await come({ hands: ['3s 5h 5c 8c Kh', '', ''], moves: [] }, { undo: true });
    await pick(table, '5h', '5c');
    await click(table, one(table, '#play'));
    expect(moves(table)[0]).to.equal('5h 5c');
    await myTurn(table);
    await waitUntil(
      () => button(table, /^Undo$/).getAttribute('aria-disabled') !== 'true',
      'something to undo',
    );
    await click(table, button(table, /^Undo$/));
    await myTurn(table);
    expect(moves(table)).to.deep.equal([]);
    expect(hand(table)).to.include('5h');
    expect(picked(table)).to.deep.equal([]);
  });

  it('is watched without a hand to choose from (seat none)', async () => {
    const table = await seated({ seat: 'none', pace: 300 });
    await waitUntil(() => moves(table).length > 0, 'a lead');
    await table.updateComplete;
    expect(all(table, '.card')).to.have.length(0);
    expect(all(table, '#play')).to.have.length(0);
    expect(message(table)).to.match(/led |played |passed/);
  });

  it('groups the hand by what plays together; by rank when asked, and back', async () => {
    const table = await come({
      hands: ['3s 4h 5c 5d 6d 7h 9s 9h 9d Js Jh Ks Kh Kd Ah Ac', '', ''],
    });
    const byUse = hand(table);
    expect(byUse.slice(0, 5)).to.deep.equal(['3s', '4h', '5c', '6d', '7h']);
    await click(table, tool(table, /^Sort/));
    expect(message(table)).to.equal('Sorted by rank');
    expect(hand(table).toSorted()).to.deep.equal(byUse.toSorted());
    expect(hand(table).slice(0, 4)).to.deep.equal(['3s', '4h', '5c', '5d']);
    await click(table, tool(table, /^Group/));
    expect(message(table)).to.equal('Grouped by what plays together');
    expect(hand(table)).to.deep.equal(byUse);
  });

  it('remembers how the hand is sorted beside a saved match', async () => {
    const save = 'run-fast-sorted';
    const first = await seated({ save });
    await click(first, tool(first, /^Sort/));
    await waitUntil(() => localStorage.getItem(`${save}.grouping`) !== null, 'kept');
    first.remove();
    const again = await seated({ save });
    await waitUntil(() => all(again, '.icon[title^="Group"]').length === 1, 'sorted as before');
    localStorage.removeItem(save);
    localStorage.removeItem(`${save}.grouping`);
  });

  it('lets the hand be sorted on a phone without the menu', async () => {
    const table = await come({ hands: ['3s 4h', '', ''] }, { width: 374, height: 760 });
    const shown = () =>
      all(table, 'button[aria-label="Sort by rank"]').filter((each) => each.checkVisibility());
    expect(shown()).to.have.length(1);
    const [sort] = shown();
    if (sort) await click(table, sort);
    expect(message(table)).to.equal('Sorted by rank');
  });

  it('tells pages what the person may play, and nothing that they can’t see', async () => {
    const heard = hear('pip-turn', 'pip-move', 'pip-round-end');
    const table = await unseated();
    await table.load(played({ hands: ['3s 3h 8c', '', ''] }));
    await myTurn(table);
    const turn = heard.find(({ type }) => type === 'pip-turn');
    expect(turn?.detail).to.deep.equal({ seat: 0, moves: table.moves() });
    await table.play('3h 3s');
    const others = heard.filter(
      ({ type, detail }) => type === 'pip-turn' && (detail as { seat: number }).seat !== 0,
    );
    for (const { detail } of others) expect(detail).to.deep.include({ moves: null });
    expect(said(table)).to.include('You led a pair of 3s.');
  });
});
