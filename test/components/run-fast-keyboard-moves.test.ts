import { expect } from '@open-wc/testing';
import type { PipRunFastTable } from '../../components/run-fast-table/run-fast-table.ts';
import { press } from './support/browser.ts';
import { tabTo } from './support/keys.ts';
import { card, come, hand, naming, picked, played, seated, unseated } from './support/run-fast.ts';
import { all, button, focused, moves, myTurn, one, said } from './support/table.ts';
import { waitUntil } from './support/wait.ts';

const at = (table: PipRunFastTable): string | undefined => focused(table)?.dataset.card;

async function walkTo(table: PipRunFastTable, name: string): Promise<void> {
  if (at(table) === undefined) await tabTo(() => at(table) !== undefined);
  const [from, to] = [at(table) ?? '', name].map((each) => hand(table).indexOf(each));
  const way = (to ?? 0) > (from ?? 0) ? 'ArrowRight' : 'ArrowLeft';
  for (let i = 0; i < 16 && at(table) !== name; i++) await press(way);
  expect(at(table)).to.equal(name);
}

describe('<pip-run-fast-table> keyboard', () => {
  it('plays a whole match with keys alone, and the focus is never lost', async function () {
    this.timeout(240_000);
    const table = await seated({ seed: 'keys' });
    await myTurn(table);
    one(table, '.card').focus();
    for (let turn = 0; turn < 400; turn++) {
      const stage = await myTurn(table);
      expect(document.activeElement, `focus in the table (${stage})`).to.equal(table);
      if (stage === 'match-over') break;
      if (stage === 'round-over') {
        const next = button(table, /^Next round$/);
        await tabTo(() => focused(table) === next);
        await press('Enter');
        await table.updateComplete;
        continue;
      }
      const before = moves(table).length;
      if (at(table) === undefined) await tabTo(() => at(table) !== undefined);
      await press('Escape');
      const longest = table.moves().toSorted((a, b) => b.length - a.length);
      const move = longest[turn % Math.min(3, longest.length)] ?? '';
      for (const name of move.split(' ')) {
        await walkTo(table, name);
        await press(' ');
      }
      await press('Enter');
      await table.updateComplete;
      expect(moves(table).length, move).to.be.greaterThan(before);
    }
    expect(await myTurn(table)).to.equal('match-over');
  });

  it('goes on with Enter where the focus stands when a round is over', async () => {
    const table = await seated({ seed: 'enter' });
    await myTurn(table);
    one(table, '.card').focus();
    while ((await myTurn(table)) === 'turn') await table.play(table.moves()[0] ?? '');
    await waitUntil(() => focused(table) === one(table, '.panel'), 'the focus is on the panel');
    const rounds = table.toRecord().rounds.length;
    await press('Enter');
    await waitUntil(() => table.toRecord().rounds.length === rounds + 1, 'the next round');
  });

  it('has one tab stop in the hand and moves in it with arrows, Home and End', async () => {
    const table = await come({ hands: ['3s 3h 8c 8d Kh', '', ''] });
    const cards = hand(table);
    expect(all(table, '.card[tabindex="0"]')).to.have.length(1);
    one(table, '.card[tabindex="0"]').focus();
    await press('End');
    expect(at(table)).to.equal(cards.at(-1));
    await press('ArrowRight');
    expect(at(table)).to.equal(cards[0]);
    await press('ArrowLeft');
    expect(at(table)).to.equal(cards.at(-1));
    await press('Home');
    expect(at(table)).to.equal(cards[0]);
    expect(all(table, '.card[tabindex="0"]')).to.have.length(1);
  });

  it('jumps to a rank by its name, and from rank to rank', async () => {
    const table = await come({ hands: ['3s 3h 8c 8d 10h Js Kh', '', ''] });
    card(table, '3s').focus();
    const rank = () => at(table)?.slice(0, -1);
    await press('k');
    expect(rank()).to.equal('K');
    await press('1');
    await press('0');
    expect(rank()).to.equal('10');
    await press('j');
    expect(rank()).to.equal('J');
    await press('Home');
    const eights = hand(table).filter((each) => each.startsWith('8'));
    for (const eight of eights) {
      await press('8');
      expect(at(table)).to.equal(eight);
    }
    await press('Home');
    await press('ArrowUp');
    expect(rank()).to.equal(
      hand(table)
        .find((each) => !each.startsWith('3'))
        ?.slice(0, -1),
    );
    await press('ArrowDown');
    expect(at(table)).to.equal('3s');
  });

  it('toggles with Space, plays with Enter, puts down with Escape', async () => {
    const table = await come({ hands: ['3s 3h 8c 8d Kh', '', ''] });
    card(table, '3s').focus();
    await press(' ');
    await press('ArrowRight');
    await press(' ');
    await table.updateComplete;
    expect(picked(table)).to.deep.equal(['3s', '3h']);
    expect(card(table, '3s').getAttribute('aria-pressed')).to.equal('true');
    expect(naming(table)).to.equal('Pair of 3s');
    expect(said(table).at(-1)).to.equal('Pair of 3s, can be played.');
    await press('Escape');
    await table.updateComplete;
    expect(picked(table)).to.deep.equal([]);
    await press(' ');
    await press('Enter');
    await table.updateComplete;
    expect(moves(table)[0]).to.equal('3h');
    expect(document.activeElement).to.equal(table);
    expect(at(table), 'the place that it left keeps the focus').to.not.equal(undefined);
  });

  it('hurries others with Enter on a card and chooses ahead with Space', async () => {
    const table = await unseated({ pace: 20_000 });
    await table.load(played({ hands: ['4h', '3s', ''] }));
    await table.updateComplete;
    card(table, '4h').focus();
    await press(' ');
    await table.updateComplete;
    expect(picked(table), 'chosen ahead').to.deep.equal(['4h']);
    const hurry = async () => {
      if (table.moves().length === 0) await press('Enter');
      return table.moves().length > 0;
    };
    await waitUntil(hurry, 'my turn');
    await table.updateComplete;
    expect(picked(table), 'as it was').to.deep.equal(['4h']);
    expect(at(table)).to.equal('4h');
  });

  it('never takes the focus from the page when bots move', async () => {
    const table = await seated({ seat: 'none' });
    const field = document.createElement('input');
    table.after(field);
    field.focus();
    await myTurn(table);
    expect(document.activeElement).to.equal(field);
    field.remove();
  });
});
