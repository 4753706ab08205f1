import { expect } from '@open-wc/testing';
import { PipError } from '../../machines/error.ts';
import { warnings } from './support/events.ts';
import { seated, unseated } from './support/run-fast.ts';

describe('players of a <pip-run-fast-table>', () => {
  it('may say three, which goes without saying', async () => {
    const told = warnings();
    const table = await seated({ players: 3 });
    await Reflect.apply(table.start, table, [{ rounds: 8, players: 3 }]);
    expect(table.toRecord().options).to.deep.equal({ rounds: 8, clock: 0 });
    expect(told).to.deep.equal([]);
  });

  it('fall back to three where they are another number, with one warning', async () => {
    const told = warnings();
    const table = await seated({ players: 4 });
    await table.start();
    expect(table.toRecord().rounds).to.have.length(1);
    expect(told).to.have.length(1);
    expect(told[0]).to.match(/players="4".+accepted: 3\./);
  });

  it('are refused by start() where they are another number', async () => {
    const table = await unseated();
    const started: Promise<void> = Reflect.apply(table.start, table, [{ players: 2 }]);
    const error = await started.catch((wrong) => wrong);
    expect(error).to.be.instanceOf(PipError);
    expect(error).to.deep.include({ code: 'bad-option' });
    expect(error.detail).to.deep.equal({ field: 'players', accepted: '3' });
  });
});
