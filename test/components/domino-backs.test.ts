import { expect } from '@open-wc/testing';
import type { PipDominoTable } from '../../components/domino-table/domino-table.ts';
import { press } from './support/browser.ts';
import { seated } from './support/domino.ts';
import { all, focused, myTurn, one } from './support/table.ts';
import { waitUntil } from './support/wait.ts';

const change = '.tools button[aria-label="Change your tiles’ back"]';

async function opened(table: PipDominoTable): Promise<void> {
  await waitUntil(() => all(table, 'dialog[open] .backs input').length === 16, 'the backs');
}

describe('<pip-domino-table> backs', () => {
  it('changes the back above the table, by keyboard alone', async () => {
    const table = await seated();
    await myTurn(table);
    one(table, '.chip');
    one(table, '.tile').focus();
    for (let i = 0; i < 30 && focused(table) !== one(table, change); i++)
      await press('Shift', 'Tab');
    expect(focused(table)).to.equal(one(table, change));
    await press('Enter');
    await opened(table);
    await press('ArrowRight');
    await waitUntil(() => table.back === 'wave', 'the next back is worn at once');
    await press('Escape');
    await waitUntil(() => all(table, 'dialog[open]').length === 0, 'closed');
    await waitUntil(() => focused(table) === one(table, change), 'the keyboard is where it was');
    // The match waited and goes on.
    expect(await myTurn(table)).to.equal('turn');
  });

  it('offers the same in the menu, where the bar has no room', async () => {
    const table = await seated({ width: 320, players: 4 });
    await myTurn(table);
    expect(getComputedStyle(one(table, change)).display).to.equal('none');
    one(table, '.tools button[aria-label="Menu"]').click();
    const inMenu = () =>
      all(table, 'dialog[open] button').find(({ textContent }) => textContent?.includes('back'));
    await waitUntil(() => inMenu() !== undefined, 'the menu');
    inMenu()?.click();
    await opened(table);
  });

  it('remembers the back beside a saved match', async () => {
    const save = 'backs-test';
    localStorage.removeItem(`${save}.back`);
    const first = await seated({ save });
    await myTurn(first);
    one(first, change).click();
    await opened(first);
    all(first, 'dialog input')
      .find((each) => each.getAttribute('value') === 'leaf')
      ?.click();
    await waitUntil(() => first.back === 'leaf', 'worn');
    first.remove();
    const again = await seated({ save });
    expect(again.back).to.equal('leaf');
    again.remove();
    localStorage.removeItem(`${save}.back`);
    localStorage.removeItem(save);
  });

  it('has nothing to change for who only watches', async () => {
    const table = await seated({ seat: 'none', pace: 60_000 });
    await table.updateComplete;
    expect(all(table, change)).to.have.length(0);
  });
});
