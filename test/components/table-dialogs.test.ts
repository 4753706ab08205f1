import { expect } from '@open-wc/testing';
import type { PipDominoTable } from '../../components/domino-table/domino-table.ts';
import { accessible } from './support/accessible.ts';
import { press } from './support/browser.ts';
import { seated, unseated } from './support/domino.ts';
import { othersPlay } from './support/others.ts';
import { all, button, focused, hasFocus, moves, myTurn, one } from './support/table.ts';
import { waitUntil } from './support/wait.ts';

/** Opens the menu, or from there what is called `name`. */
async function open(table: PipDominoTable, name?: RegExp): Promise<HTMLElement> {
  one(table, '.icon[aria-label="Menu"]').click();
  await shown(table, 'Menu');
  if (!name) return one(table, 'dialog');
  const before = one(table, 'dialog h2').textContent;
  button(table, name).click();
  await waitUntil(() => all(table, 'dialog h2')[0]?.textContent !== before, 'other');
  return one(table, 'dialog');
}

async function shown(table: PipDominoTable, title: string): Promise<void> {
  const is = () => all(table, 'dialog[open] h2')[0]?.textContent === title;
  await waitUntil(is, `${title} is shown`);
}

async function closed(table: PipDominoTable): Promise<void> {
  await waitUntil(() => all(table, 'dialog').length === 0, 'closed');
}

/** A table whose menu the keyboard has opened, and the button that it was on. */
async function openedByKey(): Promise<{ table: PipDominoTable; menu: HTMLElement }> {
  const table = await seated({ seed: 'a' });
  await myTurn(table);
  const menu = one(table, '.icon[aria-label="Menu"]');
  menu.focus();
  await press('Enter');
  await shown(table, 'Menu');
  return { table, menu };
}

