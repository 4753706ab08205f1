import { expect } from '@open-wc/testing';
import { loaded } from './support/loaded.ts';
import { seated } from './support/run-fast.ts';
import { all, button, click, draggable, myTurn } from './support/table.ts';
import { waitUntil } from './support/wait.ts';

describe('a page with one <pip-run-fast-table>', () => {
  it('loads nothing of another game, bots, hints, rules and an end included', async () => {
    const table = await seated({ seed: 'alone', skill: 'normal' });
    await draggable(table);
    await myTurn(table);
    await click(table, button(table, /^Hint$/));
    await waitUntil(() => all(table, '.card[aria-pressed="true"]').length > 0, 'a hint');
    while ((await myTurn(table)) === 'turn') await table.play(table.moves()[0] ?? '');
    await waitUntil(() => all(table, '.result').length === 3, 'the sums');
    const menu = all(table, '.icon').find((each) => each.getAttribute('aria-label') === 'Rules');
    if (menu) await click(table, menu);
    await waitUntil(() => all(table, 'dialog[open] .rules').length === 1, 'the rules');
    const paths = loaded().filter((path) => /^\/(components|machines)\//.test(path));
    expect(paths.some((path) => path.includes('/run-fast/bots/'))).to.equal(true);
    expect(paths.filter((path) => /domino|rummy/.test(path))).to.deep.equal([]);
  });
});
