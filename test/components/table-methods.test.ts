import { expect } from '@open-wc/testing';
import { seated, unseated } from './support/domino.ts';
import { hear, warnings } from './support/events.ts';
import { all, moves, myTurn } from './support/table.ts';
import { waitUntil } from './support/wait.ts';

/** Why a promise was rejected. */
async function failure(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => null,
    (error: unknown) => Object(error).code ?? error,
  );
}

describe('start()', () => {
  it('takes a seed that is a number as it is written', async () => {
    const table = await unseated();
    Reflect.set(table, 'seed', 42);
    await table.start();
    await myTurn(table);
    expect(table.toRecord().rounds[0]?.seed).to.equal('42');
  });

  it('warns of any other seed and deals without it', async () => {
    const told = warnings();
    const table = await unseated();
    for (const seed of [true, {}]) {
      Reflect.set(table, 'seed', seed);
      await table.start();
      expect(await myTurn(table)).to.equal('turn');
    }
    expect(told).to.have.length(2);
  });

  it('rejects what isn’t options, and leaves the match that runs', async () => {
    const table = await seated({ seed: 'a' });
    await myTurn(table);
    const record = table.toRecord();
    for (const given of ['x', 3, true]) {
      expect(await failure(Reflect.apply(table.start, table, [given]))).to.equal('bad-option');
    }
    expect(table.toRecord()).to.deep.equal(record);
  });

  it('in a listener of pip-start leaves one match: the one that is shown', async () => {
    for (let tries = 0; tries < 6; tries++) {
      const table = await unseated({ seed: '' });
      table.addEventListener('pip-start', () => void table.start({ target: 50 }), { once: true });
      await table.start();
      expect(await myTurn(table)).to.equal('turn');
      await table.play(table.moves()[0] ?? '');
      await myTurn(table);
      expect(table.toRecord().options).to.include({ target: 50 });
      table.remove();
    }
  });
});

describe('load() while the table begins', () => {
  for (const begins of [
    { autostart: true },
    { save: 'brought' },
    { autostart: true, save: 'brought' },
  ]) {
    it(`brings its record before what ${Object.keys(begins).join(' and ')} would`, async () => {
      localStorage.removeItem('brought');
      const other = await seated({ seed: 'brought' });
      await myTurn(other);
      const record = other.toRecord();
      const table = document.createElement('pip-domino-table');
      Object.assign(table, begins);
      document.body.append(table);
      await table.load(record);
      await myTurn(table);
      expect(table.toRecord()).to.deep.equal(record);
      table.remove();
    });
  }

  it('begins as the attributes say where the record is none', async () => {
    const table = document.createElement('pip-domino-table');
    table.autostart = true;
    document.body.append(table);
    expect(await failure(Reflect.apply(table.load, table, [{ pip: 2 }]))).to.equal('bad-record');
    expect(await myTurn(table)).to.equal('turn');
    table.remove();
  });
});

describe('play()', () => {
  it('in a listener of pip-turn rejects a move that is refused, and makes one that isn’t', async () => {
    const table = await unseated({ seed: 'a' });
    const answers: Promise<unknown>[] = [];
    table.addEventListener('pip-turn', (event) => {
      const [move] = event.detail.moves ?? [];
      if (move === undefined || answers.length > 1) return;
      answers.push(failure(table.play('pass')), failure(table.play(move)));
    });
    await table.start();
    await myTurn(table);
    expect(await Promise.all(answers)).to.deep.equal(['illegal-move', null]);
  });

  it('is told in order: the move, then whose turn it is', async () => {
    const heard = hear('pip-move', 'pip-turn');
    const table = await seated({ seed: 'a', players: 4 });
    await myTurn(table);
    await table.play(table.moves()[0] ?? '');
    await myTurn(table);
    let made = 0;
    for (const { type, detail } of heard) {
      if (type === 'pip-move') made++;
      // Who is waited for follows from the moves told before.
      else expect(Object(detail).seat).to.be.a('number');
    }
    expect(made).to.equal(moves(table).length);
    const types = heard.map(({ type }) => type);
    expect(types[0]).to.equal('pip-turn');
    for (const [index, type] of types.entries()) {
      if (index > 0 && type === 'pip-turn') expect(types[index - 1]).to.equal('pip-move');
    }
  });
});

describe('hint()', () => {
  it('answers everybody who asks', async () => {
    const table = await seated({ seed: 'a' });
    await myTurn(table);
    const [one, two] = await Promise.all([table.hint(), table.hint()]);
    expect(one).to.be.a('string');
    expect(two).to.equal(one);
  });
});

describe('record', () => {
  it('that isn’t JSON is told as a bad record', async () => {
    const heard = hear('pip-error');
    const table = await unseated({ record: '{"pip":1,' });
    await waitUntil(() => heard.length > 0, 'told');
    expect(heard.map(({ detail }) => Object(detail).code)).to.deep.equal(['bad-record']);
    await table.updateComplete;
    expect(all(table, '.panel')).to.have.length(1);
  });
});