describe('a table’s dialogs', () => {
  it('are modal: what is behind them can’t be reached, and Escape leads back to where one was', async () => {
    const { table, menu } = await openedByKey();
    expect(one(table, 'dialog').matches(':modal')).to.equal(true);
    expect(one(table, 'dialog').contains(focused(table))).to.equal(true);
    await press('Escape');
    await closed(table);
    expect(focused(table)).to.equal(menu);
  });

  it('stay closed where the table is rendered before the browser tells that they were', async () => {
    const { table, menu } = await openedByKey();
    const dialog = one(table, 'dialog');
    if (!(dialog instanceof HTMLDialogElement)) throw new Error('no dialog');
    // As Escape closes it; the event comes later.
    dialog.close();
    table.requestUpdate();
    await table.updateComplete;
    expect(dialog.open).to.equal(false);
    await closed(table);
    expect(focused(table)).to.equal(menu);
  });

  it('show the rules of this game, and the rule that a refusal cites', async () => {
    const table = await seated({ seed: 'a' });
    await myTurn(table);
    const dialog = await open(table, /^Rules$/);
    expect(dialog.textContent).to.contain('DRAW-8');
    one(table, 'dialog .head .icon').click();
    await closed(table);
    const refused = await table.play('pass').catch(() => null);
    expect(refused).to.equal(null);
    await table.updateComplete;
    button(table, /^See the rule$/).click();
    await waitUntil(() => all(table, 'dialog .about').length === 1, 'the rule');
    expect(one(table, 'dialog .about').textContent).to.contain('DRAW-8');
    expect(focused(table)).to.equal(one(table, 'dialog .about'));
  });

  it('tell the moves so far in words', async () => {
    const table = await seated({ seed: 'a' });
    await myTurn(table);
    await table.play(table.moves()[0] ?? '');
    await myTurn(table);
    const dialog = await open(table, /^Moves so far$/);
    const lines = [...dialog.querySelectorAll('li')].map((line) => line.textContent ?? '');
    expect(lines.length).to.be.at.least(moves(table).length);
    expect(lines.some((line) => line.startsWith('You played'))).to.equal(true);
  });

  it('ask before a match that runs is left', async () => {
    const table = await seated({ seed: 'a' });
    await myTurn(table);
    const record = table.toRecord();
    const dialog = await open(table, /^New match$/);
    expect(dialog.textContent).to.contain('Leave this match?');
    button(table, /^Keep playing$/).click();
    await closed(table);
    expect(table.toRecord()).to.deep.equal(record);
    await open(table, /^New match$/);
    button(table, /^Start a new one$/).click();
    await closed(table);
    expect(table.toRecord()).not.to.deep.equal(record);
  });

  it('don’t ask where nothing runs', async () => {
    const table = await unseated({ seed: 'a' });
    one(table, '.icon[aria-label="Menu"]').click();
    await shown(table, 'Menu');
    button(table, /^New match$/).click();
    await closed(table);
    expect(table.toRecord().rounds).to.have.length(1);
  });

  it('choose the next match’s options', async () => {
    const table = await seated({ seed: 'a' });
    await myTurn(table);
    const dialog = await open(table);
    const players = dialog.querySelector<HTMLSelectElement>('select[name="players"]');
    if (!players) throw new Error('no choice of players');
    players.value = '4';
    players.dispatchEvent(new Event('change'));
    await table.updateComplete;
    expect(table.toRecord().options).to.include({ players: 2 });
    button(table, /^New match$/).click();
    await shown(table, 'Leave this match?');
    button(table, /^Start a new one$/).click();
    await closed(table);
    expect(table.toRecord().options).to.include({ players: 4 });
  });

  it('hold the match while they are open', async () => {
    const table = await seated({ seed: 'a', seat: 'none', pace: 40 });
    const made = () => moves(table).length;
    await open(table);
    const before = made();
    await othersPlay();
    expect(made()).to.equal(before);
    one(table, 'dialog .head .icon').click();
    await waitUntil(() => made() > before, 'goes on');
  });

  it('switch sounds, questions and speed', async () => {
    const table = await unseated({});
    const dialog = await open(table);
    const [sound, confirm] = dialog.querySelectorAll<HTMLInputElement>('[role="switch"]');
    sound?.click();
    confirm?.click();
    dialog.querySelector<HTMLInputElement>('[name="speed"]')?.click();
    await table.updateComplete;
    expect(table.sound).to.equal(true);
    expect(table.confirm).to.equal(true);
    expect(table.pace).to.be.greaterThan(700);
  });

  it('are sound to axe: menu, rules, log, question', async () => {
    const table = await seated({ seed: 'a' });
    await myTurn(table);
    for (const name of [undefined, /^Rules$/, /^Moves so far$/, /^New match$/]) {
      await open(table, name);
      await accessible(table);
      await press('Escape');
      await closed(table);
    }
  });
});

describe('a table’s focus', () => {
  it('is not taken by a table that hasn’t it', async () => {
    const table = await seated({ seed: 'a', target: 20 });
    while ((await myTurn(table)) === 'turn') await table.play(table.moves()[0] ?? '');
    expect(hasFocus(table)).to.equal(false);
    expect(document.activeElement).to.equal(document.body);
  });

  it('goes to the result of a round that ends under the keyboard, not to its button', async () => {
    const table = await seated({ seed: 'a' });
    await myTurn(table);
    all(table, '.tile')[0]?.focus();
    while ((await myTurn(table)) === 'turn') await table.play(table.moves()[0] ?? '');
    await waitUntil(() => focused(table)?.matches('.panel'), 'at the panel');
    await press('Tab');
    expect(focused(table)?.textContent).to.match(/Next round|Play again/);
  });

  it('is still in the table when Pause becomes Go on', async () => {
    const table = await seated({ seed: 'a' });
    await myTurn(table);
    one(table, '.icon[aria-label="Pause"]').focus();
    await press('Enter');
    await waitUntil(() => all(table, '.icon[aria-label="Go on"]').length === 1, 'paused');
    expect(hasFocus(table)).to.equal(true);
  });
});
