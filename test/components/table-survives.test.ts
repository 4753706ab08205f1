import { expect } from '@open-wc/testing';
import { seated, unseated } from './support/domino.ts';
import { hear } from './support/events.ts';
import { othersPlay } from './support/others.ts';
import { all, moves, myTurn } from './support/table.ts';
import { waitUntil } from './support/wait.ts';

const frames = (count: number): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => (count > 1 ? frames(count - 1).then(done) : done()));
  });

describe('a table survives', () => {
  it('being moved in the page', async () => {
    const table = await seated({ seed: 'a' });
    await myTurn(table);
    const record = table.toRecord();
    const place = document.createElement('section');
    document.body.append(place);
    place.append(table);
    expect(table.toRecord()).to.deep.equal(record);
    await table.play(table.moves()[0] ?? '');
    await myTurn(table);
    expect(moves(table).length).to.be.greaterThan(record.rounds[0]?.moves.length ?? 0);
    place.remove();
  });

  it('being taken out, where it waits, and put back', async () => {
    const table = await seated({ seed: 'a', seat: 'none', pace: 20 });
    const parent = table.parentElement;
    await waitUntil(() => moves(table).length > 0, 'plays');
    table.remove();
    const before = moves(table).length;
    await othersPlay();
    expect(moves(table).length).to.equal(before);
    parent?.append(table);
    await waitUntil(() => moves(table).length > before, 'goes on');
  });

  it('a script’s move while it is out of the page', async () => {
    const table = await seated({ seed: 'a' });
    await myTurn(table);
    const parent = table.parentElement;
    table.remove();
    const before = moves(table).length;
    await table.play(table.moves()[0] ?? '');
    expect(moves(table).length).to.equal(before + 1);
    parent?.append(table);
    expect(await myTurn(table)).to.equal('turn');
  });

  it('display: none, where nothing runs, and being shown again', async () => {
    const table = await seated({ seed: 'a', seat: 'none', pace: 20 });
    await waitUntil(() => moves(table).length > 0, 'plays');
    table.style.display = 'none';
    await frames(3);
    const before = moves(table).length;
    await othersPlay();
    expect(moves(table).length).to.equal(before);
    table.style.display = '';
    await waitUntil(() => moves(table).length > before, 'goes on');
  });

  it('growing from nothing', async () => {
    const table = await unseated({ seed: 'a' });
    table.style.height = '0px';
    table.style.width = '0px';
    await frames(2);
    await table.start();
    await myTurn(table);
    table.style.height = '560px';
    table.style.width = '700px';
    await waitUntil(() => all(table, '.tile').length > 0, 'a hand');
    const [tile] = all(table, '.tile');
    expect(tile?.getBoundingClientRect().width).to.be.greaterThan(10);
  });

  it('another table beside it', async () => {
    const [one, two] = [await seated({ seed: 'a' }), await seated({ seed: 'b', players: 3 })];
    await myTurn(one);
    await myTurn(two);
    const other = two.toRecord();
    await one.play(one.moves()[0] ?? '');
    await myTurn(one);
    expect(two.toRecord()).to.deep.equal(other);
  });

  it('start and load called one upon the other', async () => {
    const heard = hear('pip-start');
    const table = await unseated({ seed: 'a' });
    await Promise.all([table.start(), table.start({ players: 4 }), table.start({ players: 3 })]);
    expect(await myTurn(table)).to.equal('turn');
    expect(table.toRecord().options).to.include({ players: 3 });
    expect(heard).to.have.length(3);
    const record = table.toRecord();
    await Promise.all([table.start(), table.load(record), table.start({ players: 2 })]);
    expect(table.toRecord().options).to.include({ players: 2 });
  });

  it('a dialog open when it is taken out', async () => {
    const table = await seated({ seed: 'a' });
    await myTurn(table);
    const parent = table.parentElement;
    table.shadowRoot?.querySelector<HTMLElement>('[aria-label="Menu"]')?.click();
    await waitUntil(() => all(table, 'dialog[open]').length === 1, 'open');
    table.remove();
    parent?.append(table);
    await table.updateComplete;
    expect(all(table, 'dialog')).to.be.empty;
    expect(await myTurn(table)).to.equal('turn');
  });
});

describe('a table waits', () => {
  it('to begin until it comes near the viewport', async () => {
    const far = document.createElement('div');
    far.style.height = '5000px';
    document.body.append(far);
    const table = document.createElement('pip-domino-table');
    table.setAttribute('autostart', '');
    document.body.append(table);
    await table.updateComplete;
    await frames(3);
    expect(table.toRecord().rounds).to.be.empty;
    table.scrollIntoView();
    await waitUntil(() => table.toRecord().rounds.length === 1, 'begins');
    table.remove();
    far.remove();
    window.scrollTo(0, 0);
  });

  it('while its tab is hidden', async () => {
    const table = await seated({ seed: 'a', seat: 'none', pace: 20 });
    await waitUntil(() => moves(table).length > 0, 'plays');
    const hide = (hidden: boolean) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    hide(true);
    const before = moves(table).length;
    Reflect.deleteProperty(document, 'hidden');
    await othersPlay();
    expect(moves(table).length).to.equal(before);
    hide(false);
    Reflect.deleteProperty(document, 'hidden');
    await waitUntil(() => moves(table).length > before, 'goes on');
  });

  it('while it is paused, and a tap on the felt hurries what moves', async () => {
    const table = await seated({ seed: 'a', seat: 'none', pace: 60_000 });
    const before = moves(table).length;
    table.shadowRoot?.querySelector<HTMLElement>('.felt')?.click();
    await waitUntil(() => {
      table.shadowRoot?.querySelector<HTMLElement>('.felt')?.click();
      return moves(table).length > before + 1;
    }, 'hurried');
    table.shadowRoot?.querySelector<HTMLElement>('[aria-label="Pause"]')?.click();
    await table.updateComplete;
    const paused = moves(table).length;
    table.pace = 0;
    await othersPlay();
    expect(moves(table).length).to.equal(paused);
    table.shadowRoot?.querySelector<HTMLElement>('[aria-label="Go on"]')?.click();
    await waitUntil(() => moves(table).length > paused, 'goes on');
  });
});
