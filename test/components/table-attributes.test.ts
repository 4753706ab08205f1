import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { seated, unseated } from './support/domino.ts';
import { warnings } from './support/events.ts';
import { all, button, myTurn, one } from './support/table.ts';

describe('a table’s attributes', () => {
  it('fall back where they aren’t valid, with one warning that names what is', async () => {
    const told = warnings();
    const table = await unseated({
      players: 9,
      skill: 'genius',
      seat: '7',
      rules: 'chess',
      pace: -3,
    });
    await table.start();
    await table.start();
    await myTurn(table);
    expect(table.toRecord().options).to.include({ rules: 'draw', players: 2 });
    for (const field of ['players', 'skill', 'seat', 'rules', 'pace']) {
      const about = told.filter((line) => line.includes(`${field}=`));
      expect(about, field).to.have.length(1);
      expect(about[0]).to.match(/accepted: .+\./);
    }
  });

  it('name the field of a house’s own rules that isn’t valid', async () => {
    const told = warnings();
    const table = await unseated({});
    Object.assign(table, { rules: { base: 'draw', spinner: 'yes' } });
    await table.start();
    await myTurn(table);
    expect(table.toRecord().options).to.include({ rules: 'draw' });
    expect(told.filter((line) => line.includes('true, false (in rules.spinner)'))).to.have.length(
      1,
    );
  });

  it('start a match all the same where a record can’t be read, with a warning', async () => {
    const told = warnings();
    const table = await unseated({ record: '{"pip":1}', autostart: true });
    await myTurn(table);
    expect(told.filter((line) => /record=.+accepted: .+/.test(line))).to.have.length(1);
  });

  it('say what is wrong with a record of another game', async () => {
    const told = warnings();
    const record = JSON.stringify({ pip: 1, game: 'rummy', options: {}, rounds: [] });
    await myTurn(await unseated({ record, autostart: true }));
    expect(told.filter((line) => /at \/game; accepted: dominoes/.test(line))).to.have.length(1);
  });

  it('that the rules don’t have are ignored with a warning', async () => {
    const told = warnings();
    const table = await unseated({});
    table.setAttribute('hand-size', '9');
    await table.start();
    await myTurn(table);
    expect(told.filter((line) => line.includes('hand-size'))).to.have.length(1);
  });

  it('never break the page, whatever they say', async () => {
    warnings();
    const names = ['players', 'seat', 'clock', 'rules', 'target', 'hand-size', 'skill', 'names'];
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.constantFrom(...names), fc.string(), { minKeys: 1 }),
        async (given) => {
          const table = await unseated({});
          for (const [name, value] of Object.entries(given)) table.setAttribute(name, value);
          await table.start();
          expect(table.toRecord().rounds).to.have.length(1);
          table.remove();
        },
      ),
      { numRuns: 25 },
    );
  });

  it('never break the page as properties either', async () => {
    warnings();
    const names = [
      'players',
      'seat',
      'clock',
      'rules',
      'target',
      'handSize',
      'skill',
      'names',
      'pace',
    ];
    const anything = fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true });
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.constantFrom(...names), anything, { minKeys: 1 }),
        async (given) => {
          const table = await unseated({});
          Object.assign(table, given);
          await table.start();
          await table.updateComplete;
          expect(table.toRecord().rounds).to.have.length(1);
          table.remove();
        },
      ),
      { numRuns: 40 },
    );
  });

  it('changed in the middle of a match count from the next one', async () => {
    const table = await seated({ seed: 'a', players: 2 });
    await myTurn(table);
    table.setAttribute('players', '3');
    table.setAttribute('target', '50');
    await table.updateComplete;
    expect(table.toRecord().options).to.include({ players: 2, target: 100 });
    await table.start();
    expect(table.toRecord().options).to.include({ players: 3, target: 50 });
  });

  it('name the seats at once', async () => {
    const table = await seated({ seed: 'a', players: 3 });
    table.names = 'Ada, , Bo';
    await table.updateComplete;
    await table.updateComplete;
    const names = all(table, '.chip .name').map((name) => name.textContent);
    expect(names).to.deep.equal(['Ada', 'Nora', 'Bo']);
  });

  it('put the person at the bottom, whatever the seat', async () => {
    const table = await seated({ seed: 'a', players: 4, seat: '2' });
    expect(await myTurn(table)).to.equal('turn');
    expect(one(table, '.chip').dataset.seat).to.equal('2');
  });

  it('ask before each play where they are told to', async () => {
    const table = await seated({ seed: 'a', confirm: true });
    await myTurn(table);
    const made = () => table.toRecord().rounds[0]?.moves.length;
    const before = made();
    const choose = async () => {
      all(table, '.tile')
        .find((tile) => !tile.matches('[aria-disabled="true"]'))
        ?.click();
      await table.updateComplete;
      button(table, /^(Play|Left)/).click();
      await table.updateComplete;
    };
    await choose();
    expect(made()).to.equal(before);
    button(table, /^No$/).click();
    await table.updateComplete;
    expect(made()).to.equal(before);
    await choose();
    button(table, /^Yes$/).click();
    expect(made()).to.be.greaterThan(before ?? 0);
  });
});
